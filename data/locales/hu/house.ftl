# Macskalak magyarul.
# A `house-word-…` sorok azt adják meg, mit lehet begépelni; a `house-tell-…` sorok azt mondják el, mi
# történt, többnyire többen egymás után.

house-title = Macskalak
house-blurb = Ugyanazokat a kockákat mindenki a saját házába írja: az egyforma számokból szobák lesznek, beköltöznek a macskák, sajtot rágcsálnak az egerek. Senki sem vár senkire. Egy–hat főre.

house-option-level = Szint
house-option-level-1 = 1. szint, elsőre
house-option-level-2 = 2. szint, sorok és oszlopok
house-option-level-3 = 3. szint, négy terület
house-option-level-4 = 4. szint, nő a ház
house-option-abilities = Képességek
house-option-abilities-first = a négy egyszerű
house-option-abilities-random = bármelyik négy

house-word-cat = macska, macskát, cica, cicát
house-word-mouse = egér, egeret
house-word-star = csillag, csillagra
house-word-write = ír, írom, beír, beírom
house-word-room = szoba, szobát
house-word-open = nyit, nyitom, megnyit
house-word-done = kész, készen, mehet

house-syntax = A 2. kocka a c4 mezőbe: „2 c4”. Egy macska a sávon: „1 macska”. Amivel tartozol: „ír c4”, vagy számmal együtt „ír c4 5”. Képességek a betűjükkel: „A 2”, „B 2 +”, „H 2 egér”. Ha elkészültél: „kész”.

## Mondatrészek

house-symbol = { $symbol ->
    [cat] macska
    [mouse] egér
   *[other] { $symbol }
}
house-die = { $die }. kocka ({ $face })
house-die-used = { $die }. kocka (elhasználva)
house-dice-none = nincs
house-ability = { $number } { $letter } – { $letter ->
    [A] egy kockához nem kell szomszéd
    [B] egy számkocka eggyel több vagy kevesebb
    [C] egy egérkockából szám lesz
    [D] egy 3-as bárhova
    [E] eggyel több vagy kevesebb kocka
    [F] 2-esből 5-ös, vagy 5-ösből 2-es
    [G] egy szabad szám átköltözik
    [H] egy számkockából macska vagy egér lesz
    [I] két egyforma kocka egy mezőbe
    [J] a sarkos érintkezés is szomszédság
    [K] rögtön: bármilyen jel bárhova
   *[L] rögtön: egy egér, vagy kettő egymás mellé
}

## Gombok

house-button-sheet = A lapom
house-button-star = Csillag
house-button-write = Beírom:
house-button-room = Szoba:
house-button-open = Megnyitom:
house-button-done = Kész
house-button-cross = macska áthúzása
house-button-more-dice = eggyel több kocka
house-button-fewer-dice = eggyel kevesebb kocka
house-button-more-number = eggyel több
house-button-fewer-number = eggyel kevesebb
house-button-use = { $letter ->
    [A] A: egy kocka bárhova
    [B] B: egy kocka ±1
    [C] C: egérből szám
    [D] D: egy 3-as
    [E] E: kockák ±1
    [F] F: 2 és 5 csere
    [G] G: szám költözik
    [H] H: macska vagy egér
    [I] I: dupla
    [J] J: sarkosan is
    [K] K: bármilyen jel
   *[L] L: egerek
}
house-button-use-more = { house-button-use } ({ $left }×)

## Mi a teendő

