# HUUupp magyarul.
# A `boop-word-…` sorok azt adják meg, mit lehet begépelni; a `boop-tell-…` sorok azt mondják el, mi
# történt, de a booped, fell, ghost-booped és ghost-felled csak tagmondat egy hosszabb mondatban.

boop-title = HUUupp
boop-blurb = Cicák lökdösik egymást a steppelt ágyon: három cica egy sorban macskává nő, három macska egy sorban győz. Két főre.

boop-option-ghosts = Szellemmacskák
boop-option-ghosts-on = játszanak
boop-option-ghosts-off = nem játszanak

boop-word-kitten = cica, kiscica, c
boop-word-cat = macska, m
boop-word-promote = fejleszt, fejleszd, felvesz, felveszem
boop-word-ghost = szellem, szellemmacska
boop-word-stay = marad, vége, vege, kész, kesz, passz

boop-button-kitten = Cica
boop-button-cat = Macska
boop-button-promote = Felveszem
boop-button-ghost = Szellem
boop-button-stay = Kör vége
boop-button-entry = { $direction ->
    [down] ↓ { $left }|{ $right }
    [up] ↑ { $left }|{ $right }
    [right] → { $left }|{ $right }
   *[left] ← { $left }|{ $right }
}

boop-syntax = Írd le, mit teszel és hová: „cica c4”, „macska c4” vagy csak „c4”. A kör későbbi részében: „fejleszt a1 b2 c3” felvesz egy sort, „fejleszt c4” egyetlen figurát, „szellem a1b1” az a1 és a b1 közé küldi a szellemmacskádat, „marad” pedig befejezi a kört.

## Mi a teendő

boop-prompt-kitten = Te jössz: tegyél egy cicát egy üres mezőre.
boop-prompt-cat = Te jössz: tegyél egy macskát egy üres mezőre.
boop-prompt-either = Te jössz: tegyél egy cicát vagy egy macskát egy üres mezőre.
boop-prompt-promote = Összejött egy hármas sorod! Válaszd ki, melyiket veszed fel: a benne lévő cicák macskává fejlődnek.
boop-prompt-promote-eight = Mind a nyolc figurád az ágyon van: vegyél fel egyet közülük, vagy egy egész sort, ha van.
boop-prompt-enter = Indítsd el a szellemmacskádat egy varrás széléről, vagy fejezd be a kört.

## Mondatrészek

boop-whose = { $owner } { $own ->
    [yes] saját { $piece ->
        [kitten] cicája
       *[cat] macskája
    }
   *[no] { $piece ->
        [kitten] cicája
       *[cat] macskája
    }
}
boop-others = { $over ->
    [one] egy másik figura
   *[other] { $over } figura
}
boop-between = { THE($left) } { $left } és { THE($right) } { $right }
boop-way = { $direction ->
    [down] lefelé
    [up] felfelé
    [right] jobbra
   *[left] balra
}
boop-and = { $first }, és { $last }

## Mi történt

boop-tell-placed = { $name } { $piece ->
    [kitten] cicát
   *[cat] macskát
} tesz { THE($to) } { $to } mezőre.
boop-tell-placed-booping = { $name } { $piece ->
    [kitten] cicát
   *[cat] macskát
} tesz { THE($to) } { $to } mezőre. Hupp! { $pushes }.
boop-tell-booped = { boop-whose } { THE($from) } { $from } mezőről { THE($to) } { $to } mezőre huppan
boop-tell-fell = { boop-whose } { THE($from) } { $from } mezőről az ágy mellé huppan
boop-tell-ghost-skipped = { $name } szellemmacskája átsiklik a másikon { boop-between } között.
boop-tell-ghost-moved = { $name } szellemmacskája { boop-between } közé suhan.
boop-tell-ghost-moved-booping = { $name } szellemmacskája { boop-between } közé suhan. Huuu! { $pushes }.
boop-tell-ghost-booped = { $over ->
    [0] { boop-whose } { THE($from) } { $from } mezőről { THE($to) } { $to } mezőre huppan
   *[other] { boop-whose } { THE($from) } { $from } mezőről { boop-others } fölött { THE($to) } { $to } mezőre HUUppan
}
boop-tell-ghost-felled = { $over ->
    [0] { boop-whose } { THE($from) } { $from } mezőről az ágy mellé huppan
   *[other] { boop-whose } { THE($from) } { $from } mezőről { boop-others } fölött az ágy mellé HUUppan
}
boop-tell-ghost-left = { $name } szellemmacskája lelebeg az ágyról, vissza a készletbe.
boop-tell-promoted = { $cats ->
    [0] { $name } felvesz egy sort ({ $cells }): három cica macskává fejlődik!
    [1] { $name } felvesz egy sort ({ $cells }): két cica macskává fejlődik, a macska pedig visszatér a készletbe.
   *[2] { $name } felvesz egy sort ({ $cells }): egy cica macskává fejlődik, a két macska pedig visszatér a készletbe.
}
boop-tell-took-up = { $piece ->
    [kitten] { $name } felveszi a cicát { THE($from) } { $from } mezőről: macskává fejlődik!
   *[cat] { $name } visszaveszi a macskát { THE($from) } { $from } mezőről a készletbe.
}
boop-tell-ghost-entered = { $name } szellemmacskája megjelenik { boop-between } között, és { boop-way } indul majd.
boop-tell-stayed = { $name } befejezi a kört.
boop-tell-won-three-cats = Három macska egy sorban ({ $cells }): { $name } győzött!
boop-tell-won-eight-cats = Mind a nyolc macska az ágyon hever: { $name } győzött!
boop-tell-drawn-repetition = Harmadszor állt elő ugyanez a helyzet: döntetlen.
boop-tell-drawn-turns = { $turns } kör telt el, és senki sem győzött: döntetlen.

