# Zsákbamaczka magyarul.
# A `sack-word-…` sorok azt adják meg, mit lehet begépelni; a `sack-tell-…` sorok azt mondják el, mi
# történt, többnyire többen egymás után.

sack-title = Zsákbamaczka
sack-blurb = Mindenki belecsempész egy lapot a zsákba: remek macskát, undok macskát, nyulat vagy kutyát. Aztán egerekkel licitáltok az egészre, pedig sosem tudjátok pontosan, mi van benne. Három–öt főre.

sack-word-lay = lerak, lerakom, letesz, leteszem, rak, tesz, lap
sack-word-bid = licit, licitál, licitálok, ajánl, ajánlok
sack-word-pass = passz, passzol, passzolok, kiszállok
sack-word-buy = vesz, veszem, megveszem
sack-word-cat = macska, macskát, cica, cicát
sack-word-rabbit = nyúl, nyulat, nyuszi, nyuszit
sack-word-dog = kutya, kutyát
sack-word-big = nagy
sack-word-small = kis, kicsi
sack-word-bigdog = nagykutya, nagykutyát
sack-word-smalldog = kiskutya, kiskutyát

sack-button-lay = Lerakom:
sack-button-bid = Licit:
sack-button-pass = Passz
sack-button-buy = Megveszem 1 egérért
sack-button-card = { $card ->
    [cat-8] −8-as macska
    [cat-5] −5-ös macska
    [cat3] 3-as macska
    [cat5] 5-ös macska
    [cat8] 8-as macska
    [cat11] 11-es macska
    [cat15] 15-ös macska
    [rabbit] Nyúl
    [bigdog] Nagy kutya
   *[smalldog] Kis kutya
}
sack-button-other = Más licit…
sack-button-choose = Lapot rakok

sack-syntax = Lapot így rakhatsz le: „lerak 8”, „lerak -8”, „lerak nyúl”, „lerak nagy kutya”; a puszta „kutya” a kis kutya. Árverés közben: „licit 6” vagy csak „6”, illetve „passz”. Ha senki sem licitált, az utolsó játékos azt írja: „veszem” vagy „passz”.

## Megbízások

sack-order-bid = Licit eddig…
sack-order-pass = Passz, amint lehet
sack-order-lay = Késés esetén…
sack-order-most = { $mice } a plafon, utána passz
sack-order-card = { sack-button-card }, késés esetén

## Mondatrészek

sack-mice = { $mice ->
    [0] 0 egér
   *[other] { $mice } egér
}
sack-card = { $card ->
    [cat-8] −8-as macska
    [cat-5] −5-ös macska
    [cat3] 3-as macska
    [cat5] 5-ös macska
    [cat8] 8-as macska
    [cat11] 11-es macska
    [cat15] 15-ös macska
    [rabbit] nyúl
    [bigdog] nagy kutya
   *[smalldog] kis kutya
}
sack-card-of = { $name } { $card ->
    [cat-8] −8-as macskája
    [cat-5] −5-ös macskája
    [cat3] 3-as macskája
    [cat5] 5-ös macskája
    [cat8] 8-as macskája
    [cat11] 11-es macskája
    [cat15] 15-ös macskája
    [rabbit] nyula
    [bigdog] nagy kutyája
   *[smalldog] kis kutyája
}
sack-card-drawn = { sack-card } a húzópakliból
sack-card-several = { $count ->
    [2] két
    [3] három
    [4] négy
   *[other] { $count }
} { sack-card }
sack-prey = { $card ->
    [cat-8] a −8-as macskát
    [cat-5] a −5-ös macskát
    [cat3] a 3-as macskát
    [cat5] az 5-ös macskát
    [cat8] a 8-as macskát
    [cat11] a 11-es macskát
    [cat15] a 15-ös macskát
   *[rabbit] a nyulat
}
sack-dog = { $dog ->
    [bigdog] nagy kutya
   *[smalldog] kis kutya
}

## Mi a teendő