house-prompt-stars = Írd be az eredményeket egy-egy csillagra; a harmadikkal elkészültél. Az eredmények: { $dice }.
house-prompt-write = { $left ->
    [one] { $round }. forduló: még 1 kockát használj fel. Kockáid: { $dice }.
   *[other] { $round }. forduló: még { $left } kockát használj fel, egymás mellé írva. Kockáid: { $dice }.
}
house-prompt-abilities = Használható képességeid: { $abilities }.
house-prompt-write-owed = TARTOZOL EGY SZÁMMAL: ezt írd be egy tetszőleges üres mezőbe: { $number }.
house-prompt-write-any = TARTOZOL EGY SZÁMMAL: írj be egy tetszőleges üres mezőbe egy számot 2-től 5-ig.
house-prompt-room = VÁLASSZ SZOBÁT: több egyforma szám ér össze, mint amennyi kell. Melyik { $number } mezőből legyen szoba?
house-prompt-open = { $number ->
    [one] MEZŐVEL TARTOZOL: nyiss meg még 1 zárt mezőt.
   *[other] MEZŐKKEL TARTOZOL: nyiss meg még { $number } zárt mezőt, egymás mellett.
}
house-prompt-k = TARTOZOL EGY JELLEL: írj be most bármilyen jelet bármelyik üres mezőbe.
house-prompt-l = TARTOZOL EGY EGÉRREL: rajzolj be most egyet egy tetszőleges üres mezőbe, vagy kettőt két szomszédos mezőbe.
house-prompt-then = Utána még { $count } tartozásod lesz.
house-prompt-done = Mindent beírtál: fejezd be a fordulót, vagy vonj vissza valamit.
house-prompt-lost = Már egy kocka sem fér be: elvész, ami megmaradt ({ $left }), hacsak egy képesség nem segít.
house-brief = { $what ->
    [stars] A csillagokra: { $dice }.
   *[dice] Kockáid: { $dice }. Felhasználandó: { $left }.
}
house-brief-done = Elkészültél; mások még írnak.

## Mi történt

