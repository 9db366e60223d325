# Ha belefér, elfér! magyarul.
# A `fits-word-…` sorok azt adják meg, mit lehet begépelni; a `fits-tell-…` sorok azt mondják el, mi
# történt, többnyire többen egymás után.

fits-title = Ha belefér, elfér
fits-blurb = Kartondobozok nőnek össze az asztalon, és a bennük lévő játékok azé a játékosé, akinek a legtöbb macskája fekszik a dobozban. Ha belefér, elfér! Kettő–öt főre.

fits-option-advanced = Nehezített játék
fits-option-advanced-off = nem
fits-option-advanced-on = igen

fits-word-start = kezdő, kezdődoboz, kezdek
fits-word-draw = húz, húzok, húzás
fits-word-sleep = alvó, alszik, altat, altatok
fits-word-lay = lerak, lerakom, rak, rakok, letesz, leteszem
fits-word-cat = macska, macskát, cica, cicát
fits-word-e = e, kelet, keletre, jobbra
fits-word-w = w, nyugat, nyugatra, balra
fits-word-no = nem, nincs, ne
fits-word-toy = játék, játékot, különleges
fits-word-box = doboz, dobozként
fits-word-princess = hercegnő, hercegnőt
fits-word-discard = eldob, eldobom, félretesz

fits-syntax = „húz”: lapot húzol; „alvó c”: helyette alvó macskát teszel a c helyre. Doboz: „B5 c”, fél fordulattal „B5r c”. Utána macska: „macska keletre”, „macska nyugatra” vagy „nem macska”. Továbbá „T1 c” és „hercegnő c”. A betű helyett a mezőt is írhatod: „B5 1,-2”.

fits-button-start = Kezdő doboz
fits-button-draw = Lapot húzok
fits-button-sleep = Alvó macska
fits-button-lay = Doboz
fits-button-toy = Különleges játék
fits-button-princess = Princess cica
fits-button-discard = Félreteszem:
fits-button-discard-princess = Princess cica
fits-button-cat = Macska
fits-button-cat-e = keletre →
fits-button-cat-w = nyugatra ←
fits-button-no = Nem kell
fits-button-no-cat = macska
fits-button-box = dobozként
fits-button-card = { $card } { $lies }
fits-button-turned = { $card } ↻ { $lies }
fits-button-toy-card = { $card } játék
fits-button-chase = { $whose ->
    [own] { $letter } (a sajátod)
   *[other] { $letter }
}{ $asleep ->
    [yes] , alszik
   *[no] {""}
}
fits-button-nap = Alvó macska…
fits-button-play = Lapot játszom ki

## Mondatrészek

fits-princess = Princess cica
fits-none = semmi
fits-nothing = üres
fits-lies = { $kind ->
    [mouse] { $count ->
        [one] egér
       *[other] { $count } egér
    }
    [yarn] { $count ->
        [one] gombolyag
       *[other] { $count } gombolyag
    }
    [feather] { $count ->
        [one] toll
       *[other] { $count } toll
    }
    [ball] { $count ->
        [one] labda
       *[other] { $count } labda
    }
   *[bottle] { $count ->
        [one] flakon
       *[other] { $count } flakon
    }
}
fits-walls = { $walls ->
    [none] fal nélkül
    [N] fal északon
    [E] fal keleten
    [S] fal délen
    [W] fal nyugaton
    [NS] fal északon és délen
    [EW] fal keleten és nyugaton
    [NE] fal északon és keleten
    [NW] fal északon és nyugaton
    [ES] fal keleten és délen
    [SW] fal délen és nyugaton
    [NEW] csak dél felé nyitott
    [ESW] csak észak felé nyitott
    [NES] csak nyugat felé nyitott
   *[NSW] csak kelet felé nyitott
}
fits-card = { $card }: { $walls }, { $lies }
fits-card-toy = { $card }: különleges játék, mindegyik fajtából egy

## Mi a teendő