sack-prompt-lay = { $round }. forduló: válassz egy lapot, és rakd le képpel lefelé. Mindenki egyszerre választ.
sack-prompt-start = Te kezdesz: a te lapod fordul fel elsőnek, és te licitálsz először.
sack-prompt-start-drawn = Te kezdesz: te licitálsz először, amikor már nyitva van a húzópakli felső lapja.
sack-prompt-open = Te jössz: licitálj elsőnek, vagy passzolj.
sack-prompt-bid = Te jössz: a legmagasabb licit { $high }. Licitálj többet, vagy passzolj.
sack-prompt-stuck = Te jössz: a legmagasabb licit { $high }, ennél többet nem tudsz ajánlani. Csak passzolhatsz.
sack-prompt-poor = Te jössz, de egyetlen egered sincs, így csak passzolhatsz.
sack-prompt-passing = { $brings ->
    [0] A passz most nem hoz semmit: az egérkártyák üresek.
   *[other] A passz { $brings } egeret hoz neked.
}
sack-prompt-purse = { $mice ->
    [0] Egyetlen egered sincs.
   *[other] { $mice } egered van.
}
sack-prompt-row = A zsákban: { $cards }.
sack-prompt-closed = A zsákban: { $cards }; még { $count } lap van lefordítva.
sack-prompt-own = { $count ->
    [one] A zsákban: { $cards }; már csak a te lapod van lefordítva ({ sack-card }).
   *[other] A zsákban: { $cards }; még { $count } lap van lefordítva, köztük a tiéd ({ sack-card }).
}
sack-prompt-buy = Senki sem licitált: 1 egérért tiéd az egész zsák. Ha passzolsz, minden kikerül a játékból, ami benne van.
sack-prompt-buy-poor = Senki sem licitált, de nincs egered, amivel megvehetnéd a zsákot, így csak passzolhatsz. Minden kikerül a játékból, ami benne van.
sack-prompt-left = Ezt kapnád: { $cards }; értéke { $worth }.
sack-prompt-left-nothing = Semmit sem kapnál: csak kutyák vannak benne.
sack-brief = Kézben: { $hand }. Egerek: { $mice }. { $won ->
    [0] Még nem nyertél lapot.
   *[other] Nyert lapok: { $won }, értékük { $worth }.
}
sack-brief-laid = Lerakva: { sack-card }. Kézben: { $hand }. Egerek: { $mice }. { $won ->
    [0] Még nem nyertél lapot.
   *[other] Nyert lapok: { $won }, értékük { $worth }.
}
sack-none = semmi
sack-cats = { $count ->
    [one] macska { $cats }
   *[other] macskák { $cats }
}

## Mi történt

