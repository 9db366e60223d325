# Amit a bot a játékok körül mond, magyarul.

language-name = Magyar
listing = { $first } és { $last }
computer-names = Mici, Cirmi, Kormi, Foltos, Bolyhos, Mirci
level-names = kiscica, házimacska, egerész, kandúr, tigris

## Az előszoba

lobby-title = { $game } — új asztal ({ $table })
lobby-missing = { $missing ->
    [one] Még egy játékos kell: nyomd meg a Leülök gombot, vagy ültess le egy gépet.
   *[other] Még { $missing } játékos kell: nyomjátok meg a Leülök gombot, vagy ültessetek le gépeket.
}
lobby-ready = Megvan a létszám. Nyomd meg az Indítást, vagy várj még másokra.
lobby-cancelled = Ezt az asztalt ({ $game }) kezdés előtt elpakolták.
seat-person = • { $name }
seat-computer = • { $name } (gép, { $level }. szint: { $rung })

## A tábla

board-title = { $game } · asztal: { $table }
board-turn = ▶ { $names } következik.
board-choosing = ▶ Még választ: { $names }.
board-given-up = { $count ->
    [one] { $names } feladta; a helyén gép játszik tovább.
   *[other] { $names } feladták; a helyükön gépek játszanak tovább.
}
board-paused = Ez az asztal ({ $table }) szünetel, mert nem sikerült visszaolvasni a feljegyzését. Semmi sem veszett el; a bot gazdája értesült róla.
reason-resigned = { $winner } nyert: mindenki más feladta.
reason-stopped = { $name } itt abbahagyja, ennyivel:
reason-deserted = Nem maradt, aki továbbjátsszon, ezért az asztal bezárt.
score-line = { $name }: { $points }
score-line-parts = { $name }: { $points } ({ $parts })

## Gombok

button-join = Leülök
button-leave = Felállok
button-computer = + Gép
button-start = Indítás
button-cancel = Elpakolás
button-option = { $name }: { $value }
button-move = Lépek
button-hand = A kezem
button-undo = Visszavonás
button-rules = Szabályok
button-rematch = Visszavágó
button-coda = Kör vége
button-order = Megbízás
button-order-end = ✕ Vége: { $order }
button-type = Beírom…
button-back = ‹ Vissza
button-confirm = ✓ Legyen
button-previous = ‹ Előző
button-next = Következő ›
button-table = { $game } · { $table }

## Billentyűk és kezek

pad-row = { $row }. sor
pad-part = { $first } … { $last }
pad-preview = { $move }? Ez történne:
pad-preview-dark = { $move }? Hogy mi lesz belőle, az csak utána derül ki.
hand-title = { $game } · asztal: { $table } — csak neked

hand-closed-door = Nem tudok neked privátban írni, ezért nem is próbálom újra: ez a gomb mindig megmutatja a kezed. Ha már fogadsz üzeneteket, a „/hands be” visszahozza őket.

## Megbízások

orders-title = { $game } · { $table } asztal — megbízásaid, csak neked
orders-about = A megbízás helyetted lép, amikor te jössz, egy kis idő múlva, mintha te nyomtad volna meg a gombot. Más nem látja, és a saját lépésedtől sem tudja megkülönböztetni; közben te is léphetsz, megváltoztathatod, visszavonhatod. Egy fordulóra szól.
orders-none = Nem hagytál hátra megbízást.
orders-line = • Megbízásod: { $order }.
orders-line-later = • Megbízásod a következő, { $round }. fordulóra: { $order }.
orders-no-more = Most nincs miről rendelkezned.
order-words-none = semmi, nincs, vége, none, off

## Szabályok, súgó, köszöntés

invite-code = Küldd el a barátaidnak: /join { $code }
    Egy hétig bármelyik csatornára vagy üzenetküldőbe elhozza az asztalt, ahol ott vagyok.
rules-title = { $game } — szabályok, { $page }/{ $pages }. oldal
rules-names = Anna, Bence, Cili, Dóri, Erik
rules-which = Melyik játék szabályait olvasnád?
help-title = Ezt kérheted tőlem:
help-new = /new { $game } — asztalt nyit itt; a „/new { $game } alone” rögtön indul, gépek ellen, ha többen kellenek hozzá, az „alone=tigris” a legerősebbek ellen, a „seats=3 computer” egyet ültet közétek
help-join = /join, /leave, /computer 2 — leülsz, felállsz, leültetsz egy gépet (1–5. szint: { level-names })
help-start = /start — indulhat a játék, ha elegen ülnek; előtte „/option ghosts off” másik változatra vált, /cancel elpakolja az asztalt
help-move = /m c4 — lépsz; a puszta /m a gombokat mutatja
help-undo = /undo — visszaveszed az utolsó lépésed, amíg senkinek sem árult el újat
help-hand = /hand — amit csak te láthatsz
help-order = /order bid 6 — megbízás azokban a játékokban, ahol van ilyen: helyetted lép, amíg nem vagy itt; a /order magában megmutatja a tieidet, a „/order none” véget vet nekik
help-show = /show — friss tábla ide; /text — a tábla szavakban
help-rules = /rules — hogyan megy a játék
help-invite = /invite — kód, amely máshová is elviszi az asztalt: „/join KÓD”; /thread — külön szál; /hands ki — nem küldöm el magamtól, mi van a kezedben
help-tables = /tables — hol játszol éppen; /resign — feladod
help-language = /language en — veled angolul beszélek; „/language en here” — itt mindenkivel
welcome-title = Szia! Ülj le és játssz:
welcome-game = { $game } — { $blurb }
welcome-solo = { $game } egyedül
welcome-alone = { $game }: játék { $others ->
    [one] gép
   *[other] gépek
} ellen
welcome-together = { $game }: játék { $others ->
    [one] egy baráttal
   *[other] barátokkal
}

