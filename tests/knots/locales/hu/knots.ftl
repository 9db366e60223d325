knots-title = Csomók
knots-blurb = Mindenki a saját lapjára köt, egyszerre, aztán közös takarót varrtok. Csak próbához.
knots-syntax = Mondj egy kockát és egy mezőt, például „1 c4”; aztán „fest 2 +1”, „gombolyag -”, „szám c4 3”, „hurok c4 c5”, „kész”; végül „varr 1,-2” vagy „lop 2”.
knots-option-size = Lap
knots-option-size-small = kicsi
knots-option-size-large = nagy
knots-option-edition = Kiadás
knots-option-edition-first = első
knots-option-edition-second = második

knots-prompt-knit = Köss még { $left } kockát ezekből: { $dice }.
knots-prompt-free = Tartozol egy számmal: írd bármelyik üres mezőbe.
knots-prompt-loop = Tartozol egy hurokkal: egy üres mező, vagy kettő, ha összeér.
knots-prompt-done = Már semmivel sem tartozol. Kész vagy?
knots-prompt-sew = Varrj fel még { $patches } foltot, vagy lopj helyette egy gombolyagot.

knots-button-die = { $die }. kocka ({ $face })
knots-button-dye = Festés
knots-button-ball = Gombolyag
knots-button-more = eggyel több kocka
knots-button-fewer = eggyel kevesebb kocka
knots-button-up = eggyel fel
knots-button-down = eggyel le
knots-button-half = a fele
knots-button-free = A járó szám
knots-button-loop = A járó hurok
knots-button-done = Kész
knots-button-lay = Varrás ide:
knots-button-steal = Lopás tőle:
knots-button-cat = { $cat }. macska
knots-face-cat = macska
knots-face-none = egy sem

knots-word-done = kész, készvagyok
knots-word-lay = varr, varrok
knots-word-steal = lop, lopok
knots-word-dye = fest, festek
knots-word-ball = gombolyag
knots-word-free = szám
knots-word-loop = hurok

knots-news-deal = Előkerült a fonal: { $rounds } kör lesz.
knots-news-dice = { $round }. kör. A kockák: { $dice }.
knots-news-opened = { $name } megmutatja a lapját: csomós mezők { $knots }, hurkok { $loops }.
knots-news-lay = { $name } foltot varr ide: { $to }. Ezért járó fonal: { $wool }.
knots-news-steal = { $name } gombolyagot lop. A károsult: { $victim }.
knots-news-knit = Ide került: { $to } – { $piece }. kocka ({ $face }).
knots-news-free = A járó szám, { $face }, ide került: { $to }.
knots-news-loop = Hurok itt: { $to }.
knots-news-knot = Csomó { $number } számból: { $cells } mező.
knots-news-dye = Most ennyit mutat: { $face } – { $die }. kocka.
knots-news-ball = Még megköthető kockák: { $left }.

knots-why-over = Elfogyott a fonal.
knots-why-not-your-turn = Nem te következel.
knots-why-knit-first = Előbb minden macska megköti a magáét.
knots-why-sew-first = A lapok nyitva vannak: most a takarót varrjátok.
knots-why-owed = { $what ->
    [free] Előbb írd be a számot, amellyel tartozol.
   *[loop] Előbb tedd le a hurkot, amellyel tartozol.
}
knots-why-nothing-owed = Semmivel sem tartozol.
knots-why-not-done = Tudsz még kötni.
knots-why-no-ball = Most nincs ilyen gombolyagod.
knots-why-no-dye = Ezt a kockát nem festheted így.
knots-why-taken = Ez a mező már foglalt: { $cell }.
knots-why-apart = Ezek a mezők nem érnek össze.
knots-why-die-used = Ez a kockád már nincs meg: { $die }.
knots-why-no-dice-left = Megkötöttél már annyi kockát, amennyit lehet.
knots-why-no-victim = Nincs ilyen macska, akitől lophatnál.
knots-why-no-wool = Nincs ott ellopható fonal.
knots-why-not-beside = A folt csak a takaró melletti üres helyre kerülhet.

knots-alt-sews = Most { $name } varr.
knots-alt-table = { $round }. kör, kockák: { $dice }; felvarrt foltok: { $patches }.
knots-alt-seat = { $name }: fonal { $wool }, csomós mezők { $knots }, hurkok { $loops }, macskák { $cats }, magányos számok { $numbers }{ $done ->
    [true] , kész
   *[false] {""}
}.

knots-brief = Kockák: { $dice }. Megköthető: { $left }. Tartozás: { $owed }. Fonal: { $wool }.
knots-brief-wool = Fonal: { $wool }.
knots-sketch-head = { $round }. kör, kockák: { $dice }, varrni való folt: { $patches }
knots-sketch-own = A kockáid: { $dice }, köthetsz még: { $left }, festhetsz: { $dyes }, gombolyagod: { $balls }, jár: { $owed }
knots-sketch-done = kész: { $names }
knots-sketch-quilt = A takaró:
knots-sketch-seat = { $seat } { $name }, fonal { $wool }:
knots-sketch-legend = # a közepe, számjegy: kinek a foltja; . üres, c macska, o hurok, A–E csomó 1–5-ből
knots-label-round = kör
knots-label-wool = fonal

knots-rules = Minden macska a négy közös kockából hármat köt a saját lapjára, rejtve, amíg mind el nem készültek. A hatos után egy szám jár; ha annyi egyforma szám ér össze, amennyit mutatnak, csomó lesz belőlük, és hurok jár érte. Aztán jön a takaró. A csomós mezők, a hurkok és a fonal pontot érnek.
knots-reason-cast-off = Elfogyott a fonal: a legszebb kötés gazdája { $winner }.
knots-score-knots = csomók { $points }
knots-score-loops = hurkok { $points }
knots-score-wool = fonal { $points }
