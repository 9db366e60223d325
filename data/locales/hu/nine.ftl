# Macskajáték magyarul.
# A `nine-word-…` sorok azt adják meg, mit lehet begépelni; a `nine-tell-…` sorok azt mondják el, mi
# történt.

nine-title = Macskajáték
nine-blurb = Gyűjts macskákat négy színben, hármasával, ötösével vagy hetesével, hogy az összegük kilencre végződjön. Vigyázz a kóbor macskákkal, a kutyákkal és a barátaiddal: ellopják az utolsó lapodat. Három–öt főre.

nine-word-take = elvesz, elveszem, felveszem
nine-word-draw = húz, húzok, húzás
nine-word-steal = lop, lopok, ellopom
nine-word-rob = kettőtlop, kétlopás, kirabol
nine-word-play = kijátszom, kijátszik, lerakom
nine-word-drop = dob, dobom, eldobom
nine-word-into = ide, hozzá
nine-word-first = első, felső
nine-word-second = második, alsó
nine-word-rascal = csibész
nine-word-gooddog = jókutya
nine-word-baddog = rosszkutya
nine-word-lady = néni
nine-word-score = pont, pontozom, lepontozom
nine-word-wait = vár, várok, gyűjtök
nine-word-good = jó
nine-word-bad = rossz
nine-word-dog = kutya
nine-word-cat = macskás
nine-word-blue = kék
nine-word-yellow = sárga
nine-word-red = piros
nine-word-green = zöld

nine-button-take = Elveszem…
nine-button-draw = Kettőt húzok
nine-button-steal = Lopok…
nine-button-rob = Kettőt lopok…
nine-button-play = Kijátszom
nine-button-drop = Eldobom…
nine-button-into = Ide rakom…
nine-button-first = Előbb a felsőt
nine-button-second = Előbb az alsót
nine-button-rascal = Csibész…
nine-button-gooddog = Jó kutya…
nine-button-baddog = Rossz kutya…
nine-button-lady = Macskás néni
nine-button-score = Lepontozom
nine-button-wait = Gyűjtök tovább

nine-syntax = A körödben ezt írhatod: „elveszem 2” (a 2. pakliról), „húzok”, „lopok Kati piros”, „kettőtlop Kati piros Peti kék”. Utána: „első” vagy „második”, „kijátszom” vagy „dobom 3”, „ide piros”, „csibész piros Kati”, „jó kutya piros Kati”, „rossz kutya piros Kati”, „néni”, „pontozom” vagy „várok”.

## Mondatrészek

nine-colour = { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
}
nine-number = { nine-colour } { $face }
nine-other = { $kind ->
    [stray] kóbor macska
    [kittens] kiscicák
    [rascal] csibész
    [gooddog] jó kutya
    [lady] macskás néni
   *[baddog] rossz kutya
}
nine-coins = { $coins ->
    [0] 0 tallér
   *[other] { $coins } tallér
}
nine-pile = { $pile }. pakli
nine-player = { $number }. játékos
nine-on-pile = { $card } ({ $pile }. pakli)
nine-effect-grows = { $count } lap lesz
nine-effect-may = { $coins ->
    [0] 3 lap lesz, egyelőre semmit sem ér
   *[other] 3 lap lesz, most { nine-coins }
}
nine-effect-must = { $coins ->
    [0] { $count } lap lesz, de semmit sem ér!
   *[other] { $count } lap lesz: { nine-coins }
}
nine-completes = { $coins ->
    [0] megvan { $count ->
        [3] a hármasod
        [5] az ötösöd
       *[other] a hetesed
    }, de semmit sem ér!
   *[other] megvan { $count ->
        [3] a hármasod
        [5] az ötösöd
       *[other] a hetesed
    }: { nine-coins }
}
nine-completes-two = { $fault ->
    [none] két sorozat: { nine-coins }
    [some] két sorozat: { nine-coins }, az egyik semmit sem ér!
   *[all] két sorozat, egyik sem ér semmit!
}

## Lépések