## Hogyan ért véget

boop-reason-three-cats = { $winner } győzött: három macska került egy sorba.
boop-reason-eight-cats = { $winner } győzött: mind a nyolc macska az ágyon van.
boop-reason-repetition = Döntetlen: harmadszor állt elő ugyanaz a helyzet.
boop-reason-turns = Döntetlen: 300 kör alatt senki sem győzött.

## Amit a kép mond

boop-label-turn = jön
boop-label-won = győzött
boop-label-drawn = döntetlen

## A kép szavakban

boop-alt-place = { $turn }. kör: { $name } következik, figurát tesz le.
boop-alt-promote = { $turn }. kör: { $name } következik, figurákat vesz fel.
boop-alt-enter = { $turn }. kör: { $name } következik, elindíthatja a szellemmacskát.
boop-alt-over = A játék véget ért. { $reason }
boop-alt-cats-line = A három macska: { $cells }.
boop-alt-seat = { $name }: { $bed }; készlet: { $pool }.
boop-alt-kittens = { $count ->
    [one] cica { $cells }
   *[other] cicák { $cells }
}
boop-alt-cats = { $count ->
    [one] macska { $cells }
   *[other] macskák { $cells }
}
boop-alt-ghost = szellemmacska { boop-between } között, { boop-way } tart
boop-alt-bare = nincs figura az ágyon
boop-alt-pool-kittens = { $count } cica
boop-alt-pool-cats = { $count } macska
boop-alt-pool-ghost = a szellemmacska
boop-alt-pool-empty = üres

## A tábla betűkkel

boop-sketch-turn = { $turn }. kör
boop-sketch-pool = { $name } készlete: { $pool }
boop-sketch-ghost = { $arrow } { $name } szellemmacskája { boop-between } között
boop-sketch-kitten = { $sign } { $name } cicája
boop-sketch-cat = { $sign } { $name } macskája
boop-letter-kitten = c
boop-letter-cat = M

## Miért nem

boop-why-over = Ez a játék már véget ért.
boop-why-not-your-turn = Most nem te jössz.
boop-why-place-first = A kör azzal kezdődik, hogy leteszel egy cicát vagy egy macskát.
boop-why-already-placed = Ebben a körben már tettél le figurát; most elindíthatod a szellemmacskádat, vagy befejezheted a kört.
boop-why-promotion-owed = Előbb vedd fel a figuráidat: ha van mit, kötelező.
boop-why-no-kitten = Nincs cica a készletedben; tegyél le egy macskát.
boop-why-no-cat = Még nincs macska a készletedben; tegyél le egy cicát.
boop-why-occupied = { THE($cell, start: "yes") } { $cell } mezőn már ott hever egy { $piece ->
    [kitten] cica
   *[cat] macska
}.
boop-why-nothing-to-promote = Nincs hármas sorod, és nincs mind a nyolc figurád az ágyon.
boop-why-promoted-already = Egy körben csak egy sort vagy egy figurát vehetsz fel.
boop-why-not-a-line = Ez nem három szomszédos mező egy sorban: { $cells }.
boop-why-not-your-line = { THE($cell, start: "yes") } { $cell } mezőn nincs figurád, így ez nem a te sorod: { $cells }.
boop-why-not-eight = Egyetlen figurát csak akkor vehetsz fel, ha mind a nyolc az ágyon van; most csak { $count } van ott.
boop-why-not-your-piece = { THE($cell, start: "yes") } { $cell } mezőn nincs figurád.
boop-why-ghosts-off = Ennél az asztalnál szellemmacskák nélkül játszotok.
boop-why-ghost-on-bed = A szellemmacskád már az ágyon van { boop-between } között.
boop-why-ghost-just-left = A szellemmacskád a kör elején még az ágyon volt; legközelebb a következő körödben indíthatod el.
boop-why-no-seam = { THE($left, start: "yes") } { $left } és { THE($right) } { $right } között nincs varrás: két olyan mezőt írj, amelyek oldalukkal érintkeznek.
boop-why-not-an-end = A szellemmacska egy varrás végén indul; { boop-between } közötti szakasz nem az ágy szélén van.
boop-why-seam-taken = { THE($left, start: "yes") } { $left } és { THE($right) } { $right } között már ott van a másik szellemmacska.