fits-prompt-first = Te kezdesz: válassz egy kezdő dobozt. Az lesz az asztal közepe.
fits-prompt-start = Válassz egy kezdő dobozt, és tedd az utoljára letett kezdő doboz mellé.
fits-prompt-turn = { $cats ->
    [one] Te jössz: húzz egy lapot, és játssz ki egyet, vagy húzás helyett tedd le alvó macskaként az utolsó macskádat.
   *[other] Te jössz: húzz egy lapot, és játssz ki egyet, vagy húzás helyett tedd le alvó macskaként { $cats } macskád egyikét.
}
fits-prompt-play = Játssz ki egy lapot: { $hand }.
fits-prompt-last = { $left ->
    [one] Ez az utolsó köröd. Játszd ki az utolsó lapodat: { $hand }.
   *[other] Közel a vége: játszd ki { $left } lapod egyikét ({ $hand }), a következő körben a másikat.
}
fits-prompt-cat = { $cats ->
    [one] Belefér egy macska! Fektesd az utolsót az új dobozra és a szomszédjára, vagy hagyd ki.
   *[other] Belefér egy macska! Fektesd { $cats } macskád egyikét az új dobozra és a szomszédjára, vagy hagyd ki.
}
fits-brief = Kézben: { $hand }. Macskáid: még { $cats }.
fits-brief-empty = Nincs több lapod. Macskáid: még { $cats }.

## Mi történt

fits-tell-dealt = Mindenkinél öt macska és két lap van. { $name } kezd.
fits-tell-hand = A kezedben: { $cards }.
fits-tell-started = { $name } kezdő dobozt rak le: { $piece }, helye { $cell }.
fits-tell-drew = { $left ->
    [0] { $name } kihúzza az utolsó lapot.
   *[other] { $tone ->
        [b] { $name } elvesz egy lapot, { $left } van még hátra.
       *[a] { $name } lapot húz; még { $left } maradt.
    }
}
fits-tell-low = { $left ->
    [0] Ez volt a húzópakli utolsó lapja.
    [one] Már csak 1 lap van a húzópakliban.
   *[other] Már csak { $left } lap van a húzópakliban.
}
fits-tell-drawn = { $piece ->
    [princess] Amit húztál: Princess.
   *[other] Amit húztál: { $piece }.
}
fits-tell-laid = { $tone ->
    [b] { $name } beilleszt egy dobozt: { $piece }, helye { $cell }.
    [c] Új doboz, { $name } tette le: { $piece }, helye { $cell }.
    [d] { $name } a helyére tol egy dobozt: { $piece }, itt: { $cell }.
    [e] Eggyel több doboz: { $piece }, itt: { $cell }. { $name } rakta ide.
   *[a] { $name } dobozt rak le: { $piece }, helye { $cell }.
}
fits-tell-cat = { $first ->
    [yes] A játék első macskája! { $name } küldte, és máris elnyúlt két lapon, itt: { $cell }.
   *[no] { $tone ->
        [b] Ha belefér, elfér: { $name } macskája már bent is fekszik, itt: { $cell }.
        [c] Macskának mindig akad hely: { $name } egyik macskája befurakodik, ide: { $cell }.
       *[a] Hopp! { $name } egyik macskája elnyúlik két lapon, itt: { $cell }.
    }
}
fits-tell-no-cat = { $name } nem tesz le macskát.
fits-tell-nap = { $tone ->
    [b] { $name } macskája ásít egyet, és összegömbölyödik, itt: { $cell }.
    [c] Halkan! { $name } egyik macskája már alszik, itt: { $cell }.
   *[a] Csitt: { $name } egyik macskája elalszik, itt: { $cell }.
}
fits-tell-toy = { $name } különleges játékot dob be, ide: { $cell }.
fits-tell-toy-box = { $name } dobozként rak le egy különleges játékot, helye { $cell }.
fits-tell-princess = { $own ->
    [yes] { $name } a saját macskája helyét kínálja fel, és Princess lefekszik oda: { $cell }.
   *[no] { $name } Princess cicát küldi, aki elfoglalja ezt a helyet: { $cell }.
}
fits-tell-home = { $piece ->
    [nap] { $other } alvó macskája hazamegy.
   *[cat] { $other } macskája hazamegy.
}
fits-tell-discarded = { $name } kezében csak Princess van, és egyetlen macska sincs, aki helyet adna: egy Princess kikerül a játékból.
fits-tell-last = { $empty ->
    [1] Elfogyott a húzópakli: mindenki még két kört játszik, utoljára { $name }.
   *[0] { $name } letette az ötödik macskáját: mindenki még két kört játszik, utoljára { $name }.
}
fits-tell-box = { $closed ->
    [yes] { $mood ->
        [rich] Kincsesláda, és máris csukva! { $size ->
            [one] Egyetlen lap
           *[other] Lapok: { $size }
        }, értéke { $worth }.
        [wet] Bezárult, benne a vízzel: { $size ->
            [one] egyetlen lap
           *[other] { $size } lap
        }, értéke { $worth }.
       *[plain] { $size ->
            [one] Zárt doboz egyetlen lapból, értéke { $worth }.
           *[other] Zárt doboz { $size } lapból, értéke { $worth }.
        }
    }
   *[no] { $mood ->
        [rich] { $tone ->
            [b] Ide minden macska szívesen befeküdne, az értéke már { $worth }.
           *[a] Micsoda játékosláda, értéke { $worth }!
        }
        [wet] { $tone ->
            [b] Senki sem szeret megázni, értéke { $worth }.
            [c] Ebből vizes mancs lesz, értéke { $worth }.
           *[a] Itt a flakonok győznek, értéke { $worth }.
        }
        [huge] { $tone ->
            [b] Valóságos palota { $size } lapból, értéke { $worth }.
           *[a] Csak nő és nő: már { $size } lap, értéke { $worth }.
        }
       *[plain] { $size ->
            [one] { $tone ->
                [b] Magában álló doboz, értéke { $worth }.
                [c] Egyelőre egyedül áll, értéke { $worth }.
                [d] Egyik szomszédjába sem nyílik, értéke { $worth }.
               *[a] A doboz itt egyetlen lap, értéke { $worth }.
            }
           *[other] { $tone ->
                [b] Így { $size } lap van egy dobozban, értéke { $worth }.
                [c] Ez most { $size } lapnyi doboz, értéke { $worth }.
                [d] Eddig { $worth } az értéke, { $size } lapból.
               *[a] A doboz itt { $size } lapból áll, értéke { $worth }.
            }
        }
    }
}