nine-move-take = Elveszem { THE($pile) } { $pile }. pakliról: { $card }
nine-move-take-for = Elveszem { THE($pile) } { $pile }. pakliról: { $card } ({ $effect })
nine-move-draw = Két lapot húzok
nine-move-steal = Ellopom ({ $name }): { $card } – { $effect }
nine-move-rob = Ellopom ({ $name }): { $card }, ({ $other }): { $prey } – { $effect }
nine-move-first = Előbb a felső lap: { $card }
nine-move-second = Előbb az alsó lap: { $card }
nine-move-play = Kijátszom: { $card } ({ $effect })
nine-move-drop = Eldobom { THE($pile) } { $pile }. paklira: { $card }
nine-move-stray = Kóbor macska a { nine-colour } sorozatba ({ $effect })
nine-move-kittens = Kiscicák a { nine-colour } sorozatra ({ $count } lap): hetes lesz
nine-move-rascal = A { nine-colour } kóbor macskát cserélem, { $name } lapja: { $card }
nine-move-gooddog = Jó kutya: { $name } kapja az utolsó { nine-colour } lapot ({ $card })
nine-move-baddog = Rossz kutya: { $name } kapja a { nine-colour } sorozatot ({ $count } lap)
nine-move-lady = Minden kóbor macskát örökbe fogad: { nine-coins }
nine-move-score = { $coins ->
    [0] Lepontozom, semmiért!
   *[other] Lepontozom: { nine-coins }
}
nine-move-wait = Gyűjtök tovább ötig

## Mi a teendő

nine-prompt-turn = { $thefts ->
    [0] Te jössz: vegyél el egy lapot valamelyik pakliról, vagy húzz kettőt.
   *[other] Te jössz: vegyél el egy lapot valamelyik pakliról, húzz kettőt, vagy lopj, ha azzal teljes lesz egy sorozatod.
}
nine-prompt-first = Két lap: melyik jöjjön előbb?
nine-prompt-card = Mi legyen ezzel: { $card }?
nine-prompt-score = Három lap: lepontozod most, vagy gyűjtesz tovább ötig? Később már nem pontozhatod le.
nine-prompt-kittens = Dobd a kiscicáidat valamelyik paklira.
nine-asked-first = Ezeket húztad: { $cards }.
nine-asked-card = Erről kell dönteni: { $card }.
nine-asked-rest = Utána jön: { $card }.
nine-asked-score = A { nine-colour } sorozat ({ $cards }) most lepontozható: { nine-coins }.
nine-asked-kittens = A kiscicák alól elfogytak a lapok.

## Mi történt