house-place = { $piece } ({ $to })
house-many = { $many ->
    [2] két
    [3] három
    [4] négy
   *[other] { $many }
}
house-share = { $name } { $count }
house-cells = { $count } mezőt
house-more = { $count } új mező
house-tell-tiles = A képességek: { $abilities }.
house-tell-opened = { $count ->
    [0] { $name } semmit sem írt be.
   *[other] { $tone ->
        [b] { $name }: { $count } új mező.
        [c] { $count } mezőt írt be { $name }.
        [d] { $name } { $count } mezővel haladt.
        [e] { $name } házában { $count } mező telt meg.
        [f] { $name } { $count } jelnek talált helyet.
       *[a] { $name } { $count } mezőt töltött ki.
    }
}
house-tell-first = { $round ->
    [1] Ez még csak az első forduló, és máris áll egy szoba!
   *[other] { $count ->
        [one] Áll a játék első szobája!
       *[other] Állnak a játék első szobái!
    }
}
house-tell-built = { $what ->
    [room2] { $tone ->
        [b] Elkészült egy kuckó, { $name } 2-es szobája.
        [d] { $name } befészkelte magát egy új, 2-es szobába.
        [c] { $name } falat húz, és már kész is egy 2-es szoba.
       *[a] { $name } felépített egy 2-es szobát!
    }
    [room3] { $tone ->
        [b] { $name } házában új szoba nyílt, egy 3-as.
        [c] Egymásra találtak a 3-asok: { $name } szobát épített belőlük!
       *[a] { $name } felépített egy 3-as szobát!
    }
    [room4] { $tone ->
        [b] Itt már van hely dorombolni: { $name } 4-es szobát épített!
       *[a] Szalon { $name } házában: felépült egy 4-es szoba!
    }
    [room5] { $tone ->
        [b] Ennél nagyobbat senki sem építhet: { $name } 5-ös szobája!
       *[a] Bálterem! { $name } felépített egy 5-ös szobát!
    }
   *[several] { $tone ->
        [b] Repül a vakolat! { $name } új szobái: { $rooms }.
       *[a] { $name } egyszerre több szobát épített: { $rooms }!
    }
}
house-tell-mice = { $tone ->
    [b] Cincogás hallatszik: { $name } házában { house-many } új egér van.
    [c] Nyitva maradt a kamra: { $name } házába { house-many } egér szaladt be.
   *[a] { $name } házába { house-many } egér költözött.
}
house-tell-cats = { $tone ->
    [b] Nyitva maradt az ajtó: { $name } házában { house-many } új macska van.
   *[a] { $name } házába { house-many } macska vonult be.
}
house-tell-track = { $tone ->
    [b] Mindent a macskákért: { $name } { house-many } macskát húzott át a sávon.
   *[a] { $name } { house-many } macskát húzott át a sávon.
}
house-tell-nearly = { $also ->
    [yes] Ott már csak { $left } üres mező maradt.
   *[no] { $tone ->
        [b] Fogy a hely { $name } házában: { $left } üres mező van még.
        [c] Mindjárt kész: { $name } házából { $left } mező hiányzik.
       *[a] { $name } házában már csak { $left } üres mező maradt.
    }
}
house-tell-full = { $also ->
    [yes] És ezzel meg is telt a ház!
   *[no] { $tone ->
        [b] { $name } házában egyetlen üres sarok sem maradt.
        [c] { $name } háza az utolsó mezőig tele van.
       *[a] Ezzel { $name } háza megtelt!
    }
}
house-tell-alike = { $quiet ->
    [all] { $tone ->
        [b] A kőművesek pihennek: mindenki { house-cells } írt be.
        [c] Most egy fal sem épült: mindenki { house-cells } töltött ki.
        [d] Sercegnek a ceruzák, de új szoba nincs: fejenként { house-more }.
       *[a] Ebben a fordulóban nem épült szoba: mindenki { house-cells } töltött ki.
    }
    [yes] { $tone ->
        [b] A kőművesek pihennek: { $names } { $count }-{ $count } mezőt írt be.
        [c] Most egy fal sem épült: { $names } { $count }-{ $count } mezőt töltött ki.
        [d] Sercegnek a ceruzák, de új szoba nincs: { $count }-{ $count } új mező, { $names }.
       *[a] Ebben a fordulóban nem épült szoba: { $names } { $count }-{ $count } mezőt töltött ki.
    }
   *[no] { $tone ->
        [b] { $names } { $count }-{ $count } mezőt írt be.
        [c] { $count }-{ $count } új mező: { $names }.
        [d] Közben { $names } { $count }-{ $count } mezővel haladt.
       *[a] { $names } { $count }-{ $count } mezőt töltött ki.
    }
}
house-tell-each = { $quiet ->
   *[yes] { $tone ->
        [b] A kőművesek pihennek. Beírt mezők: { $shares }.
        [c] Most egy fal sem épült. Új mezők: { $shares }.
        [d] Sercegnek a ceruzák, de új szoba nincs. Beírt mezők: { $shares }.
       *[a] Ebben a fordulóban nem épült szoba. Új mezők: { $shares }.
    }
    [no] { $tone ->
        [b] Beírt mezők: { $shares }.
        [c] Ennyi mező telt meg közben: { $shares }.
        [d] A mezők pedig: { $shares }.
       *[a] Új mezők: { $shares }.
    }
}
house-tell-stars = A csillagokra: { $dice }.
house-tell-dice = { $roll ->
    [first] Indul az építkezés! Az első dobás: { $dice }.
    [same] { $round }. forduló, mind a négy egyforma: { $dice }!
    [animals] { $round }. forduló, egyetlen szám sincs: { $dice }!
    [three] { $tone ->
        [b] Három egyforma, { $round }. forduló: { $dice }.
       *[a] { $round }. forduló, háromszor ugyanaz: { $dice }.
    }
    [pairs] { $tone ->
        [b] Mindenből kettő, { $round }. forduló: { $dice }.
       *[a] { $round }. forduló, két pár: { $dice }.
    }
    [numbers] { $tone ->
        [b] Csupa szám, { $round }. forduló: { $dice }.
       *[a] { $round }. forduló, állat sehol: { $dice }.
    }
   *[plain] { $tone ->
        [b] Gurulnak a kockák, { $round }. forduló: { $dice }.
        [c] { $round }. forduló, ezt dobtuk: { $dice }.
        [d] Jöhet { THE($round) } { $round }. forduló: { $dice }.
       *[a] { $round }. forduló, a kockák: { $dice }.
    }
}
house-tell-ahead = { $tone ->
    [b] Most { $name } vezet, az előnye { $margin } pont.
    [c] { $name } mindenkit megelőzött, { $margin } pont a különbség.
   *[a] { $name } átveszi a vezetést, az előnye { $margin ->
        [one] egyetlen pont
       *[other] { $margin } pont
    }.
}
house-tell-written = { $tone ->
    [b] A ceruza ezt hagyta maga után: { $places }.
    [c] Új a lapon: { $places }.
    [e] Ez került a lapra: { $places }.
    [d] Hát ide kerültek: { $places }.
   *[a] Beírva: { $places }.
}
house-tell-wrote = { $tone ->
    [b] { THE($die, start: "yes") } { $die }. kocka helye { $to }: { $piece }.
    [c] { $to }: { $piece } { THE($die) } { $die }. kockáról.
   *[a] { $die }. kocka: { $piece } ide: { $to }.
}
house-tell-starred = { $die }. eredmény: { $piece } ide: { $to }.
house-tell-doubled = { $die }. és { $other }. kocka: dupla { $piece } ide: { $to }.
house-tell-crossed = { $tone ->
    [b] A sávon már { THE($count) } { $count }. macska is megvan.
   *[a] Áthúzva a sáv { $count }. macskája.
}
house-tell-blank = A macskasáv már tele van: a macska elhasználva.
house-tell-owed = A szám, amivel tartoztál: { $piece } ide: { $to }.
house-tell-free = Képességgel: { $piece } ide: { $to }.
house-tell-moved = { $piece } átköltözik: { $from } → { $to }; a régi helye kihúzva marad.
house-tell-room = Felépült egy szoba: { $number }!
house-tell-square = { $count ->
    [one] Megnyílt egy mező: { $cells }.
   *[other] Megnyílt mezők: { $cells }.
}
house-tell-marked = { $die }. kocka ({ $face }): most nem kell neki szomszéd.
house-tell-changed = { $die }. kocka: { $old } helyett { $face }.
house-tell-allowance = Ebben a fordulóban { $count } kockát használsz.
house-tell-diagonal = A forduló végéig a sarkos érintkezés is szomszédság.