## A szabályok

boop-rules-bed =
    Az ágy hat sorból és hat oszlopból áll: az oszlopok balról a–f, a sorok fentről 1–6. Mindkettőtöknek nyolc cicája van a készletben, és nyolc macskája, amelyeket még ki kell érdemelni.

    A körödben tegyél egy figurát a készletedből egy üres mezőre. A figura elhuppantja az összes szomszédját, átlósan is, a tieidet is, a másikét is: mindegyik egy mezővel odébb kerül, egyenesen tőle elfelé.

    A képen az imént került egy cica a c3 mezőre; a d4 mezőn ülőt az e5 mezőre huppantotta.
boop-rules-booping =
    Aki mögött foglalt a mező, az a helyén marad. Akit odébb löktek, az már nem lök tovább senkit.

    Aki az ágy szélén túlra kerül, visszamegy a gazdája készletébe, és később újra letehető.

    A cica nem tud macskát odébb lökni. A macska mindenkit odébb lök.

    A képen az imént került egy cica a c3 mezőre: a b2 mezőn ülő az a1 mezőre huppant, de a d4 mezőn ülő mögött ott volt az e5, ezért a helyén maradt.
boop-rules-growing =
    Három figurád közvetlenül egymás mellett, vízszintesen, függőlegesen vagy átlósan: ez egy sor. A köröd végén felveszed: a cicái macskává fejlődnek, és mindhárom figura a készletedbe kerül. Macska is lehet köztük, az egyszerűen visszatér.

    Körönként csak egy sort vehetsz fel; ha több van, te választasz. Ha mind a nyolc figurád az ágyon van, egyetlen figurát is felvehetsz helyette.

    Ha a lökdösődésed a másiknak rak össze sort, az csak az ő köre végén számít, ha akkor még megvan.

    A képen az e3 mezőre tett cicával most lett teljes a c3 d3 e3 sor.
boop-rules-winning =
    Győzöl, ha a körödben a huppanások után három macskád egy sorban van, vagy mind a nyolc macskád az ágyon van.

    Ha ugyanaz a helyzet harmadszor áll elő, vagy 300 kör alatt senki sem győz, döntetlen.

    A képen a c3, d3 és e3 mezőn heverő macskák győztek.
boop-rules-ghosts =
    Mindkettőtöknek van egy szellemmacskája is. A mezők közötti varrásokon él, mezőre sosem lép, és senkinek sincs útban.

    A köröd végén elindíthatod egy varrás valamelyik végéről. Ekkor még nem történik semmi. A következő köreidben, miután a letett figurád már huppantott, egy-egy lépést suhan előre; a túlsó vég után visszatér a készletedbe, és az azt követő körben újra jöhet.

    A képen egy szellemmacska indult el a c1 és a d1 között; innen lefelé tart.
boop-rules-haunting =
    Amikor a szellemmacska új helyre suhan, elhuppantja a mellette két oldalt ülő figurákat a varrástól elfelé: cicát és macskát, a tiedet és a másikét is.

    Akit szellemmacska ijeszt meg, azt nem állítja meg senki: bárhány figurát átugrik, és az első üres mezőre érkezik, vagy az ágy mellé.

    Ahol a másik szellemmacska van, azt a helyet a szellemmacska átugorja.

    A képen a szellemmacska a c2 és a d2 közé ért, a d2 mezőn ülő cica pedig az e2 fölött az f2 mezőre HUUppant.