nine-tell-dealt = Az asztalon vannak a lapok. { $name } kezd.
nine-tell-opened = { $tone ->
    [b] Most ez fekszik felül: { $cards }.
    [c] Előkerül: { $cards }.
   *[a] Felfordítva: { $cards }.
}
nine-tell-paired = Ikrek: { $card } { THE($pile) } { $pile }. és { THE($pile2) } { $pile2 }. paklin, mindkettő a dobozba kerül.
nine-tell-took = { $length ->
    [1] { $tone ->
        [b] Új szín { $name } előtt, { THE($pile) } { $pile }. pakliról: { $card }.
       *[a] { $name } új sorozatot kezd { THE($pile) } { $pile }. pakliról: { $card }.
    }
    [4] { $name } már négynél tart, { THE($pile) } { $pile }. pakliról viszi: { $card }.
    [6] Már hat! { $name } elveszi { THE($pile) } { $pile }. pakliról: { $card }.
   *[other] { $tone ->
        [b] { $name } kiválasztja { THE($pile) } { $pile }. pakliról: { $card }.
        [c] { THE($pile, start: "yes") } { $pile }. pakliról { $name } viszi el: { $card }.
       *[a] { $name } elveszi { THE($pile) } { $pile }. pakliról: { $card }.
    }
}
nine-tell-drew = { $tone ->
    [b] { $name } a húzópaklival próbálkozik: { $cards }.
    [c] { $name } felcsapja: { $cards }.
   *[a] { $name } ezt húzza: { $cards }.
}
nine-tell-low = { $left ->
    [one] Már csak 1 lap van a húzópakliban.
   *[other] Már csak { $left } lap van a húzópakliban.
}
nine-tell-matched = Kétszer ugyanaz: { $card }. { $name } mindkettőt a dobozba teszi.
nine-tell-chose = Előbb ez jön: { $card }.
nine-tell-played = { $length ->
    [1] { $tone ->
        [b] { $name } első lapja ebből a színből: { $card }.
       *[a] { $name } új sorozatot kezd: { $card }.
    }
    [4] { $name } megtartja, ez már a negyedik: { $card }.
    [6] { $name } megtartja, ez már a hatodik: { $card }!
   *[other] { $tone ->
        [b] { $name } megtartja: { $card }.
       *[a] { $name } kijátssza: { $card }.
    }
}
nine-tell-played-both = { $tone ->
    [b] { $name } mindkettőnek talál helyet: { $cards }.
   *[a] { $name } mindkettőt megtartja: { $cards }.
}
nine-tell-joined = { $what ->
    [kittens] { $tone ->
        [b] { $name } kiscicákat fektet a { nine-colour } sorozatára: abból most hetes kell.
       *[a] Kiscicák telepednek { $name } { nine-colour } sorozatára: abból most hetes kell.
    }
   *[stray] { $tone ->
        [b] { $name } beenged egy kóbor macskát a { nine-colour } sorozatába.
       *[a] Kóbor macska surran { $name } { nine-colour } sorozatába.
    }
}
nine-tell-dropped = { $tone ->
    [b] { $name } nem kér belőle, { THE($pile) } { $pile }. paklira kerül: { $card }.
   *[a] { $name } { THE($pile) } { $pile }. paklira dobja: { $card }.
}
nine-tell-dropped-both = { $tone ->
    [b] Semmi sem jó belőle, { $name } mindkettőt eldobja: { $cards }.
   *[a] { $name } egyikből sem kér: { $cards }.
}
nine-tell-homeless = { $name } { nine-colour } sorozatából elfogyott minden lap, ez gazdátlan maradt: { $card }.
nine-tell-stole = { $first ->
    [yes] Az első lopás a játékban! { $name } lecsap, { $other } elvesztett lapja: { $card }.
   *[no] { $tone ->
        [b] { $name } mancsa gyorsabb volt! { $other } elvesztett lapja: { $card }.
       *[a] { $name } lop! { $other } elvesztett lapja: { $card }.
    }
}
nine-tell-swapped = Csibész: { $name } megkapja { $other } lapját ({ $card })…
nine-tell-strayed = …{ $other } pedig ezt kapja a { nine-colour } sorozatába: { $card }.
nine-tell-consoled = { $name } vigaszdíja: { $card }, { nine-coins }.
nine-tell-fetched = A jó kutya { $name } lapjával ({ $card }) új gazdához szalad: { $other }, { nine-coins }.
nine-tell-chased = A rossz kutya átkergeti { $name } { nine-colour } sorozatát ({ $cards }), { $other } kapja: { nine-coins }.
nine-tell-adopted = A macskás néni örökbe fogadja { $name } { $count ->
    [one] kóbor macskáját
   *[other] kóbor macskáit ({ $count } lap)
}: { nine-coins }.
nine-tell-scored = { $coins ->
    [0] { $tone ->
        [b] Kár volt érte: { $name } { nine-colour } sorozata ({ $cards }) nem végződik kilencre.
       *[a] { $name } lepontozza a { nine-colour } sorozatát ({ $cards }): nem végződik kilencre, nem ér semmit!
    }
    [3] Szép sorozat! { $name } lepontozza a { nine-colour } sorozatát ({ $cards }): { nine-coins }.
    [8] Kilenc élet, hét lap, nyolc tallér! { $name } lepontozza a { nine-colour } sorozatát ({ $cards }).
   *[other] { $tone ->
        [b] { $name } új zsákmánya { nine-coins }, a { nine-colour } sorozatért ({ $cards }).
       *[a] { $name } lepontozza a { nine-colour } sorozatát ({ $cards }): { nine-coins }.
    }
}
nine-tell-waited = { $name } tovább gyűjti a { nine-colour } sorozatát.
nine-tell-ahead = { $tone ->
    [b] Most { $name } vezet, az előnye { $margin } tallér.
    [c] { $name } mindenkit megelőzött, { $margin } tallér a különbség.
   *[a] { $name } átveszi a vezetést, az előnye { $margin ->
        [one] egyetlen tallér
       *[other] { $margin } tallér
    }.
}
nine-tell-shuffled = Elfogyott a húzópakli: { $count } lapból újat keverek.
nine-tell-ended = Elfogyott a húzópakli: vége a játéknak.

## Hogyan ért véget

nine-reason-most = { $winner } győzött a legtöbb tallérral.
nine-reason-shared = Közös győzelem: { $winner } ugyanannyi tallért gyűjtött.
nine-score-coins = { $points } tallér

## A kép szavakkal