## Hogyan ért véget

house-reason-most = { $winner } győzött a legtöbb ponttal.
house-reason-filled = { $winner } győzött: pontegyenlőség, de több mezőt töltött ki.
house-reason-shared = Közös győzelem: { $winner } pontban és kitöltött mezőkben is egyenlő.
house-reason-alone = { $winner } megtöltötte a házát.
house-score-rooms = szobák { $points }
house-score-cats = macskák { $points }
house-score-cheeses = sajtok { $points }
house-score-mice = egerek { $points }
house-score-bonus = bónusz { $points }
house-score-empty = üres mezők { $points }

## A kép szavakban

house-alt-round = { $round }. forduló, a kockák: { $dice }. Még ír: { $names }.
house-alt-stars = Az első forduló előtt, a csillagokra: { $dice }. Még ír: { $names }.
house-alt-own = Kockáid: { $dice }; felhasználandó: { $left }.
house-alt-owed = { $what ->
    [write] Tartozol egy számmal.
    [room] Szobát kell választanod.
    [open] Tartozol egy mezővel.
    [K] Tartozol egy jellel.
   *[L] Tartozol egy egérrel.
}
house-alt-seat = { $name }: { $points } pont ({ $parts }).
house-alt-empty = { $count } üres
house-alt-sheet = Beírva: { $cells }.
house-alt-held = { $symbol }: { $cells }
house-alt-rooms = Szobák: { $rooms }.
house-alt-uses = Megmaradt képességek: { $uses }.
house-alt-abilities = A számok képességei: { $abilities }.

## A tábla betűkkel

house-sketch-stars = { $level }. szint, csillagok: { $dice }. Képességek: { $tiles }
house-sketch-round = { $level }. szint, { $round }. forduló: { $dice }. Képességek: { $tiles }
house-sketch-over = { $level }. szint, vége, { $round }. forduló: { $dice }. Képességek: { $tiles }
house-sketch-own = A tieid: { $dice }; marad: { $left }
house-sketch-far = Bárhova: { $dice }. kocka
house-sketch-diagonal = A sarok is szomszéd
house-sketch-owed = Tartozol: { $owed }
house-sketch-debt = { $what ->
    [write] { $number ->
        [1] bármilyen szám
       *[other] szám: { $number }
    }
    [room] szoba: { $number }
    [open] mezők: { $number }
    [K] bármilyen jel
   *[L] egerek
}
house-sketch-points = { $points } pont
house-letter-cat = m
house-letter-mouse = e
house-sign-empty = üres
house-sign-closed = zárt
house-sign-dead = kihúzva
house-sign-cat = macska
house-sign-mouse = egér
house-sign-double = dupla
house-sign-room = 2-5 szobában
house-sign-uses = használható
house-sign-track = áthúzott macska
house-sign-done = elkészült

## Miért nem