## Hogyan ért véget

fits-reason-most = { $winner } győzött a legtöbb ponttal.
fits-reason-bottles = { $winner } győzött: pontegyenlőség, de kevesebbet spricceltek rá.
fits-reason-shared = Közös győzelem: { $winner } a pontokban is, a flakonokban is egyenlő.
fits-score-toys = játékok { $points }
fits-score-bottles = flakonok { $points }
fits-score-cats = további macskák { $points }

## Az elszámolás

fits-sheet-box = { $closed ->
    [yes] Doboz itt: { $cell } (lapok: { $size }, játékok { $toys }, flakonok { $bottles }, zárt): { $worth }
   *[no] Doboz itt: { $cell } (lapok: { $size }, játékok { $toys }, flakonok { $bottles }, nyitott): { $worth }
}
fits-sheet-to = pont, ezt kapja: { $names }.
fits-sheet-extra = További macskákért: { $cats }.
fits-sheet-cat = { $name } { $points }
fits-sheet-in = Benne: { $cats }.
fits-sheet-cats = { $asleep ->
    [0] { $name } { $awake }
   *[other] { $name } { $awake } + alvó { $asleep }
}

## A kép szavakban

fits-alt-start = Kezdő dobozok kerülnek az asztalra: { $name } következik.
fits-alt-turn = { $name } következik: lapot húz, vagy alvó macskát tesz le.
fits-alt-play = { $name } lapot játszik ki.
fits-alt-cat = { $name } macskát tehet az új dobozba.
fits-alt-left = Hátralévő körök: { $left }.
fits-alt-over = A játék véget ért. { $reason }
fits-alt-points = { $name }: { $points } ({ $parts }).
fits-alt-own = { $name } kezében: { $hand }.
fits-alt-others = { $taken ->
    [0] Doboz macska nélkül: { $count }.
   *[other] Ezeken kívül doboz macska nélkül: { $count }.
}
fits-alt-last = Az utolsó lap helye: { $cell }.
fits-alt-princess = Princess itt fekszik: { $cells }.
fits-alt-toy = Különleges játék itt: { $cells }.
fits-alt-seat = { $name }: maradt macskák { $cats }, lapok { $cards }, pont eddig { $points }.
fits-alt-pile = A húzópakliban: { $count }.