nine-alt-turn = { $name } jön.
nine-alt-over = Vége a játéknak. { $reason }
nine-alt-seat = { $name } ({ nine-coins }): { $series }.
nine-alt-series = { nine-colour } { $cards }{ $kittens ->
    [0] { "" }
   *[other] { " " }(kiscicákkal)
}
nine-alt-none = nincs macskája
nine-alt-piles = Dobópaklik: { $piles }.
nine-alt-pile = { $pile }. { $card }{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } lap)
}
nine-alt-pile-empty = { $pile }. üres
nine-alt-stock = A húzópakliban: { $count }. A dobozban: { $box }.

## A tábla betűkkel

nine-sketch-stock = Húzópakli { $count }, doboz { $box }
nine-sketch-piles = Paklik: { $piles }
nine-sketch-cards = Nyitva: { $cards }
nine-sketch-score = pont { $letter }?
nine-sketch-coins = { nine-coins }
nine-sketch-height = :2 két lap van ott
nine-letter-colour = { $colour ->
    [blue] K
    [yellow] S
    [red] P
   *[green] Z
}
nine-letter-other = { $kind ->
    [stray] KM
    [kittens] KC
    [rascal] CS
    [gooddog] JK
    [lady] MN
   *[baddog] RK
}

## Miért nem

nine-why-over = Ennek a játéknak már vége.
nine-why-not-your-turn = Most nem te jössz.
nine-why-asked-turn = Nincs húzott lap: vegyél el egyet, húzz kettőt, vagy lopj.
nine-why-asked-first = Előbb mondd meg, a két lap közül melyik jön előbb.
nine-why-asked-card = Előbb mondd meg, mi legyen ezzel: { $card }.
nine-why-asked-score = Előbb mondd meg, lepontozod-e a három lapot, vagy gyűjtesz tovább.
nine-why-asked-kittens = Előbb dobd a kiscicákat valamelyik paklira.
nine-why-no-such-pile = Csak { $seats } pakli van.
nine-why-no-such-player = Csak { $seats } játékos játszik.
nine-why-empty-pile = { THE($pile, start: "yes") } { $pile }. pakli üres.
nine-why-no-use = Ezt a lapot most nem tudod használni, ezért el sem veheted: { $card }.
nine-why-own-series = Másoktól lopj, ne magadtól.
nine-why-no-series = Ott nincs { nine-colour } sorozat.
nine-why-protected = Azt a { nine-colour } sorozatot kóbor macska védi a tetején.
nine-why-not-seven = A { nine-colour } sorozatodon kiscicák vannak, hetesnek kell lennie; így { $length } lap volna.
nine-why-stray-at-three = Kóbor macskával a { nine-colour } sorozatod nem pontozható { $length } lapnál.
nine-why-not-scored = Csak olyat lophatsz, amivel hármas vagy ötös lesz kész; a { nine-colour } sorozatodban { $length } lap volna.
nine-why-other-pile = Két számkártya közül a másodikat másik paklira dobd, mint az elsőt: { $card }.
nine-why-play-or-drop = Ez számkártya: játszd ki, vagy dobd el: { $card }.
nine-why-must-use = Ezt a lapot tudod használni, tehát használd is: { $card }.
nine-why-drop-it = Ezt a lapot nem tudod használni, dobd valamelyik paklira: { $card }.
nine-why-other-card = Az a lépés egy másik laphoz való, nem ehhez: { $card }.
nine-why-to-yourself = Másvalakinek add, ne magadnak: { $card }.
nine-why-own-none = Nincs { nine-colour } sorozatod.
nine-why-has-kittens = A { nine-colour } sorozatodon már vannak kiscicák.
nine-why-has-stray = A { nine-colour } sorozatodban már van kóbor macska.
nine-why-no-stray = A { nine-colour } sorozatodban nincs kóbor macska.
nine-why-not-swapped = Annak a játékosnak a { nine-colour } sorozatában legalább két lap kell, kóbor macska nélkül.

## A szabályok

