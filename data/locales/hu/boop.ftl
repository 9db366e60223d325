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
boop-button-entry = { $left }–{ $right } { boop-way } { $direction ->
    [down] ↓
    [up] ↑
    [right] →
   *[left] ←
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

boop-whose = { $own ->
    [again] egy másik
    [their] a saját { boop-kind }
    [one] { $owner } egyik { boop-kind }
    [named] { $owner } saját { boop-kind }
   *[no] { $owner } { boop-kind }
}
boop-kind = { $piece ->
    [kitten] cicája
   *[cat] macskája
}
boop-kinds = { $piece ->
    [kitten] cicái
   *[cat] macskái
}
boop-hops = { THE($from) } { $from } mezőről { $tone ->
    [b] a szomszédos { $to } mezőre pattan
    [c] arrébb, { THE($to) } { $to } mezőre kerül
   *[a] { THE($to) } { $to } mezőre huppan
}
boop-falls = { THE($from) } { $from } mezőről { $tone ->
    [b] a padlóra pottyan
    [c] lecsúszik az ágyról
   *[a] az ágy mellé huppan
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

boop-one = { $piece ->
    [kitten] cicát
   *[cat] macskát
}
boop-lands = { $first ->
    [yes] { $piece ->
        [cat] Itt a játék első macskája! { $name } { THE($to) } { $to } mezőre teszi
       *[kitten] { boop-comes }
    }
   *[no] { boop-comes }
}
boop-comes = { $tone ->
    [b] { $name } { boop-kind } { THE($to) } { $to } mezőre pottyan
    [e] { $name } { boop-one } csempész { THE($to) } { $to } mezőre
    [c] { $name } { boop-one } ültet { THE($to) } { $to } mezőre
    [d] { THE($to, start: "yes") } { $to } mezőre { $name } { boop-kind } kuporodik
   *[a] { $name } { boop-one } tesz { THE($to) } { $to } mezőre
}
boop-tell-placed = { boop-lands }.
boop-tell-placed-booping = { boop-lands }, és { $cry ->
    [many] hupp, hupp, HUPP
    [falls] puff, puff
   *[few] { $tone ->
        [b] hoppá
        [d] zsupsz
       *[a] hupp
    }
}: { $pushes }.
boop-whose-several = { $own ->
    [again] mások
    [their] a saját { boop-kinds }
    [named] { $owner } saját { boop-kinds }
   *[no] { $owner } { boop-kinds }
}
boop-tell-booped-several = { boop-whose-several } { $tone ->
    [b] arrébb pattannak
    [c] arrébb kerülnek
   *[a] odébb huppannak
} ({ $ways })
boop-tell-fell-several = { boop-whose-several } { $tone ->
    [b] a padlóra pottyannak
    [c] lecsúsznak az ágyról
   *[a] az ágy mellé huppannak
} ({ $ways })
boop-tell-booped = { boop-whose } { boop-hops }
boop-tell-fell = { boop-whose } { boop-falls }
boop-tell-ghost-skipped = { $name } szellemmacskája átsiklik a másikon { boop-between } között.
boop-tell-ghost-moved = { $name } szellemmacskája { boop-between } közé suhan.
boop-tell-ghost-moved-booping = { $tone ->
    [b] Hideg fuvallat { boop-between } között: { $name } szellemmacskája az, és { $pushes }.
    [c] Huuu, mondja { $name } szellemmacskája { boop-between } között, mire { $pushes }.
    [d] Kísértet jár { boop-between } között, { $name } szellemmacskája: { $pushes }.
   *[a] { $name } szellemmacskája { boop-between } közé suhan, és huuu: { $pushes }.
}
boop-tell-ghost-booped = { $over ->
    [0] { boop-whose } { boop-hops }
   *[other] { boop-whose } { THE($from) } { $from } mezőről { boop-others } fölött { THE($to) } { $to } mezőre HUUppan
}
boop-tell-ghost-felled = { $over ->
    [0] { boop-whose } { boop-falls }
   *[other] { boop-whose } { THE($from) } { $from } mezőről { boop-others } fölött az ágy mellé HUUppan
}
boop-tell-ghost-left = { $tone ->
    [b] { $name } szellemmacskája mára eleget ijesztgetett, visszatér a készletbe.
    [c] A varrás végén { $name } szellemmacskája szertefoszlik, és visszatér a készletbe.
    [d] Itt az ágy vége: { $name } szellemmacskája visszalebeg a készletbe.
   *[a] { $name } szellemmacskája lelebeg az ágyról, vissza a készletbe.
}
boop-tell-promoted = { $cats ->
    [0] { $first ->
        [yes] Itt vannak a játék első macskái! { $name } felvesz egy sort ({ $cells }), és három cica felnő.
       *[no] { $name } felvesz egy sort ({ $cells }): három cica macskává fejlődik!
    }
    [1] { $name } felvesz egy sort ({ $cells }): két cica macskává fejlődik, a macska pedig visszatér a készletbe.
   *[2] { $name } felvesz egy sort ({ $cells }): egy cica macskává fejlődik, a két macska pedig visszatér a készletbe.
}
boop-tell-took-up = { $piece ->
    [kitten] { $name } felveszi a cicát { THE($from) } { $from } mezőről: macskává fejlődik!
   *[cat] { $name } visszaveszi a macskát { THE($from) } { $from } mezőről a készletbe.
}
boop-tell-ghost-entered = { $tone ->
    [b] Lámpaoltás: { $name } szellemmacskája feltűnik { boop-between } között, és { boop-way } indul majd.
    [c] Megborzong a takaró { boop-between } között: { $name } szellemmacskája az, és { boop-way } indul majd.
    [d] { $name } elindítja a szellemmacskáját { boop-between } között, { boop-way }.
   *[a] { $name } szellemmacskája megjelenik { boop-between } között, és { boop-way } indul majd.
}
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
boop-why-occupied = { THE($cell, start: "yes") } { $cell } mezőn már ott hever { $whose ->
    [own] egy { $piece ->
        [kitten] cicád
       *[cat] macskád
    }
   *[other] az ellenfeled { $piece ->
        [kitten] cicája
       *[cat] macskája
    }
}: válassz egy üres mezőt.
boop-why-nothing-to-promote = Nincs hármas sorod, és nem mind a nyolc figurád van az ágyon; fejezd be a kört, vagy indítsd el a szellemmacskádat.
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
    Az győz, akinek három macskája kerül egy sorba, vagy akinek mind a nyolc macskája az ágyon van. Csakhogy macska előbb cicából lesz, és ezen az ágyon senki sem marad nyugton.

    Az ágy hat sorból és hat oszlopból áll: az oszlopok balról a–f, a sorok fentről 1–6. Mindkettőtöknek nyolc cicája van a készletben, és nyolc macskája, amelyeket még ki kell érdemelni. Sorsolás dönti el, ki kezd.

    A körödben tegyél egy figurát a készletedből egy üres mezőre. A figura odébb huppantja az összes szomszédját, átlósan is, a tieidet is, az ellenfeledéit is: mindegyik egy mezővel kerül arrébb, egyenesen tőle elfelé.

    A képen az imént került egy cica a c3 mezőre; a d4 mezőn ülőt az e5 mezőre huppantotta.
boop-rules-booping =
    Aki mögött foglalt a mező, az a helyén marad. Akit odébb löktek, az már nem lök tovább senkit.

    Aki az ágy szélén túlra kerül, visszamegy a gazdája készletébe, és később újra letehető.

    A cica nem tud macskát odébb lökni. A macska mindenkit odébb lök.

    A képen az imént került egy cica a c3 mezőre: a b2 mezőn ülő az a1 mezőre huppant, de a d4 mezőn ülő mögött ott volt az e5, ezért a helyén maradt.
boop-rules-growing = 
    Három figurád közvetlenül egymás mellett, vízszintesen, függőlegesen vagy átlósan: ez egy sor. A köröd végén felveszed: a cicái macskává fejlődnek, és mindhárom figura a készletedbe kerül. Macska is lehet köztük, az egyszerűen visszatér.

    Körönként csak egy sort vehetsz fel; ha több van, te választasz. Ha mind a nyolc figurád az ágyon van, fel kell venned egyet közülük, vagy egy sort, ha van: a cica macskává fejlődik, a macska csak visszatér.

    Ha az ellenfelednek huppantasz össze sort, az csak az ő köre végén számít, ha akkor még megvan.

    A képen az e3 mezőre tett cicával most lett teljes a c3 d3 e3 sor.
boop-rules-winning = 
    A kör menete: leteszel egy figurát, és az huppant; a szellemmacskád, ha az ágyon van, továbbsuhan és huppant; megnézitek, győztél-e; felveszed, amit fel kell venni; ha akarod, elindítod a szellemmacskádat.

    Győzöl, ha a körödben minden huppanás után három macskád egy sorban van, vagy mind a nyolc macskád az ágyon van. A szellemmacskád lökése is hozhat győzelmet. Ha az ellenfelednek raktál össze három macskát, azzal csak a saját körében győz, ha akkor is ott fekszenek még.

    Ha ugyanaz a helyzet harmadszor áll elő, vagy 300 kör alatt senki sem győz, döntetlen.

    A képen a c3, d3 és e3 mezőn heverő macskák győztek.
boop-rules-ghosts = 
    Mindkettőtöknek van egy szellemmacskája is. A mezők közötti varrásokon él, mezőre sosem lép, senkinek sincs útban, és egyik sorba sem számít bele.

    A köröd végén elindíthatod egy varrás valamelyik végéről, csak onnan nem, ahol a másik szellemmacska áll. Ekkor még nem történik semmi. A következő köreidben, miután a letett figurád már huppantott, egy-egy lépést suhan előre; a túlsó vég után visszatér a készletedbe, és az azt követő körben újra jöhet.

    A képen egy szellemmacska indult el a c1 és a d1 között; innen lefelé tart.
boop-rules-haunting =
    Amikor a szellemmacska új helyre suhan, odébb huppantja a mellette két oldalt ülő figurákat a varrástól elfelé: cicát és macskát, a tiedet és az ellenfeledét is.

    Akit szellemmacska ijeszt meg, azt nem állítja meg senki: bárhány figurát átugrik, és az első üres mezőre érkezik, vagy az ágy mellé.

    Ahol a másik szellemmacska van, azt a helyet a szellemmacska átugorja.

    A képen a szellemmacska a c2 és a d2 közé ért, a d2 mezőn ülő cica pedig az e2 fölött az f2 mezőre HUUppant.
boop-rules-words =
    Gépelni sosem kell: a gombok mindenen végigvezetnek. Ha mégis szeretnél: „cica c4” vagy „macska c4” letesz egy figurát; a puszta „c4” cica, vagy macska, ha nincs cicád.

    „fejleszt a1 b2 c3” felvesz egy sort, „fejleszt c4” egyetlen figurát, ha mind a nyolc az ágyon van. „szellem c1d1” e két mező közé küldi a szellemmacskádat, „marad” pedig befejezi a kört.

    A mezőt az oszlopa és a sora adja meg: a bal felső az a1, a jobb alsó az f6.

    A képen az látszik, ami a „d2” és a „szellem c1d1” után lett.

## Első játék

boop-lesson-place =
    A cél: három macskád egy sorban. Cicákkal kezdesz, és ezen az ágyon senki sem marad nyugton.

    Tedd az első cicádat bármelyik üres mezőre: koppints egyre, vagy írd be: „{ $command-move } c3”. Az oszlopok balról a–f, a sorok fentről 1–6.
boop-lesson-place-hint = Bármelyik üres mező jó: a c3 balról a harmadik, fentről is a harmadik.
boop-lesson-place-done = Ennyi egy kör: egy cica az ágyon. Nyolc van belőlük.
boop-lesson-boop =
    Aki valaki mellé érkezik, odébb huppantja: az egy mezőnyit ugrik, egyenesen tőle elfelé, akár átlósan is. Az ellenfeled épp most tette ezt veled.

    Vágj vissza: tegyél egy cicát a d4 mezőn ülő mellé, és nézd, hogyan huppan.
boop-lesson-boop-hint = Bármelyik mező jó, amely a d4 mezővel érintkezik; a c4 mezőről például az e4 mezőre huppan.
boop-lesson-boop-done = Hupp! Minden szomszéd egyszerre huppan, a tieid is, az ellenfeledéi is. Akit odébb löktek, az már nem lök tovább senkit.
boop-lesson-off =
    Az ágy szélén már csak a padlóra lehet huppanni.

    Huppantsd le az ágyról az ellenfeled cicáját, aki az f3 mezőn ül.
boop-lesson-off-hint = Bal felől lökd meg: az e2, az e3 vagy az e4 mezőről.
boop-lesson-off-done = Már lent is van. De senki sem vész el örökre: visszakerül a gazdája készletébe, és újra letehető.
boop-lesson-wall =
    Aki mögött közvetlenül ül valaki, az nem tud elhuppanni: a helyén marad.

    Tegyél egy cicát arra az egyetlen mezőre, ahonnan hozzáér valakihez, de senkit sem mozdít meg. (A te cicád a b3, az ellenfeledé a c3 mezőn ül.)
boop-lesson-wall-hint = Támaszd meg hátulról a saját cicádat: az a3 mezőről nézve ki ül a b3 mögött?
boop-lesson-wall-done = Ketten egymás mögött megtartják egymást. Így maradnak meg a sorok.
boop-lesson-line =
    Három figurád egymás mellett egy sor, akármerre fut. A c3 és a d3 mezőn már ott ül két cicád.

    Tedd teljessé a sort.
boop-lesson-line-hint = Tedd melléjük a harmadikat: a b3 vagy az e3 mezőre. A c3 és a d3 megtartja egymást.
boop-lesson-line-done = Megvan a sor! Akkor számít, amikor a körödben már mindenki elhuppant.
boop-lesson-grow =
    A cicák most felnőnek. A sort fel kell venned: mindhárom a készletedbe kerül, macskaként.

    Vedd fel a gombbal, vagy írd be: „{ $command-move } fejleszt c3 d3 e3”.
boop-lesson-grow-hint = Csak egy sor van, amit felvehetsz: c3 d3 e3.
boop-lesson-grow-done = Már három macskád van. Ha több sorod lenne, te választanál; körönként csak egyet vehetsz fel.
boop-lesson-cat =
    A cica nem tud macskát odébb lökni, a macska viszont mindenkit. A macskát meg kell nevezned, amikor leteszed: „{ $command-move } macska c3”.

    Huppantsd odébb a d4 mezőn ülő cicát az egyik új macskáddal.
boop-lesson-cat-hint = Előbb a „Macska”, aztán egy mező a d4 mellett.
boop-lesson-cat-done = A macskának senki sem túl nehéz. Csak az állítja meg, ha valaki közvetlenül az áldozat mögött fekszik.
boop-lesson-eight =
    Mind a nyolc figurád az ágyon van, a készleted üres lenne: valamit fel kell venned. Ez lehet a sorod, vagy egyetlen figurád: az egyetlen cicából is macska lesz.

    Vegyél fel egyetlen cicát: „{ $command-move } fejleszt a1”, vagy a gombokkal.
boop-lesson-eight-hint = Egy mezőt válassz, ne a sor mindhárom mezőjét.
boop-lesson-eight-done = Egy cicából macska lett, a sorod pedig talán a következő körben is megvan még.
boop-lesson-win =
    Így ér véget egy játék: három macskád van, kettő egymás mellett a c3 és a d3 mezőn.

    Győzz: tedd melléjük a harmadikat egy sorba.
boop-lesson-win-hint = A b3 vagy az e3 mezőre, de macskát: a cica nem számítana.
boop-lesson-win-done = Három macska egy sorban a huppanások után: győztél. Az is győzelem, ha mind a nyolc macskád az ágyon van.
boop-lesson-ghost =
    Még valami: mindkettőtöknek van egy szellemmacskája. A mezők közötti varrásokon él, és senkinek sincs útban. A köröd végén elindíthatod az ágy széléről.

    Indítsd el a c1 és a d1 közül: „{ $command-move } szellem c1d1”, vagy bármelyik gombbal, csak ne a „Kör vége” legyen az.
boop-lesson-ghost-hint = Válaszd a „Szellem” gombot, és az ágy szélén egy varrást.
boop-lesson-ghost-done = Most még nem történik semmi. Mostantól minden körödben egyet suhan előre, miután a figurád huppantott.
boop-lesson-haunt =
    Akit a szellemmacska ijeszt meg, azt senki sem állítja meg: mindenkit átugrik, az első üres mezőig. A te szellemmacskád most a c2 és a d2 közé suhan majd.

    Tegyél le egy cicát úgy, hogy a szellemmacska megijesszen valakit.
boop-lesson-haunt-hint = Szinte bármelyik mező jó, hiszen a c2 mezőn ül valaki. Próbáld a b2 mezőt: akkor a d2 mezőre huppan, a szellemmacska pedig az e2 fölött röpíti tovább.
boop-lesson-haunt-done = Huuu! Ha pedig nem akarod elindítani a szellemmacskádat, a „marad” befejezi a kört.