## A tábla betűkkel

fits-sketch-head = { $phase ->
    [start] Kezdő dobozok.
    [turn] { $turn }. kör: húzás.
    [play] { $turn }. kör: kijátszás.
    [cat] { $turn }. kör: macska?
   *[over] Vége, körök: { $turn }.
} Pakli: { $pile }.
fits-sketch-seat = macskák { $cats }, lapok { $cards }, pont { $points }
fits-sketch-awake = ébren itt:
fits-sketch-hand = A kezedben: { $hand }
fits-sketch-starts = Kezdő dobozok: { $cards }
fits-sketch-places = kisbetűk magukban: üres helyek
fits-sketch-start = S1–S5 kezdő dobozok
fits-sketch-numbers = 1 egér, 2 gombolyag, 3 toll, 4 labda, 5 két játék, 6 flakon, 7 és 8 üres; A5 és A6 flakon
fits-sketch-turned = kisbetűvel: fél fordulattal
fits-sketch-asleep = { $sign } alvó macska, P* Princess a helyén

## Miért nem

fits-why-over = Ez a játék már véget ért.
fits-why-not-your-turn = Most nem te jössz.
fits-why-start-first = Előbb mindenki lerak egy kezdő dobozt.
fits-why-start-over = Már minden kezdő doboz le van rakva.
fits-why-start-gone = Ez a kezdő doboz már nincs meg: { $card }.
fits-why-start-at-zero = Az első kezdő doboz helye 0,0.
fits-why-start-beside = A kezdő doboz az utoljára letett kezdő doboz mellé kerül; ez a hely nem ilyen: { $cell }.
fits-why-draw-or-sleep = A köröd húzással vagy alvó macskával kezdődik.
fits-why-play-now = Már húztál: most játssz ki egy lapot.
fits-why-no-more-draw = Már senki sem húz: játszd ki a kezedben lévő lapokat.
fits-why-no-more-sleep = Már senki sem tehet le alvó macskát: játszd ki a kezedben lévő lapokat.
fits-why-cat-now = Előbb mondd meg, kerül-e macska az új dobozba: „macska keletre”, „macska nyugatra” vagy „nem macska”.
fits-why-no-cat-now = Macska csak olyan dobozba kerülhet, amelyet épp most raktál le, és csak ahol elfér.
fits-why-not-in-hand = { $card ->
    [princess] Princess nincs a kezedben.
   *[other] Ez a lap nincs a kezedben: { $card }.
}
fits-why-not-beside = Ez a hely foglalt, vagy nem érintkezik lappal: { $cell }.
fits-why-double-wall = A nehezített játékban fal nem állhat fal mellett, itt pedig állna: { $cell }.
fits-why-cat-gap = Ott nincs lap.
fits-why-cat-wall = Fal van a kettő között.
fits-why-cat-covered = Oda nem fér macska: már fekszik ott valami, vagy az nem doboz.
fits-why-cat-occupied = Ebben a dobozban mások vannak, te pedig nem.
fits-why-toy-over = Van hely két dobozon a játéknak, ezért nem fekhet dobozként.
fits-why-toy-as-box = Most nincs számodra hely két dobozon: a játék dobozként fekszik le; írd mögé: „doboz”.
fits-why-toy-not-there = Itt nincs két szabad, összenyíló doboz: { $cell }.
fits-why-toy-occupied = Ebben a dobozban mások vannak, te pedig nem: { $cell }.
fits-why-no-cat-there = Princess egy macska helyére fekszik, itt pedig nincs macska: { $cell }.
fits-why-play-another = Van mit kijátszanod, ezért Princess nem kerül félre.