sack-tell-dealt = Kiosztottam a lapokat: mindenkinél kilenc van, és fejenként { sack-mice }.
sack-tell-hand = A kezedben: { $cards }.
sack-tell-laid = Képpel lefelé leraktad: { sack-card }.
sack-tell-round = { $round ->
    [9] A kilencedik, utolsó forduló: { $name } kezd.
   *[other] { $round }. forduló: { $name } kezd.
}
sack-tell-filled = Az egérkártyák megteltek; { $bank ->
    [0] a bank kiürült.
   *[other] a bankban még { $bank } egér van.
}
sack-tell-unfilled = Az egérkártyák üresek maradnak: { $bank ->
    [0] nincs egér a bankban.
   *[other] a bankban csak { $bank } egér van.
}
sack-tell-shunned = Mivel az előző zsák senkinek sem kellett, az egérkártyák üresek maradnak.
sack-tell-opened-first = { $mood ->
    [plain] Az első lap: { $whose }.
    [treat] Az első lap gyönyörű: { $whose }!
    [scare] Már az első lap karmol: { $whose }!
   *[dog] Az első lap ugat: { $whose }!
}
sack-tell-opened-next = { $mood ->
    [plain] A zsákból előbújik { $whose }.
    [treat] És most előbújik { $whose }!
    [scare] Jaj, előbújik { $whose }!
   *[dog] Vau! Előugrik { $whose }!
}
sack-tell-opened-last = { $mood ->
    [plain] Az utolsó lap: { $whose }.
    [treat] És az utolsó lap: { $whose }!
    [scare] Jaj, az utolsó lap: { $whose }!
   *[dog] Vau! Az utolsó lap: { $whose }!
}
sack-tell-opened-together = Az utolsó lapok: { $cards }.
sack-tell-bid = { $how ->
    [opening] Elhangzik a játék első licitje: { $name } ajánlata { $mice }.
    [first] { $name } kezdi a licitet: { $mice }.
    [bold] { $name } bátran kezdi a licitet: { $mice }!
    [duel] { $tone ->
        [b] Már csak { $name } és { $other } van versenyben, és { $name } ajánlata { $mice }.
        [c] Párbaj: { $name } és { $other }! { $name } rátesz: { $mice }.
       *[a] Ketten maradtak, { $name } és { $other }: { $name } licitje { $mice }.
    }
    [raise] { $tone ->
        [b] { $name } azt mondja: { $mice }.
        [c] { $name } rátesz: { $mice }.
        [d] { $name } ajánlata { $mice } egér.
       *[a] { $name } licitje: { $mice }.
    }
    [high] { $tone ->
        [b] Megremegnek a bajuszok: { $name } ajánlata { $mice }!
       *[a] { $name } nem ereszti: { $mice }!
    }
   *[jump] { $name } nagyot ugrik: { $over } után { $mice }!
}
sack-tell-passed = { $mice ->
    [0] { $name } passzol; egér már nem jut neki.
   *[other] { $tone ->
        [b] { $name } eleget látott, és elvisz { $mice } egeret.
        [c] { $name } kiszáll, { $mice } egérrel gazdagabban.
       *[a] { $name } passzol, és zsebre tesz { $mice } egeret.
    }
}
sack-tell-won = Elkelt! { $name } { sack-mice } árán viszi a zsákot.
sack-tell-last-chance = Senki sem licitált! { $name } egyetlen egérért elviheti az egész zsákot…
sack-tell-bought = Elkelt! { $name } egyetlen egérért elviszi.
sack-tell-scuffle = { $dogs ->
    [2] Két kutya: elkergetik egymást, mindenki más marad.
   *[other] { $dogs } kutya: mind elkergetik egymást, mindenki más marad.
}
sack-tell-chased = { $mood ->
    [plain] A { sack-dog } elkergeti { sack-prey }.
    [treat] Jaj, ne! A { sack-dog } elkergeti { sack-prey }!
   *[scare] Ügyes kutya! A { sack-dog } elkergeti { sack-prey }!
}
sack-tell-took = { $deal ->
    [bargain] { $name } zsákmánya: { $cards }, értéke { $worth }. Micsoda vétel!
    [gain] { $name } zsákmánya: { $cards }, értéke { $worth }. Jó vétel.
    [even] { $name } zsákmánya: { $cards }, értéke { $worth }. Se nyereség, se veszteség.
    [dear] { $name } zsákmánya: { $cards }, értéke { $worth }. Ez drága volt.
    [ouch] { $name } zsákmánya: { $cards }, értéke { $worth }. Igazi zsákbamacska!
   *[plain] { $name } zsákmánya: { $cards }, értéke { $worth }.
}
sack-tell-dear-row = Sorban ez már a { $count ->
    [3] harmadik
    [4] negyedik
    [5] ötödik
   *[other] sokadik
} zsák, amely többe került, mint amennyit ért.
sack-tell-buyer-row = { $name } telhetetlen: sorban ez már a { $count ->
    [3] harmadik
    [4] negyedik
    [5] ötödik
   *[other] sokadik
} zsákja!
sack-tell-best-buy = Ilyen jó vásárt még senki sem csinált ebben a játékban.
sack-tell-dearest = Ebben a játékban még egy zsák sem volt ilyen drága.
sack-tell-took-nothing = { $name } üres zsákot visz haza.
sack-tell-declined = { $name } sem kér belőle: minden kikerül a játékból, ami a zsákban van.

## Hogyan ért véget