nine-rules-goal =
    A macskának kilenc élete van, ezért olyan sorozatokat gyűjts, amelyek összege kilencre végződik. A kész sorozatok cicatallért hoznak; akinek a legtöbb van, az győz.

    92 macska van kék, sárga, piros és zöld színben, 1, 3, 5, 7 és 9 értékkel; a dupla lapok, mint a 3-7, bármelyik számot érhetik. A többi 12 kóbor macska és 16 extra lap: kiscicák, csibészek, jó kutyák, macskás nénik és rossz kutyák.

    A húzópakli mellett annyi dobópakli fekszik nyitva, ahány játékos van. Senkinek sincs lap a kezében: minden az asztalon van. Sorsolás dönti el, ki kezd.

    Hogy melyik számból hány van, az rekonstrukció: a nyomtatott lapokat nem láthattuk.

    A képen egy négyfős asztal látható az első kör előtt.
nine-rules-turn =
    A körödben három dolog közül egyet meg kell tenned.

    Vedd el egy dobópakli felső lapját. A macska azonnal a színének megfelelő sorozatodhoz kerül, vagy újat kezd. Kóbor macskát vagy extra lapot csak akkor vehetsz el, ha most használni is tudod.

    Húzz két lapot, és döntsd el, melyik legyen előbb. A macskát kijátszhatod, vagy egy paklira dobhatod; két macskát nem dobhatsz ugyanarra a paklira. A kóbor macskát és az extra lapot használnod kell, ha akkor éppen lehet. Két egyforma extra a dobozba kerül, és vége a körödnek.

    Vagy lopj: erről külön oldal szól.

    Ha két paklin ugyanaz az extra lap látható, mindkettő a dobozba kerül. Az üres paklik a húzópakliból telnek meg.

    A képen az 1. pakli piros 7-ese a piros 5 és 7 mellé kerülne.
nine-rules-series =
    Minden színből legfeljebb egy sorozatod lehet. Pontosan három lapnál lepontozhatod, akár semmiért is, de csak amikor a harmadik odakerül; ötnél muszáj. Utána a színt újrakezdheted.

    Kilencre végződik az összeg? Három lap 1, öt lap 3, hét lap (kiscicákkal) 8 tallért hoz. A dupla lapoknál a jobbik szám számít. Ha nem kilencre végződik, semmit sem hoz. A tallérok a sorozat megfordított lapjai; a többi a dobozba kerül.

    Három lap, amely mind ugyanazt a számot mutathatja, 3 tallért hoz, bármennyi az összeg: 5, 5, 5 vagy 7, 7, 3-7.

    A képen valaki piros 9-est rak a 3 és a 7 mellé: az 19.
nine-rules-steal =
    Ellophatod valakinek egy sorozatából az utolsó macskát, ha azzal teljes lesz az ugyanolyan színű sorozatod: három, öt, vagy kiscicákkal hét. Azonnal pontozod is.

    Két különböző játékostól is lophatsz egyszerre egy-egy lapot: két sorozatodhoz, ha mindkettő teljes lesz, vagy mindkettőt ugyanahhoz.

    A sorozat tetején fekvő kóbor macska megvéd. Rossz összeget is lehet csinálni, de nem hoz semmit; előre figyelmeztetlek.

    A képen az első játékos ellophatja a piros 9-est. A harmadik játékos piros sorozata védett.
nine-rules-strays =
    A kóbor macska bármelyik megkezdett sorozatba mehet, mindegyikbe egy. Lapnak számít, és minden összegbe beleillik, de ha van a sorozatban, az csak 1 tallért hoz, és három lapnál sohasem pontozható.

    A csibész: vedd ki egy sorozatodból a kóbor macskát, és cseréld el valakinek az ugyanolyan színű sorozatából az utolsó lapra; abban legalább két lap kell, kóbor macska nélkül. A lapja úgy kerül a sorozatodba, mintha kijátszottad volna; a kóbor macska az ő sorozata végére megy, a csibész pedig neki 1 tallér.

    A macskás néni: örökbe fogadja minden kóbor macskádat; ezek és ő maga is a talléraid lesznek.

    A képen egy csibész elcserélheti a piros kóbor macskát.
nine-rules-kittens =
    A kiscicák keresztben fekszenek egy sorozatodon: annak most pontosan hétnek kell lennie, nem háromnak vagy ötnek. Kilencre végződő összeggel ez 8 tallér.

    Egy sorozatra csak egyszer kerülhetnek. Ellopni nem lehet őket, és nem is védenek. Ha minden lap elfogy alóluk, a gazdájuk azonnal egy paklira dobja őket.

    Amit nem lehet használni, az egy paklira kerül, és ott nem csinál semmit.

    A képen a piros sorozaton kiscicák vannak.