house-why-over = Ennek a játéknak vége.
house-why-not-your-turn = Ezt a fordulót már befejezted; a többiek még írnak.
house-why-stars-first = Előbb a három eredmény kerül a csillagokra.
house-why-no-stars = A csillagokra csak az első forduló előtt lehet írni.
house-why-not-starred = Itt nincs csillag: { $cell }.
house-why-owed = { $what ->
    [write] Előbb írd be a számot, amivel tartozol.
    [room] Előbb válaszd ki a szoba mezőit.
    [open] Előbb nyisd meg a mezőket, amikkel tartozol.
    [K] Előbb írd be a jelet, amivel tartozol.
   *[L] Előbb rajzold be az egeret, amivel tartozol.
}
house-why-not-owed = { $what ->
    [write] Nem tartozol számmal.
    [room] Nincs szoba, amelyről dönteni kellene.
    [open] Nem tartozol mezővel.
   *[other] Ez a képesség csak akkor használható, amikor a szobája felépül.
}
house-why-die-used = Ezt már elhasználtad: { $die }. kocka.
house-why-no-dice-left = Ebben a fordulóban már minden kockádat felhasználtad.
house-why-taken = Ez a mező nem üres: { $cell }.
house-why-closed = Ez a mező még zárt: { $cell }.
house-why-apart = Ez a mező nem szomszédos azzal, amit ebben a fordulóban kockával írtál: { $cell }.
house-why-tracked = { $die }. kocka: ez macska. Ezen a szinten nem beírod, hanem a macskasávon húzol át vele egyet.
house-why-no-cat = { $die }. kocka: ez nem macska, ezért a sávon nem húzhatsz át vele semmit.
house-why-no-use = Ezt a képességet most nem használhatod: { $letter }. Előbb építs szobát abból a számból, amelyhez tartozik.
house-why-no-face = { $letter } képesség: erre a kockára nem használható, mert nem olyat mutat ({ $die }. kocka).
house-why-marked = { $die }. kocka: már most sem kell neki szomszéd.
house-why-unequal = Duplához két egyforma kocka kell, és nem lehet a sáv macskája.
house-why-one-left = A dupla két kocka, és már csak egyet használhatsz.
house-why-in-force = A sarkos érintkezés ebben a fordulóban már számít.
house-why-allowance = Egytől négyig használhatsz kockát, és nem kevesebbet, mint amennyit már felhasználtál.
house-why-not-loose = Itt nincs szobán kívüli szám: { $cell }.
house-why-number-given = A macskasáv mondja meg, melyik számmal tartozol, vagy hagyja, hogy válassz 2-től 5-ig.
house-why-no-room = Ezekből a mezőkből nem lehet szoba: benne kell lennie az új számnak, összefüggőnek kell lennie, és nem lehet nagyobb a kelleténél.
house-why-which-cell = Írd hozzá azt is, melyik mezőbe.
house-why-cat-on-track = Ezen a szinten a macskát a sávon kell áthúzni: „K macska”.
house-why-track-full = A sáv minden macskája át van húzva.
house-why-not-touching = Két egérhez két szomszédos mező kell.
house-why-not-closed = Ez a mező már nyitva van: { $cell }.
house-why-too-small = Itt túl kevés zárt mező függ össze: { $cell }.
house-why-not-beside = Ez a mező nem szomszédos azzal, amit ehhez a szobához nyitottál: { $cell }.
house-why-not-done = Még nem fejezheted be: használj fel még { $left } kockát.

## A szabályok

house-rules-goal =
    A legtöbb pont győz: ezt egyforma számokból álló szobák, macskák és egerek hozzák a saját házadban.

    Mindenkinek van egy lapja egy üres ház alaprajzával. Minden fordulóban egyszer gurul négy kocka, mindenkinek közösen: 2, 3, 4, 5, macska vagy egér látható rajtuk. Hármat írsz be közülük a saját lapodra, a többiekkel egy időben; amíg mindenki el nem készült, senki sem látja, mit írnak a többiek, és amit te teszel, más lapját nem érinti.

    Négy szint van: mindegyiken mást érnek a macskák és az egerek. Egyedül is játszhatsz.

    A képen két lap látható játék közben.
house-rules-round =
    Használj fel hármat a négy kockából. Az első tetszőleges üres mezőbe kerül; a többi olyan mező mellé, amelyet ebben a fordulóban kocka töltött ki; a sarkos érintkezés nem elég. A korábbi fordulók mezői nem számítanak.

    Választhatsz olyan kis helyet is, ahol nem fér el mind a három: ami nem fér el, elvész.

    Amíg azt nem mondod, hogy „kész”, bármennyit visszavonhatsz. Akkor mondhatod, ha mindhárom kockádat felhasználtad, vagy már egy sem fér be. Amikor mindenki elkészült, felfedjük a lapokat, és újra gurulnak a kockák.

    A képen egy lap látszik két forduló után.