## A szabályok

fits-rules-goal =
    A legtöbb pont győz: a végén minden doboz játékai azé, akinek a legtöbb macskája fekszik benne. Kartondobozokat raktok egymás mellé; ahol két nyitott oldal találkozik, ott egy nagyobb doboz lesz belőlük.

    Mindenkinek öt saját macskája és két lapja van. A játékban 72 doboz (bennük játék: egér, gombolyag, toll vagy labda; flakon; vagy semmi), három különleges játék és annyi Princess van, ahány játékos. A pakli ugyanennyi egyforma részből áll, mindegyikben egy Princess lapul.

    Az asztal mellett minden üres helyen betű áll: ezzel mondod meg, mi hová kerüljön.

    A lapok képe rekonstrukció: a nyomtatott lapokat nem láthattuk.

    A képen egy játék közepe látszik.
fits-rules-turn =
    Sorsolás dönti el, ki kezd. Először sorban mindenki lerak egyet az öt üres kezdő dobozból, mindig az előző mellé; ami megmarad, kimarad a játékból.

    Ha te jössz, húzz egy lapot a pakliról, és játssz ki pontosan egy lapot a kezedből; vagy húzás helyett tegyél le egy alvó macskát. Nem kell azt kijátszanod, amit húztál.

    Kijátszhatsz dobozt (utána esetleg egy macskát), különleges játékot vagy Princess cicát. Hogy mi van a kezedben, az titok.

    A képen két játékos kezdő dobozai látszanak.
fits-rules-boxes =
    Doboz bármely üres helyre kerülhet, amely lappal érintkezik, állva vagy fél fordulattal. A falak semmit sem tiltanak.

    Két szomszéd akkor tartozik össze, ha mindkét érintkező oldal nyitott. Egy doboz mindaz, ami összetartozik. Zárt, ha egyetlen oldala sem nyitott üres hely felé; a szomszéd fala is lezárja.

    A dobozon lévő tábla mutatja, mennyit ér most, aranyszínű, ha zárt; a doboz színe mutatja, kié.

    A képen a felső sor legnyugatibb lapjának keleti és nyugati oldalán fal van: az alatta lévő lappal összetartozik, keleti szomszédjával nem.
fits-rules-cats =
    Miután leraktál egy dobozt, egy macskádat ráfektetheted az új lapra és keleti vagy nyugati szomszédjára, ha köztük nyitott az oldal, és mindkettő karton, amelyen semmi sem fekszik.

    Más macskája, ébren vagy alva, nem lehet abban a dobozban, csak ha a tiéd is ott van. Az új lap már számít: ha összeköti a dobozukat a tiéddel, szabad.

    A macska alatt is számítanak a játékok és a flakonok.

    A képen egy macska ébren fekszik két lapon, kettő pedig alszik.
fits-rules-cards =
    Az alvó macska úgy fekszik le, mint egy doboz, minden oldala nyitott, akár van ott fal, akár nincs, bárki van is ott. Távol tartja a többieket, de csak addig számít, amíg ugyanabban a dobozban ébren is van macskád.

    Princess bármelyik macska helyére fekhet; az a macska visszatér a gazdájához. Princess senkié, senkit sem tart távol, és rá semmi sem kerülhet. Ha semmi mást nem tudsz kijátszani, őt kell, akár a saját macskád helyére; ha egyáltalán nincs macska, egy Princess kikerül a játékból.

    A különleges játék mindegyik fajtából egy. Két lapon fekszik, mint egy macska, olyan dobozban, ahová macskád is kerülhetne, de egyik lapnak sem kell újnak lennie; ha nincs ilyen hely, nyitott dobozként kerül az asztalra. Utána nem jöhet macska.

    A képen három macska van ébren, három pedig alszik.