nine-rules-dogs =
    A jó kutya: add oda egy sorozatod utolsó lapjával (akár kóbor macskával) együtt egy másik játékosnak, akinek ez 2 tallér.

    A rossz kutya: egy egész sorozatodat átkergeti egy másik játékoshoz, akinek minden lapja egy tallér.

    Ha nincs sorozatod, szerencséd van: dobd el a kutyát.

    A képen rossz kutyát húztak: két sorozat közül az egyik elvész.
nine-rules-end =
    Három játékosnál a játék azután a kör után ér véget, amelyik a húzópakli utolsó lapját elviszi.

    Négynél és ötnél a dobozból és a dobópaklikból egyszer új húzópakli lesz; a sorozatok, a kiscicák és a tallérok maradnak. Amikor ez is elfogy, vége a játéknak. Amíg nincs húzópakli, az üres paklik üresen maradnak.

    A befejezetlen sorozatok semmit sem érnek. A legtöbb tallér győz; ha egyenlő, közös a győzelem.

    A képen még 60 lap van a húzópakliban.
nine-rules-words =
    Gépelni sosem kell: a gombok mindenen végigvezetnek. Ha mégis szeretnél: „elveszem 2” elveszi a 2. pakli felső lapját, „húzok” kettőt húz. „lopok Anna piros” ellopja Anna piros sorozatának utolsó lapját, „kettőtlop Anna piros Bence kék” kettőt egyszerre. A név helyett a száma is jó: „lopok 2 piros”.

    A húzott lapoknál „első” vagy „második” jön előbb; „kijátszom”, vagy „dobom 3” a 3. paklira. Kóbor macska vagy kiscicák: „ide piros”. A többi: „csibész piros Anna”, „jó kutya piros Anna”, „rossz kutya piros Anna” és „néni”.

    Három lapnál „pontozom” vagy „várok”. Ha a kiscicák alól elfogytak a lapok: „dobom 3”.

    A képen az „elveszem 3” a kóbor macskát venné el.

## Képeken

nine-label-stock = húzópakli
nine-label-box = doboz
nine-label-turn = jön
nine-label-won = győztes
nine-label-shared = győztesek
nine-label-first = Melyik jön előbb?
nine-label-card = Erről kell dönteni
nine-label-score = Lepontozod?
nine-label-kittens = Eldobandó kiscicák
nine-label-seat = a macskáid

## Első játék

nine-lesson-take =
    A cél: egyszínű macskákból olyan sorozatok, amelyek összege kilencre végződik. A kész sorozatok tallért hoznak; akinek a legtöbb van, az győz.

    A legegyszerűbb kör: vedd el egy dobópakli felső lapját. Vedd el a kék 5-öst: „{ $command-move } elveszem 1”.
nine-lesson-take-hint = A kék 5-ös az 1. paklin van.
nine-lesson-take-done = Azonnal új kék sorozatot kezd. Minden nyitva fekszik, senkinek sincs lap a kezében.
nine-lesson-draw =
    Ha a paklikon nincs neked való, húzz inkább két lapot.

    Húzz: „{ $command-move } húzok”.
nine-lesson-draw-hint = A gombon az áll, hogy két lapot húzol.
nine-lesson-draw-done = Két macska. Mindkettő a tiéd, egyik a másik után.
nine-lesson-first =
    Egy kék 1-9-et és egy piros 1-9-et húztál: a dupla lap bármelyik számot érheti. Egymás után döntesz róluk, olyan sorrendben, ahogy akarod.

    Mondd meg, melyik legyen előbb: a felső lapot így választod: „{ $command-move } első”.
nine-lesson-first-hint = „első” vagy „második”: most mindkettő jó.
nine-lesson-first-done = A sorrend számíthat: az egyik lap hasznossá vagy haszontalanná teheti a másikat.
nine-lesson-play =
    A húzott macskát kijátszhatod a színének megfelelő sorozatodba, vagy egy paklira dobhatod.

    Játszd ki a kéket: „{ $command-move } kijátszom”.
nine-lesson-play-hint = Azzal a gombbal, amelyik kijátssza, ne azzal, amelyik eldobja.
nine-lesson-play-done = Elkezdődött egy kék sorozat. Három, öt vagy hét lap kell bele.
nine-lesson-drop =
    Nem minden lap jó neked, és amit eldobsz, azt más felveheti.

    Dobd a piros 1-9-et a 3. paklira: „{ $command-move } dobom 3”. (Bármelyik pakli jó.)