sack-reason-most = { $winner } győzött a legtöbb ponttal.
sack-reason-cats = Pontegyenlőség: { $winner } győzött, mert a macskái többet érnek.
sack-reason-shared = Közös győzelem: { $winner } összpontszámban és a macskák pontjaiban is egyenlő.
sack-score-cats = macskák { $points }
sack-score-mice = egerek { $points }

## A kép szavakban

sack-alt-lay = { $round }. forduló, mindenki lapot rak le képpel lefelé. Még választ: { $names }.
sack-alt-bid = { $high ->
    [0] { $round }. forduló, árverés: { $name } következik, és még senki sem licitált.
   *[other] { $round }. forduló, árverés: { $name } következik, a legmagasabb licit { $high }.
}
sack-alt-buy = { $round }. forduló: senki sem licitált; { $name } 1 egérért megveheti a zsákot.
sack-alt-over = A játék véget ért. { $reason }
sack-alt-points = { $name }: { $points } ({ $parts }).
sack-alt-sold = Az előző zsákot { $name } vitte el. Ára { sack-mice }; benne maradt: { $cards }, értéke { $worth }.
sack-alt-sold-empty = Az előző zsákot { $name } vitte el. Ára { sack-mice }, de a kutyák semmit sem hagytak benne.
sack-alt-gone = A kutyákkal odalett: { $cards }.
sack-alt-unsold = Az előző zsák senkinek sem kellett, kikerült a játékból: { $cards }.
sack-alt-row = A sor balról: { $cards }.
sack-alt-closed = lefordítva { $names } lapja
sack-alt-closed-own = { $name } ({ sack-card })
sack-alt-mice = Egérkártyák: { $cards }.
sack-alt-mice-empty = Az egérkártyák üresek.
sack-alt-offers = Ajánlatok: { $offers }.
sack-alt-offer = { $name } { $mice }
sack-alt-offer-none = { $name } még nem licitált
sack-alt-passed = { $name } passzolt
sack-alt-bank = A bankban: { $bank }. A kezdőjátékos { $name } volt.
sack-alt-bank-next = A bankban: { $bank }. A kezdőjátékos { $name }.
sack-alt-sizes = Lapok: { $sizes }.
sack-alt-size = { $name } kezében { $hand } lap, megnyert { $won }
sack-alt-pile = A húzópakliban: { $count }.
sack-alt-own = { $name } kezében: { $hand }. Félretéve: { sack-card }. Egerek: { $mice }. Nyert lapok: { $won }.

## A tábla betűkkel

sack-sketch-round = { $round }. forduló
sack-sketch-card = zsák
sack-sketch-bid = licit
sack-sketch-held = lap
sack-sketch-won = nyert
sack-sketch-cats = macska
sack-sketch-mice = egér
sack-sketch-points = pont
sack-sketch-sack = { $name } nyert lapjai: { $cards }
sack-sketch-own =
    Lapjaid: { $hand }
    Félretéve: { $card }
    Egereid: { $mice }
    Nyert lapjaid: { $won }
sack-sketch-unlaid = még nincs lerakva
sack-sketch-covered = lefordítva
sack-sketch-own-card = csak te látod
sack-sketch-passed = passz
sack-sketch-numbers = a szám macskát jelent
sack-letter-card = { $card ->
    [rabbit] NY
    [bigdog] NK
   *[smalldog] KK
}

## Miért nem

sack-why-over = Ez a játék már véget ért.
sack-why-not-your-turn = Most nem te jössz.
sack-why-lay-first = Előbb mindenki lerak egy lapot, a licit csak utána következik. A puszta szám licit; lapot így: „lerak 5”.
sack-why-not-in-hand = Ez a lap nincs a kezedben: { sack-card }.
sack-why-row-complete = Már minden lap le van rakva: ebben a fordulóban nem rakhatsz le többet.
sack-why-too-low = Ez kevés: most { $least } a legkisebb ajánlat.
sack-why-too-few-mice = { $mice ->
    [0] Egyetlen egered sincs, amivel licitálhatnál: passzolj.
   *[other] Csak { $mice } egered van: legfeljebb ennyit ajánlj, vagy passzolj.
}
sack-why-not-for-sale = A zsákot csak az utolsónak maradt játékos veheti meg, ha senki sem licitált. Licitálj, vagy passzolj.
sack-why-buy-or-pass = Senki sem licitált, így már nincs több licit: vedd meg a zsákot 1 egérért, vagy passzolj.
sack-why-no-mouse = Nincs egered, amivel megvehetnéd a zsákot, így csak passzolhatsz.