fits-rules-end =
    Amikor elfogy a pakli, vagy valakinek nem marad macskája, az a kör még végigmegy. Utána már senki sem húz, és macska sem alszik el; mindenki két körben kijátssza a két lapját, utolsóként az, aki miatt vége lett. Ezen egy később hazatérő macska sem változtat.

    Minden dobozban számold meg ébren lévő macskáidat, és ha van ilyen, az alvókat is. Akinek a legtöbb van, a leggyakoribb fajta minden játékáért 1 pontot kap, flakononként 1-gyel kevesebbet, zárt dobozért a kétszeresét; ez lehet nullánál kevesebb is. Egyenlőségnél mindenki megkapja az egészet.

    Egy dobozban minden további macska 1 pontot hoz a gazdájának, akár neki van a legtöbb, akár nem, kétszerezés nélkül.

    A legtöbb pont győz; ha egyenlő, akkor a flakonok miatt elvesztett kevesebb pont.

    A képen egy játék vége látszik.
fits-rules-advanced =
    A nehezített játékban fal nem állhat fal mellett, bármelyik szomszédról van szó; a kezdő dobozoknál sem. Mind az öt Princess a pakliba keveredik, akárhová.

    A további macskákért nem jár pont, és egy alvó macska csak fél macskának számít.

    A képen a szokásos játék látszik, néhány körrel a kezdés után.
fits-rules-words =
    Így írd: „húz”; vagy „alvó c”, ha egy macska a c helyen alszik el.

    A doboz a kódja és a helye: „B5 c”, fél fordulattal „B5r c”. A kód betűje mondja meg, hol vannak a falai, a száma azt, mi van benne. Utána „macska keletre”, „macska nyugatra” vagy „nem macska”.

    „T1 c”: különleges játék, nyugati vége a c helyen; „hercegnő c”: a c helyen fekvő macskához küldöd. Amíg ezek közül választasz, a saját képeden csak azoknál a helyeknél áll betű, ahová kerülhet.

    A betűk az asztallal együtt változnak, a mezők soha: „B5 1,-2” az első kezdő doboztól eggyel keletre és kettővel északra van.

    A képen az 1,2 mezőn egy macska alszik.

## Képeken

fits-label-turn = jön
fits-label-won = győzött
fits-label-shared = győztesek
fits-label-pile = Húzópakli
fits-label-last = Hátralévő körök
fits-label-final = Végeredmény
fits-label-advanced = Nehezített játék
fits-label-hand = A kezedben

## Első játék

fits-lesson-start =
    A cél: neked legyen a legtöbb macskád azokban a dobozokban, amelyekben a legtöbb játék van. Ha belefér, elfér!

    Először mindenki lerak egy kezdő dobozt. Te kezdesz: válassz egyet; ez lesz az asztal közepe. Egy gombbal, vagy írd be: „{ $command-move } kezdő S3 0,0”.
fits-lesson-start-hint = Az öt közül bármelyik jó. A vastag vonal fal; ahol nincs, ott a doboz nyitott.
fits-lesson-start-done = Innen nő tovább minden. A mezőket ettől a doboztól számoljuk: az „1,-2” eggyel keletre és kettővel északra van.
fits-lesson-draw =
    A körödben húzol egy lapot, aztán a három közül kijátszol egyet, amelyiket akarod. (Vagy húzás helyett leteszel egy alvó macskát; erről később.)

    Húzz: a gombbal, vagy írd be: „{ $command-move } húz”.
fits-lesson-draw-hint = A gombon az áll: „Lapot húzok”.
fits-lesson-draw-done = Senki más nem látja, mi van a kezedben.
fits-lesson-close =
    Ahol két nyitott oldal találkozik, két lap egyetlen nagyobb dobozzá válik. Egy doboz zárt, ha egyetlen oldala sem nyitott üres hely felé, és a zárt doboz duplán számít.

    Rakj le egy lapot úgy, hogy azonnal zárt legyen: a H2 és a H6 lapod csak egy oldalon nyitott.