nine-lesson-drop-hint = „dobom”, és egy pakli száma.
nine-lesson-drop-done = Vége a körödnek. Két macskát nem dobhatsz ugyanarra a paklira.
nine-lesson-score =
    Kék 3-7, 7 és 9: megvan a három, és 3 + 7 + 9 az 19, vagyis kilencre végződik. Most, és csak most pontozhatod le hárommal; vagy gyűjtesz tovább ötig.

    Pontozd le: „{ $command-move } pontozom”.
nine-lesson-score-hint = Egy tallér biztos: pontozd le.
nine-lesson-score-done = Három lap 1 tallért hoz, öt 3-at, hét 8-at. A színt újrakezdheted.
nine-lesson-steal =
    Ellophatod valakinek egy sorozatából az utolsó lapot, ha azzal teljes lesz egy sorozatod. Három lap, amely mind ugyanazt a számot mutathatja, 3 tallért hoz, bármennyi az összeg: neked piros 3-asod van kettő, az első játékosnak pedig egy piros 3-7-ese.

    Lopd el: „{ $command-move } lopok 1 piros”; a nevét is írhatod.
nine-lesson-steal-hint = Azzal a gombbal, amelyik ellopja a piros 3-7-est.
nine-lesson-steal-done = Micsoda tolvaj! Rögtön le is pontoztad. Egy kóbor macska a tetején megvédte volna a sorozatot.
nine-lesson-stray =
    Elvettél egy kóbor macskát. Bármelyik megkezdett sorozatba mehet, lapnak számít, és minden összegbe beleillik; de az a sorozat csak 1 tallért hoz majd, és három lapnál sohasem pontozható.

    Tedd a zöld macskáidhoz: „{ $command-move } ide zöld”.
nine-lesson-stray-hint = Csak zöld sorozatod van.
nine-lesson-stray-done = Meg is védi: amíg ő van felül, senki sem lophat onnan.
nine-lesson-kittens =
    Ezek a kiscicák keresztbe fekszenek egy sorozatodon: annak most pontosan hétnek kell lennie. Ez hosszú, de hét lap 8 tallért hoz.

    Tedd őket a zöld macskádhoz: „{ $command-move } ide zöld”.
nine-lesson-kittens-hint = Csak zöld sorozatod van.
nine-lesson-kittens-done = A kiscicák extra lap, mint a csibészek, a kutyák és a macskás nénik: amit használni lehet, azt használni kell.
nine-lesson-lady =
    A macskás néni örökbe fogadja minden kóbor macskádat; ők is, ő maga is a talléraid lesznek.

    Hívd: „{ $command-move } néni”.
nine-lesson-lady-hint = Csak egy dolgot tehet.
nine-lesson-lady-done = Két tallér egy kóbor macskáért és egy jó szívért.
nine-lesson-gooddog =
    A kutyák kevésbé szívesen látottak. A jó kutya egy sorozatod utolsó lapját elviszi egy másik játékosnak, akinek ez 2 tallér.

    Válaszd ki, kié legyen: „{ $command-move } jó kutya sárga 1”, számmal vagy névvel.
nine-lesson-gooddog-hint = Csak egy sárga lapod van; bármelyik játékosnak adhatod.
nine-lesson-gooddog-done = Annak add, aki a leginkább le van maradva.
nine-lesson-baddog =
    A rossz kutya egy egész sorozatot átkerget egy másik játékoshoz, akinek minden lapja egy tallér. Örülj, hogy a tiéd rövid.

    Válaszd ki, kihez: „{ $command-move } rossz kutya zöld 2”.
nine-lesson-baddog-hint = Csak egy zöld lapod van; bármelyik játékosnak adhatod.
nine-lesson-baddog-done = Ha egyáltalán nem lenne sorozatod, csak eldobnád a kutyát. A játék a húzópaklival ér véget, és a befejezetlen sorozatok semmit sem érnek.

## Megbízások

nine-order-take = Sorozat folytatása…
nine-order-colour = { nine-colour } lap elvétele, ha van a paklikon
nine-order-draw = Húzás, hacsak lopni nem éri meg
nine-order-play = A húzott macskák kijátszása
nine-order-score = Három lap lepontozása, ha ér valamit
nine-order-wait = Három lapnál gyűjtöm tovább