## A szabályok

sack-rules-goal =
    A legtöbb pont győz. Itt zsákban árulják a macskát, és senki sem tudja pontosan, melyiket: a jó macskák annyit érnek, amennyi rájuk van írva, a rossz macskák −8 vagy −5 pontot hoznak, és minden egér, ami a végén megmarad, 1 pont.

    Mindenkinek ugyanaz a tíz lapja van: −8, −5, 3, 5, 8, 11 és 15 értékű macska, egy nyúl, amely semmit sem ér, egy nagy kutya és egy kis kutya. A tízből egy véletlenszerűen kimarad; hogy melyik, azt csak a gazdája tudhatja. Mindenki 15 egérrel indul, és titkolja, hány egere van.

    Kilenc fordulót játszotok. Mindegyikben megtelik egy zsák, és valamelyikőtök megveszi.

    A képen az asztal látszik az első lap előtt.
sack-rules-sack =
    Mindenki lerak egy lapot képpel lefelé, mind egyszerre. A lapok sort alkotnak, a kezdőjátékosétól körben haladva: ez a zsák.

    Mellette fekszenek az egérkártyák, vigaszul azoknak, akik passzolnak: öt játékosnál 2, 3, 4 és 6 egér, négynél 2, 4 és 6. A forduló elején a bankból telnek meg, ha a bankban elég egér van mindegyikre; ha nincs, mind üres marad. A bankban kezdetben öt játékosnál 33, négynél 27, háromnál 21 egér van.

    Amikor már mindenki lerakott egy lapot, a sor első lapja felfordul, és kezdődik az árverés.

    A képen ez egy 15-ös macska.
sack-rules-auction =
    A kezdőjátékos kezd, aztán körben haladtok; az első fordulóban sorsolás dönt. Ha te jössz, ajánlj legalább 1 egeret, és többet, mint eddig bárki, vagy passzolj. Annál többet nem ajánlhatsz, mint ahány egered van; aki nem tud többet ajánlani, annak passzolnia kell.

    Aki passzol, ebből a fordulóból kiszállt, de minden egere megmarad, sőt elviszi az egereket a legkisebb egérkártyáról, amelyen még van. Ezután felfordul a sor következő lapja: aki tovább bent marad, többet tud, és a későbbi passz több egeret hoz.

    Aki utolsónak marad, befizeti a licitjét a bankba, övé a zsák, és ő kezdi a következő fordulót.

    A képen ketten már passzoltak, és három lap van nyitva.
sack-rules-dogs =
    Mielőtt a nyertes elveszi a lapokat, jönnek a kutyák.

    Ha pontosan egy kutya van a zsákban, elszalad egy másik lappal együtt: a nagy kutya a legértékesebb lapot kergeti el, a kis kutya a legkevésbé értékeset. A nyúl értéke 0, ezért a nagy kutya inkább elviszi, mint egy rossz macskát, a kis kutya pedig inkább, mint egy jó macskát. Több egyforma közül a bal szélső megy el.

    Ha két vagy több kutya van, egymást kergetik el, mindenki más marad.

    A képen a kis kutya épp elkergette a −8-as macskát.
sack-rules-nobody =
    Ha egy játékos kivételével mindenki passzol, mielőtt bárki licitált volna, az egész sor felfordul, és az utolsó játékos pontosan 1 egérért megveheti a zsákot. A kutyák ilyenkor is jönnek, és a vevő kezdi a következő fordulót.

    Ha ő is passzol, minden kikerül a játékból, ami a zsákban van. A kezdőjátékos marad, a következő fordulóban pedig nem telnek meg az egérkártyák. Ez a forduló is beleszámít a kilencbe.

    A képen egy játékos kivételével már mindenki passzolt.