fits-lesson-close-hint = A H2 csak dél felé nyitott, a kezdő doboznak pedig északon fala van: rakd pont fölé, „{ $command-move } lerak H2 0,-1”. Vagy fél fordulattal a másik alá.
fits-lesson-close-done = Zárt doboz: a tábla rajta aranyszínű lett. A lap betűje mondja meg, hol vannak a falai, a száma azt, mi van benne; az „r” fél fordulattal rakja le.
fits-lesson-lay =
    Másik asztal. Doboz bármely üres helyre kerülhet, amely lappal érintkezik; a falak semmit sem tiltanak. A helyeket a képen betűk jelölik, de a mezőt is írhatod.

    Rakj le bármilyen lapot az első kezdő doboztól közvetlenül nyugatra, a -1,0 mezőre: „{ $command-move } lerak A5 -1,0”.
fits-lesson-lay-hint = A hely a középsőtől balra van: -1,0.
fits-lesson-lay-done = Ha az érintkező oldalak nyitottak, ez most egyetlen doboz.
fits-lesson-cat =
    Most leülhet egy macskád: az imént lerakott lapra és keleti vagy nyugati szomszédjára, ha köztük nyitott az oldal. Más macskája nem lehet abban a dobozban, csak ha a tiéd is ott van.

    Fektesd a macskádat kelet felé: „{ $command-move } macska keletre”.
fits-lesson-cat-hint = Az a gomb, amelyen kelet felé mutat a nyíl.
fits-lesson-cat-done = Egyelőre a tiéd. A végén az kap minden dobozban a leggyakoribb fajta játékaiért egy-egy pontot, flakononként eggyel kevesebbet, akinek ott a legtöbb macskája van.
fits-lesson-closed =
    Épp most zártál le egy dobozt, benne két gombolyag és két labda. A leggyakoribb fajta számít, tehát 2-t ér, zártan pedig a kétszeresét.

    Ülj bele.
fits-lesson-closed-hint = Fektesd a macskát kelet felé: más nincs ott.
fits-lesson-closed-done = Négy pont, és már senki sem tudja növelni.
fits-lesson-sleep =
    Húzás helyett letehetsz egy alvó macskát az asztal szélére, öt macskád egyikét: minden oldala nyitott, akár van ott fal, akár nincs. Távol tartja a többieket a dobozától, de csak akkor számít, ha ébren is van ott macskád.

    Tegyél le egy alvó macskát: „{ $command-move } alvó -1,-1”, vagy bárhová.
fits-lesson-sleep-hint = Válaszd az „Alvó macska” gombot, aztán egy helyet.
fits-lesson-sleep-done = Csitt, alszik! A két lapod megmaradt, de eggyel kevesebb macskád van.
fits-lesson-toy =
    A T1 különleges játék: mindegyik fajtából egy. Két lapon fekszik, mint egy macska, de senkié.

    Tedd a két kezdő dobozra: „{ $command-move } játék T1 0,0”; a mező a nyugati vége.
fits-lesson-toy-hint = Válaszd a különleges játékot; csak egy helyre fér.
fits-lesson-toy-done = Az a doboz most eggyel többet ér, bárki ül is benne a végén.
fits-lesson-princess =
    Princesst húztál. Bármelyik macska helyére odafekhet; az a macska hazamegy a gazdájához.

    Küldd oda, ahol az ellenfeled macskája fekszik: „{ $command-move } hercegnő 0,1”.
fits-lesson-princess-hint = Csak egy macska van az asztalon, a 0,1 mezőn.
fits-lesson-princess-done = Micsoda pillantás! Ha elfogy a pakli, vagy valaki lerakta az ötödik macskáját, mindenki kijátssza a két lapját, aztán jön a számolás.

## Megbízások

fits-order-draw = Lapot húzok, amikor sorra kerülök
fits-order-lay = Dobozt teszek le…
fits-order-whole = { $draws ->
        [yes] Húzok, aztán leteszem: { $card }, helye: { $place }
       *[no] Leteszem: { $card }, helye: { $place }
    }{ $cat ->
        [e] , macska keletre
        [w] , macska nyugatra
        [no] , macska nélkül
       *[none] {""}
    }
fits-order-cat-e = Macska keletre →
fits-order-cat-w = Macska nyugatra ←
fits-order-cat-no = Macska nélkül