house-rules-rooms =
    Amint egymás melletti egyforma számokból annyi gyűlik össze (a sarkos érintkezés itt sem elég), amennyit mutatnak – két 2-es, három 3-as, négy 4-es, öt 5-ös –, szoba lesz belőlük. Meg kell építeni. Ha több ér össze a kelleténél, te választod ki, melyekből legyen; az új szám mindenképp köztük van. Egy szám legfeljebb egy szobát épít fel.

    A 2-es, 3-as, 4-es, 5-ös szoba 1, 3, 5, 7 pontot ér. Egy szoba mezői más szobához nem tartozhatnak.

    Minden szoba egyszer használhatóvá teszi azt a képességet, amely a számánál van. Használhatod azonnal, vagy félreteheted; egy fordulóban bármennyit.

    A képen egy 4-es és egy 3-as szoba áll, ezért a B és a C egyszer-egyszer használható.
house-rules-abilities =
    Négy képesség van játékban, minden számnál egy: az első játékban A, B, C, D; különben a tizenkettőből bármelyik négy.

    A: egy kockát szomszéd nélkül is beírhatsz; a következő kockának ez sem lesz szomszédja. B: egy számkocka eggyel többet vagy kevesebbet ér, 2 és 5 között. C: egy egérkockából 2, 3, 4 vagy 5 lesz. D: egy 3-as bármelyik üres mezőbe. E: ebben a fordulóban eggyel több vagy eggyel kevesebb kocka, egytől négyig. F: 2-esből 5-ös, vagy 5-ösből 2-es.

    Az A, B, C és F a forduló végéig változtat meg egy kockát; nem kell rögtön azt használni, és egy kockát több képesség is megváltoztathat. A D és az E az utolsó kockád után is jó. Ezek közül egyik sem kötelező, és ami a végén megmarad, nem ér semmit.

    A képen a világos B és C egyszer-egyszer használható.
house-rules-letters =
    G: húzz ki egy számot, amely nincs szobában, és írd be ugyanazt egy másik üres mezőbe; a kihúzott mező kihúzva marad, és kitöltöttnek számít. H: egy számkockából erre a fordulóra macska vagy egér lesz. I: két egyforma kockát egy mezőbe írsz; mindkét kockát elhasználod, és kettőnek számítanak, így egy dupla 2-es magában szoba, más szoba pedig eggyel nagyobb is lehet a kelleténél. J: a forduló végéig a sarkos érintkezés is szomszédság, amikor kockát írsz be.

    A K és az L azonnal jár. K: tetszőleges jel tetszőleges üres mezőbe. L: egy egér egy üres mezőbe, vagy két egér két szomszédos mezőbe.

    Amit D, G, K, L vagy a macskasáv írat be veled, bárhova kerülhet, nem használ el kockát, és a következő kockának nem kell mellette lennie. Amivel tartozol, az az első; aminek nincs hely, az elvész.

    A képen az I, a C, a G és az E van játékban.
house-rules-one =
    1. szint. Macskát nem írsz be: minden felhasznált macskakocka áthúzza a lenti sáv következő macskáját. Ha szám áll ott, azt azonnal be kell írnod egy tetszőleges üres mezőbe; a # jelnél te választasz 2-től 5-ig. Minden áthúzott macska 1 pont. Macskakockát mindig fel lehet használni, akkor is, ha már tele a sáv; csak akkor maradhat meg, ha egy másik kocka sehová sem fér be. A K képességgel is áthúzhatsz egy macskát.

    Az egér megeszi a sora és az oszlopa végén lévő sajtot: mindegyik 1 pont, egyszer.

    A képen látszik, melyik sajt fogyott el.
house-rules-two =
    2. szint. Az első forduló előtt három kocka gurul, és mindegyik eredmény más csillagra kerül; hogy melyikre, azt te választod, és a többiek nem látják. A harmadikkal elkészültél.

    Minden sorban és minden oszlopban, ahol van macska, minden egér 1 pont: egy egér kétszer is számíthat.

    A drágaköves mezők bónuszmezők: ha egy ilyen mező szoba része, a szoba száma a bónusz, egyszer: 5-ös szobában 5. A macskák és egerek ott nem hoznak bónuszt.

    A képen az f3 mező drágaköve 4 pontot hozott.