sack-rules-three =
    Három játékosnál egy negyedik lapkészlet is játszik: megkeverve, egy lap nélkül ez a húzópakli. A felső lapja mindig a sor elejére kerül, a ti három lapotok elé.

    Amikor a licit kezdődik, csak ez a lap van nyitva. Az első passz után a kezdőjátékos lapja fordul fel; amikor már csak egyikőtök maradt, az utolsó kettő egyszerre.

    Az egérkártyák: 3 és 6.

    A képen a húzópakli első lapja van nyitva.
sack-rules-end =
    A kilenc forduló után mindenki összeszámolja a megszerzett macskái pontjait, és hozzáad minden egérért 1 pontot. A nyúl nem ér semmit. A legtöbb pont győz; ha ez egyenlő, a macskákért járó több pont; ha az is egyenlő, a győzelem közös.

    A kézben tartott lapok, az egerek és az elnyert lapok a játék végéig titkosak. Azt, amit licitáltok, és ami nyitva van, mindenki látja.

    Nem kell minden egyes licitet kivárnod: adj megbízást a fordulóra, és ha rád kerül a sor, a bot eggyel többet ajánl a többieknél, amíg a megadott számba belefér, utána passzol. Azt is megmondhatod, melyik lapodat rakja le, ha már csak rád várnak. Senki sem tudja meg, melyik lépés született megbízásból.

    A képen egy játék vége látszik.
sack-rules-words =
    Gépelni sosem kell: a gombok mindenen végigvezetnek. Ha mégis szeretnél: „lerak 8”, „lerak -8”, „lerak nyúl” vagy „lerak nagy kutya” egy lapot tesz a zsákba; „lerak kutya” a kis kutya.

    Árverés közben „licit 6”, vagy csak „6”, hat egeret ajánl: a puszta szám mindig licit. „passz”: kiszállsz. Ha senki sem licitált, az utolsó játékos azt írja: „veszem” vagy „passz”.

    A lapok titkosak: azt, hogy melyiket rakod le, privátban írd meg nekem, vagy használd a gombokat.

    A képen valaki épp azt mondta: „2”.

## Képeken

sack-label-round = Forduló
sack-label-bank = A bankban
sack-label-turn = jön
sack-label-choosing = választ
sack-label-passed = passzolt
sack-label-last = Senki sem licitált, ára
sack-label-high = Legmagasabb ajánlat
sack-label-unbid = Még nincs ajánlat
sack-label-sale = A legutóbbi zsák
sack-label-unwanted = Senkinek sem kellett
sack-label-dogs = Magányos kutya ezt viszi
sack-label-pile = Húzópakli
sack-label-won = győzött
sack-label-shared = győztesek
sack-label-final = Végeredmény
sack-label-total = pont
sack-label-hand = A kezedben
sack-label-laid = A zsákban
sack-label-aside = Félretéve
sack-label-sacks = Elnyerve

## Első játék

sack-lesson-lay =
    A cél: a legtöbb pont a jó macskákból és a megmaradt egereidből. Itt zsákban árulják a macskát, és senki sem tudja egészen, melyiket.

    Mindenki egy lapot csúsztat a zsákba, lefordítva, egyszerre. Rakj le egy macskát: koppints rá, vagy írd be: „{ $command-move } lerak 8”.
sack-lesson-lay-hint = Most bármelyik macska jó: a szép macska kívánatossá teszi a zsákot, a rossz elrontja.
sack-lesson-lay-done = Csak te tudod, mi az. A többiek veled egyszerre választják ki az övéket.
sack-lesson-open =
    A lapok sorba kerülnek, és az elsőt felfordítják. Ez a tiéd, egy 8-as macska: te licitálsz először.

    Ajánlj néhány egeret: egy gombbal, vagy írd be: „{ $command-move } 2”; a puszta szám mindig licit.