## Asztalok

tables-none = Egy asztalnál sem ülsz. A „/new” nyit egyet.
tables-title = Az asztalaid:
table-of = { $game } · { $table } ({ $names })
tables-line = • { $table }: { $standing }
tables-lobby = játékosokra vár
tables-yours = te jössz!
tables-others = { $names } következik
tables-paused = szünetel
which-table = Melyik asztalra gondolsz?
language-which = Milyen nyelven beszéljek veled?

## Ami megtörtént

done-joined = Leültél.
done-left = Felálltál az asztaltól.
done-cancelled = Az asztal el van pakolva.
done-turn = Megvan. Most a többiek jönnek.
done-undone = Visszavetted.
done-order = Meglesz.
done-order-none = Ez a megbízás véget ért.
done-resigned = Feladtad.
done-shown = Az asztal mostantól itt is látszik.
done-thread = Az asztal a saját szálában folytatódik.
done-hands-on = Mostantól magamtól elküldöm privátban, mi van a kezedben.
done-hands-off = Mostantól csak akkor mutatom meg, mi van a kezedben, ha kéred.
done-language = Mostantól magyarul beszélek veled.
done-language-here = Mostantól magyarul beszélek itt.

## Ami nem ment

refuse-unknown = Nem ismerem ezt: „/{ $verb }”. A /help elmondja, mit ismerek.
refuse-which-game = Melyik játékot? Például: /new { $games }
refuse-no-game = Nincs ilyen játék: „{ $game }”. Ami van: { $games }.
refuse-order = Ezzel itt nem tudok mit kezdeni: „{ $word }”.
refuse-level = A gép szintjei 1-től 5-ig: { level-names }; a „none” elküldi az utolsót. Ez egyik sem: „{ $word }”.
refuse-seated = Már ülsz ennél az asztalnál.
refuse-full = Ennél az asztalnál minden hely foglalt.
refuse-too-few = { $missing ->
    [one] Még egy játékos kell az induláshoz.
   *[other] Még { $missing } játékos kell az induláshoz.
}
refuse-started = Ez a játék már elkezdődött.
refuse-not-started = Ez a játék még nem kezdődött el.
refuse-gone = Ezt az asztalt már nem lehet átrendezni.
refuse-not-seated = Nem ülsz ennél az asztalnál.
refuse-no-computer = Ennél az asztalnál nem ül gép.
refuse-not-over = Még tart a játék: előbb fejezzétek be.
refuse-over = Ez a játék már véget ért.
refuse-paused = Ez az asztal szünetel, mert nem sikerült visszaolvasni a feljegyzését. A többi asztal rendben megy tovább.
refuse-resigned = Ezt a játékot már feladtad.
refuse-stale = Ez a gomb egy régebbi álláshoz tartozik. Nézd meg a legfrissebb táblát!
refuse-not-your-turn = Most nem te jössz, hanem { $names }.
refuse-nonsense = Ezt nem értem: „{ $text }”. { $syntax }
refuse-nonsense-or-name = Ezt nem értem: „{ $text }”. { $syntax } Itt ülnek: { $names }.
refuse-whose-name = Nem tudom, kire gondolsz: „{ $text }” illik rájuk is: { $names }. Írj többet a névből, vagy írd be a számát.
refuse-ambiguous = { THE($text, start: "yes") } „{ $text }” többfélét is jelenthet: { $moves }. Melyik legyen?
refuse-why = { $why }
refuse-in-public = Ez titkos lépés, itt pedig mindenki olvassa. Tedd meg kettesben velem: a tábla alatti gomb odavezet.
refuse-no-table = Nem tudok ilyen asztalról.
refuse-nothing-here = Itt egyik asztal sem vár erre. A „/tables” megmutatja a tieidet, a „/new” nyit egyet.
refuse-invite = Ez a meghívó nem érvényes, vagy már lejárt.
refuse-thread = Itt nem lehet külön szálat nyitni.
refuse-switch = Írd utána: „be” vagy „ki”.
refuse-busy = Annyian nyomják egyszerre, hogy elvesztettem a fonalat. Próbáld újra!
refuse-no-orders = Ebben a játékban nincsenek megbízások.
refuse-order-now = „{ $text }”: erre most nem adhatsz megbízást. A /order megmutatja, mire igen.
undo-nothing-to-undo = Nincs mit visszavenned.
undo-over = A játék véget ért, most már semmit sem lehet visszavenni.
undo-others-moved = Azóta már más lépett: késő visszavenni.
undo-revealed = Ez a lépés valakinek újat árult el, ezért marad.

## Amit a `doctor` talál

doctor-no-token = Még egyik üzenetküldőnek sincs tokenje: állítsd be a PURRLOR_DISCORD_TOKEN vagy a PURRLOR_TELEGRAM_TOKEN értékét. A „python -m bot play” egyiket sem kéri.
doctor-database = Az adatbázis rendben van: { $file }, { $size } KB.
doctor-database-bad = Az adatbázis nem használható: { $why }