house-rules-three =
    3. szint. Csillagok és drágakövek, mint a 2. szinten. A háznak négy területe van, szín és minta különbözteti meg őket.

    Ahol egy vagy két macska van a területen, minden egér 1 pont; ahol három vagy több, 2 pont; macska nélkül semmi.

    A képen két területen van macska, és az ott lévő három egér egy-egy pontot ér.
house-rules-four =
    4. szint. Eleinte csak tizenöt mező van nyitva középen. Ha szobát építesz, nyiss meg annyi zárt mezőt, ahányas a szoba: összefüggjenek, de bárhol lehetnek. Rögtön írhatsz is rájuk. Ha nincs elég, annyit nyitsz, amennyit lehet.

    Az egerek sajtot esznek, mint az 1. szinten, és a macskás sorokban, oszlopokban pontot hoznak, mint a 2. szinten. Az üres mezőkért nem jár levonás.

    A képen három szoba épült fel, és nyolc mező nyílt meg miattuk.
house-rules-end =
    Az 1–3. szinten annak a fordulónak a végén van vége, amelyben valaki az egész lapját kitöltötte; ilyenkor minden üres mező 1 pontba kerül. A 4. szinten akkor, amikor mindenkinek minden nyitott mezője tele van; aki előbb elkészül, vár.

    A legtöbb pont nyer; egyenlőségnél a több kitöltött mező; ha az is egyenlő, közös a győzelem. Egyedül a saját legjobb eredményed ellen játszol: a több pont, aztán a kevesebb forduló a jobb.

    A lapok, a macskasáv és a képességek betűi rekonstrukciók: a nyomtatottakat nem lehetett elolvasni. Egy fájlban állnak, és akinek megvan a játék, kijavíthatja őket.

    A képen egy játék vége látszik.
house-rules-typing =
    Gépelni sosem kell: a gombok mindenen végigvezetnek. Ha mégis szeretnél, elég egy kocka és egy mező: „2 c4” a második kockát írja a c4 mezőbe – nem egy 2-est. „1 macska” áthúz egy macskát. „ír c4”, „nyit d1” vagy csak a mező: ezzel fizeted, amivel tartozol; „szoba a1 a2 b1” szobát választ.

    Képességek: „A 2”, „B 2 +”, „C 2 4”, „D e5”, „E -”, „F 2”, „G c4 e5”, „H 2 macska”, „I 1 3 c4”, „J”, „K 5 c4”, „L c4 c5”. És a végén: „kész”.

    A képen balról számozzuk a kockákat: „1 c4” a 3-ast írná be.

## Képeken

house-label-round = #. forduló
house-label-stars = A csillagok
house-label-final = Végeredmény
house-label-points = pont
house-label-left = hátralévő kocka:
house-label-writing = ír
house-label-done = kész
house-label-won = győzött
house-label-shared = közös győzelem
house-label-owe-write = Tartozol egy számmal!
house-label-owe-room = Melyik a szoba?
house-label-owe-open = Nyiss meg mezőt!
house-label-owe-k = Írj be bármit!
house-label-owe-l = Rajzolj egeret!
house-label-use-a = kocka bárhova
house-label-use-b = érték ±1
house-label-use-c = egérből szám
house-label-use-d = hármas bárhova
house-label-use-e = kockák száma ±1
house-label-use-f = 2 és 5 csere
house-label-use-g = szám költözik
house-label-use-h = számból állat
house-label-use-i = két kocka egybe
house-label-use-j = sarok is számít
house-label-use-k = rögtön: bármi
house-label-use-l = rögtön: egér

## Első játék

house-lesson-write =
    A cél: töltsd meg a házadat egyforma számokból álló szobákkal, macskákkal és egerekkel; mind pontot hoz.

    Négy kocka gurul, hármat írsz be közülük. A „2 e6” a 2. kockát, amely itt 3-ast mutat, az e6 mezőbe írja: az oszlopok betűk, a sorok fentről számozva. Tedd ezt: „{ $command-move } 2 e6”, vagy a gombokkal.
house-lesson-write-hint = Előbb a 2. kocka, aztán az e6 mező, az alsó sorban.
house-lesson-write-done = A forduló első kockája oda kerül, ahová csak akarod.
house-lesson-beside =
    A forduló minden további kockája olyan mező mellé kerül, amelyet ebben a fordulóban kocka töltött ki; a sarkos érintkezés nem elég.

    Írj mellé még egy 3-ast az f6 mezőbe: „{ $command-move } 1 f6”.