sack-lesson-open-hint = Bármennyi lehet 1-től az egereid számáig. Kettővel óvatosan kezdesz.
sack-lesson-open-done = A licit csak ígéret: akkor fizeted ki, ha tiéd lesz a zsák, különben megtartod az egereidet.
sack-lesson-raise =
    Valaki 3 egeret ajánlott, ketten passzoltak. Minden passz felfordított egy lapot: egy −5-ös macskát és egy nyulat, amely semmit sem ér. Egy lap még le van fordítva.

    Maradj bent: ajánlj 3-nál többet.
sack-lesson-raise-hint = Elég 4 is: minden licitnek magasabbnak kell lennie az eddigi legmagasabbnál.
sack-lesson-raise-done = Aki tovább marad, többet tud. De minél többet ajánlasz, annál kevesebb egered maradhat.
sack-lesson-pass =
    14 egér ezért? Legyen az övé. Aki passzol, elviszi az egereket a legkisebb egérkártyáról, amelyen még van: ez itt az utolsó, 6 egérrel.

    Passzolj: a gombbal, vagy írd be: „{ $command-move } passz”.
sack-lesson-pass-hint = Ajánlhatnál 15-öt is, de megbánnád. Passzolj.
sack-lesson-pass-done = Hat egér azért, mert veszítettél! Aki utolsónak marad, fizet, elviszi a zsákot, és ő kezdi a következő fordulót.
sack-lesson-decoy =
    Az egerek is pontok. Ha inkább hamar passzolnál, és egeret gyűjtenél, rontsd el a zsákot a többieknek.

    Rakj le egy lapot, amelyet senki sem szeretne: egy nullánál kisebbet.
sack-lesson-decoy-hint = A −5-ös vagy a −8-as macskát: „{ $command-move } lerak -8”.
sack-lesson-decoy-done = Licitáljon erre más. Csak arra vigyázz, hogy ne rajtad maradjon.
sack-lesson-hound =
    Mindenki passzolt, mielőtt bárki licitált volna: az utolsónak maradt játékos egyetlen egérért megveheti az egész zsákot. Van benne egy kutya, a tiéd. Egyetlen kutya egy másik lappal együtt szalad el: a kis kutya a legkevesebbet érővel, a nagy kutya a legtöbbet érővel.

    Kis kutya, 8-as, 15-ös és −8-as macska: vedd meg!
sack-lesson-hound-hint = A kis kutya elkergeti a −8-as macskát, így 23 pont marad, egy egérért: „{ $command-move } veszem”.
sack-lesson-hound-done = Jó kutya! Ami a zsákban maradt, az a tiéd, lefordítva.
sack-lesson-scuffle =
    Megint senki sem licitált, és most két kutya van a zsákban. Két vagy több kutya csak egymást kergeti el: mindenki más marad.

    Egy 15-ös, egy 8-as macska és két nagy kutya: vidd el.
sack-lesson-scuffle-hint = A kutyák elszaladnak, mindkét macska marad. Egy egér semmi 23 pontért: vedd meg.
sack-lesson-scuffle-done = Már itt sincsenek, és senkinek sem görbült meg a bajsza szála sem.
sack-lesson-decline =
    Egy −8-as, egy −5-ös, még egy −8-as macska és a te nyulad: ezért egy egér is sok.

    Ne vedd meg: passzolj.
sack-lesson-decline-hint = Amit megveszel, a végén számít, a nullánál kisebb is. Ezzel mindet otthagyod: „{ $command-move } passz”.
sack-lesson-decline-done = Az egész zsák kikerül a játékból. Büntetésül a következő fordulóban üresen maradnak az egérkártyák.
sack-lesson-three =
    Ha hárman vagytok, egy húzópakli is játszik veletek: a felső lapja a sor első lapja, és a licit kezdetén csak ez van nyitva. Itt egy kis kutya. Az első passz 3 egeret hoz, a második 6-ot.

    Nem bízol benne. Vidd el a 3 egeret.
sack-lesson-three-hint = Passzolj: a legkisebb egérkártya egerei a tieid.
sack-lesson-three-done = Kilenc forduló után összeadod a macskáidat és az egereidet. A legtöbb pont győz.