house-lesson-beside-hint = Az 1. és a 4. kocka is 3-ast mutat. Bármelyik jó, az f6 mezőbe.
house-lesson-beside-done = Két 3-as egymás mellett. Még egy, és történik valami…
house-lesson-room =
    Három szomszédos 3-as egy szoba; ugyanígy két 2-es, négy 4-es vagy öt 5-ös. Magától felépül.

    Építsd fel: írd az utolsó 3-ast a másik kettő mellé.
house-lesson-room-hint = A 4. kockát az e5, az f5 vagy a d6 mezőbe.
house-lesson-room-done = A 3-as szoba 3 pont (a 2-es 1, a 4-es 5, az 5-ös 7), és egyszer használhatod a számánál lévő képességet.
house-lesson-done =
    Beírtál három kockát. Amíg nem szólsz, semmi sem végleges: bármennyit visszavonhatsz.

    Fejezd be a fordulót: „{ $command-move } kész”.
house-lesson-done-hint = A gombon „Kész” áll.
house-lesson-done-done = Amikor mindenki elkészült, felfedjük a lapokat, és mindenkinek új kockák gurulnak.
house-lesson-ability =
    A 3-as szobád a B képességet hozta: egy számkocka ebben a fordulóban eggyel többet vagy kevesebbet ér.

    Használd a 2. kockára, amely 4-est mutat, és 3-as lesz belőle: „{ $command-move } B 2 -”.
house-lesson-ability-hint = Válaszd a B képességet, aztán a 2. kockát, aztán azt, hogy eggyel kevesebb legyen.
house-lesson-ability-done = A képességet használhatod azonnal, vagy félreteheted későbbre, de ami a végéig megmarad, semmit sem ér.
house-lesson-mouse =
    Új lap. Az egerek sajtot esznek: az egér elviszi a sora és az oszlopa végén lévő sajtot. Mindegyik egy pont, egyszer.

    A 3. kocka egér. Írd be bárhová.
house-lesson-mouse-hint = A 3. kockát bármelyik üres mezőbe, például a d2 mezőbe.
house-lesson-mouse-done = Két sajt elfogyott, két pont a tiéd. A következő egerek más sorban és oszlopban érnek a legtöbbet.
house-lesson-cat =
    Ezen az első szinten a macskát nem írod be: mindegyik áthúzza a ház alatti sáv következő macskáját, egy pontért.

    A 3. kocka macska: „{ $command-move } 3 macska”.
house-lesson-cat-hint = Válaszd a 3. kockát; csak a sávra kerülhet.
house-lesson-cat-done = Egy macska áthúzva. Elhasznált egy kockát, de mezőt nem.
house-lesson-owed =
    A sáv némelyik macskáján szám áll, és azzal azonnal tartozol: itt egy 2-essel. Kockát nem használ el, és bárhová kerülhet.

    Írd be: „{ $command-move } ír a1”, vagy bármelyik másik üres mezőbe.
house-lesson-owed-hint = Bármelyik üres mező jó; a számot nem kell megnevezned.
house-lesson-owed-done = Egy szám ajándékba. Az ilyet oda írd, ahol egy szoba már majdnem kész.
house-lesson-far =
    A két 2-esedből szoba lett, és az A képességet hozta: egy kockát szomszéd nélkül is beírhatsz.

    Jelöld meg vele az 1. kockát: „{ $command-move } A 1”.
house-lesson-far-hint = Válaszd az A képességet, aztán az 1. kockát: már csak az mutat számot.
house-lesson-far-done = Az 1. kocka most bármelyik üres mezőbe kerülhet. Tizenkét képesség van; a szabályokban mind benne van.
house-lesson-choose =
    Előfordul, hogy több egyforma szám ér össze, mint amennyi egy szobához kell. Ilyenkor te választod ki, melyik mezőkből legyen; az új köztük van. Itt öt 4-es ér össze.

    Válassz ki négyet: egy gombbal, vagy írd be: „{ $command-move } szoba d1 e1 e2 e3”.
house-lesson-choose-hint = Két lehetőség van, mindkettő jó.
house-lesson-choose-done = A kimaradt 4-es szabad marad, és később másik szobába kerülhet. A játék akkor ér véget, amikor valakinek megtelik a háza; minden üres mező egy pont levonás.
