# Amit a bot a játékok körül mond, magyarul.

language-name = Magyar
listing = { $first } és { $last }
computer-names = Mici, Cirmi, Kormi, Foltos, Bolyhos, Mirci
level-names = kiscica, házimacska, egerész, kandúr, tigris

## Az előszoba

lobby-title = { $game } — új asztal ({ $table })
lobby-missing = { $missing ->
    [one] Még egy játékos kell: nyomd meg a Leülök gombot, vagy ültess le egy gépet ({ level-names }).
   *[other] Még { $missing } játékos kell: nyomjátok meg a Leülök gombot, vagy ültessetek le gépeket ({ level-names }).
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
board-paused = Ez az asztal ({ $table }) szünetel, mert nem sikerült visszaolvasni a feljegyzését. Semmi sem veszett el; a bot gazdája már tud róla.
text-typing = A lépésed ez után írd: { $command-move }. { $syntax }
reason-resigned = { $winner } győzött: az ellenfelei feladták.
reason-stopped = { $name } itt abbahagyta. Ennyi jött össze:
reason-deserted = Nem maradt, aki továbbjátsszon, ezért bezártam az asztalt.
reason-charge = A hely gazdái véget vetettek a játéknak, így senkinek sem számít.
score-line = { $name }: { $points }
score-line-parts = { $name }: { $points } ({ $parts })
challenge-next = Ez már a harmadik győzelmed egymás után! Jöhet egy erősebb ellenfél: „{ $command-play } { $game } egyedül={ $rung }”.
alone-first = Ez az első ilyen eredményed.
alone-best = { $how ->
    [new] Ez az új csúcsod! Eddig: { $scores }.
    [sooner] Ugyanannyi pont, mint a csúcsod, de kevesebb fordulóból: ez az új csúcsod! Eddig: { $scores }.
    [later] Ugyanannyi pont, mint a csúcsod, de több fordulóból. Eddigi legjobbjaid: { $scores }.
    [same] Annyi, mint az eddigi csúcsod: { $scores }.
   *[less] Eddigi legjobbjaid: { $scores }.
}
best-made = { $points } ({ $rounds } forduló)
best-title = Egyedül elért legjobb eredményeid
best-of = { $game } · { $options }
best-line = { $place }. { $made }
best-none = Még egy játékot sem játszottál végig egyedül: a legjobb eredményeidet itt találod majd.
alone-computers = A gépek átlaga: { $averages }.

## Gombok

button-join = Leülök
button-leave = Felállok
button-computer = + { $rung }
button-computer-away = – Gép
button-person-away = – Játékos
button-invite = Meghívás
button-friends = Elküldöm a barátaimnak
button-elsewhere = Elviszem máshová
button-play = Játék
button-tables = Asztalaim
button-help = Súgó
button-language = Nyelv
button-hands-on = Be
button-hands-off = Ki
button-start = Indítás
button-cancel = Elpakolás
button-option = { $name }: { $value }
button-move = Lépek
button-hand = Lapjaim
button-text = Tábla szavakban
button-thread = Külön szál
button-hide = Itt elrejtem
button-undo = Visszavonás
button-rules = Szabályok
button-best = Csúcsaim
button-resign = Feladom
sight-ends = Ezzel véget ér a köröd, hacsak nem választasz még valamit abból, ami meg van jelölve.
sight-computer = + Gép ({ $rung })
button-rematch = Visszavágó
button-coda = Kör vége
button-order = Megbízás
button-order-end = ✕ Vége: { $order }
button-order-now = ⏩ Lépjen azonnal
button-order-later = ⏳ Ráér
button-type = Beírom…
button-map = Térkép
button-back = ‹ Vissza
button-confirm = ✓ Legyen
button-close = ✕ Bezárom
button-sure-resign = ✓ Feladom
button-sure-cancel = ✓ Elpakolom
button-sure-end = ✓ Vége a játéknak
button-confirm-always = Mindig
button-confirm-sometimes = Ha lemondok valamiről
button-confirm-never = Soha
button-speed-leisurely = Ráérősen
button-speed-quick = Gyorsan
button-speed-instant = Azonnal
button-previous = ‹ Előző
button-next = Következő ›
button-cancel-table = ✕ Elpakolás: { $game } · { $table }
button-table-mine = ▶ { $label }
button-table = { $game } · { $table }

## Lépések és lapok

pad-row = { $row }. sor
pad-part = { $first } … { $last }
news-away = Amíg nem te jöttél: { $news }
news-napped = { $more ->
    [0] Míg szundítottál:
   *[other] Míg szundítottál ({ $count } kör; rád nézve ezek a legfontosabbak):
}
news-napped-line = • { $news }
pad-chosen = ▸ { $move }
pad-preview = { $move }? Ez történne:
pad-preview-dark = { $move }? Hogy mi lesz belőle, az csak utána derül ki.
map-title = { $game } · asztal: { $table } — az egész
hand-title = { $game } · asztal: { $table } — csak neked

calls-which = Ha te jössz, vagy véget ért egy játékod, és nem vagy itt, hogyan szóljak? Körönként egyszer szólok, többször soha.
calls-private = Privátban
calls-here = Ahol az asztal van
calls-both = Mindkettő
calls-none = Sehogy
calls-words-private = privát, privátban, privat, privatban
calls-words-here = itt, csatorna, csoport
calls-words-both = mindkettő, mindketto
calls-words-none = sehogy, ne, soha
call-turn = { $count ->
    [one] Te jössz: { $game } ({ $table }).
   *[other] Ti jöttök: { $game } ({ $table }).
}
call-for = { $names }: { $call }
told-over = { $how ->
    [won] Vége, és te győztél: { $game } ({ $table })
    [shared] Vége, és te is az élen végeztél: { $game } ({ $table })
   *[over] Vége a játéknak: { $game } ({ $table })
}
told-ready = Elegen ülnek már az asztalodnál: { $game } ({ $table }). Indítsd el, vagy várj még másokra.
told-replaced = Most gép játszik helyetted: { $game } ({ $table }). Egy gombnyomással visszaveszed a helyed.
told-relieved = Már nem te ülsz itt helyettesként ({ $name }): most gép játszik ({ $game } · { $table }).
told-removed = Valaki, akinek itt joga van hozzá, elküldött egy asztaltól: { $game } ({ $table }). A helyeden gép játszik tovább.
told-succeeded = { $name } átvette a helyed: { $game } ({ $table }).
hand-closed-door = Nem tudok neked privátban írni, ezért nem is próbálom újra: ez a gomb mindig megmutatja a lapjaidat. Ha már fogadsz üzeneteket, ez visszahozza őket: „{ $command-hands } be”.

## Csendes órák

hours-zone = Europe/Budapest
hours-title = Ilyenkor hagylak békén:
hours-none = A nap bármely órájában szólok.
hours-quiet = • naponta { $begins } és { $ends } között
hours-days = • ezeken a napokon: { $days }
hours-away = • eddig: { $month } { $day }., { $time }
hours-clock = Nálad most { $time } van ({ $zone }).
hours-unsure = Ha nem stimmel, mondd meg, hol vagy: a „Másik óra” gombbal, vagy írd be: { $command-hours } és egy város.
hours-which-clock = Melyik óra szerint élsz? Ha nincs itt, írd be: { $command-hours } és egy város, vagy például UTC+2.
hours-nights = { $span } között ne
hours-weekend = Hétvégén ne
hours-week = Egy hét szabadság
hours-back = Újra itt vagyok
hours-other-clock = Másik óra
hours-off = Bármikor szólj
hours-weekdays = hétfő, kedd, szerda, csütörtök, péntek, szombat, vasárnap
hours-months = január, február, március, április, május, június, július, augusztus, szeptember, október, november, december
hours-places = Los Angeles, Chicago, New York, São Paulo, London, Budapest, Helsinki, Kalkutta, Szingapúr, Tokió, Sydney

## Egy személy, két üzenetküldő

link-about = Máshol is játszol? Ha összekötöd a kettőt, itt is, ott is minden asztalod, lapod és beállításod megvan. Kérj itt egy kódot, és írd be ott: „{ $command-link } KÓD”.
link-selves = Egy személyként játszol: { $selves }. Ha valamelyiket leválasztod, az viszi magával azokat az asztalokat, amelyekkel jött, és amelyekhez azóta onnan ültél le.
link-self = { $name } ({ $platform })
link-code = Írd be a másik üzenetküldőben { $minutes } percen belül: /link { $code }
    Egyszer használható. Ne add oda senkinek: aki beírja, látja a lapjaidat, és léphet helyetted.
link-sure = Ezt a kódot ő kérte: { $self }. Ha az te vagy, egy személyként játszol majd itt és ott: ugyanazok az asztalok, lapok és beállítások. Ha valaki más, ne tedd: látná a lapjaidat, és léphetne helyetted.
button-link-code = Kérek egy kódot
button-link-yes = ✓ Az én vagyok
button-link-off = Itt külön játszom

## Emlékeztetők

remind-which =
    Körönként egyszer szólok.
    Hány nap után emlékeztesselek, ha egy asztal még mindig rád vár? Legfeljebb háromszor szólok, egyre ritkábban, és soha a csendes óráidban.
remind-days = { $days } nap után
remind-never = Soha
remind-turn = { $days ->
    [one] Egy napja a te lépésedre várunk: { $game } ({ $table }).
   *[other] { $days } napja a te lépésedre várunk: { $game } ({ $table }).
}
button-hush = Ebben a körben ne
waited-long = { $game } ({ $table }): { $days } napja vártok rá: { $name }. Ti, többiek, eldönthetitek, mi legyen.
button-absent-choices = Mit tehetünk?

## Megbízások

orders-title = { $game } · asztal: { $table } — megbízásaid, csak neked
orders-about = A megbízás helyetted lép, amikor te jössz, egy kis idő múlva, mintha te nyomtad volna meg a gombot: ahol gyorsan megy a játék, másodperceken belül, ahol lassan, ott 2–20 perc múlva. Más nem látja, és a saját lépésedtől sem tudja megkülönböztetni; közben te is léphetsz, megváltoztathatod, visszavonhatod. Egy fordulóra szól, vagy addig, amíg le nem állítod: te választasz.
orders-about-now = A megbízás helyetted lép, amikor te jössz, és másodperceken belül: azt kérted, hogy azonnal lépjen. Más nem látja, de ahol lassan megy a játék, ott egy ilyen gyors lépésből mindenki láthatja, hogy nem te léptél: megbízást hagytál, vagy nem volt más választásod. Közben te is léphetsz, megváltoztathatod, visszavonhatod. Egy fordulóra szól, vagy addig, amíg le nem állítod: te választasz.
orders-none = Nem hagytál hátra megbízást.
orders-line = • Megbízásod: { $order }.
orders-line-later = • Megbízásod a következő, { $round }. fordulóra: { $order }.
orders-line-next = • Megbízásod a következő körödre: { $order }.
orders-no-more = Most nincs mire megbízást adni.
orders-always = Amíg le nem állítom…
orders-each = { $order } (amíg le nem állítod)
orders-line-lapsed = ✕ Ez a megbízásod már nem teljesíthető, ezért töröltem: { $order }.
order-words-none = semmi, nincs, vége, none, off
order-words-now = azonnal, rögtön, now
order-words-later = ráér, később, later

## Szabályok, súgó, köszöntés

invite-code = Küldd el a barátaidnak: /join { $code }
    Egy hétig bárhová elhozza az asztalt, ahol én is ott vagyok: másik csatornába, akár másik üzenetküldőbe is.
invite-pitch = Játssz velem! { $game }
rules-title = { $game } — szabályok, { $page }/{ $pages }. oldal
rules-names = Anna, Bence, Cili, Dóri, Erik
rules-which = Melyik játék szabályait olvasnád?
which-game = Melyik játék legyen?
help-title = { $pages ->
    [1] Ezt kérheted tőlem:
   *[other] Ezt kérheted tőlem ({ $page }/{ $pages }. oldal):
}
help-new = { $command-play } { $game } — asztalt nyit itt; „{ $command-play } { $game } egyedül”: rögtön indul, gépek ellen, ha többen kellenek hozzá, „egyedül=tigris”: a legerősebbek ellen, „gép=egerész”: egyet ültet közétek
help-join = { $command-join }, { $command-leave }, { $command-computer } 2 — leülsz, felállsz, leültetsz egy gépet (1–5. szint: { level-names })
help-start = { $command-start } — indulhat a játék, ha elegen ülnek; előtte az asztal gombjaival másik változatot választhatsz, { $command-cancel } elpakolja
help-move = { $command-move } c4 — lépsz; { $command-move } magában a gombokat mutatja
help-undo = { $command-undo } — visszaveszed az utolsó lépésed, amíg senkinek sem árult el újat
help-takeback = { $command-takeback } — ha azóta már más is lépett, megkéred a többieket, hadd vedd vissza a lépésed; mindenkinek bele kell egyeznie
help-tempo = { $command-tempo } — élőben vagy lassan megy-e az asztalod, és hogyan menjen
help-hand = { $command-hand } — amit csak te láthatsz
help-order = { $command-order } licit 6 — megbízás azokban a játékokban, ahol van ilyen: helyetted lép, amíg nem vagy itt; { $command-order } magában megmutatja a tieidet, „{ $command-order } semmi” véget vet nekik, „{ $command-order } azonnal” és „{ $command-order } ráér” megmondja, mennyit várhatnak
help-show = { $command-table } — friss tábla ide; { $command-text } — a tábla szavakban; { $command-map } — az egész asztal egyetlen képen
help-rules = { $command-rules } — hogyan megy egy játék
help-invite = { $command-invite } — kód, amely máshová is elviszi az asztalt: „{ $command-join } KÓD”; { $command-thread } — külön szál; { $command-hide } — ne látszódjon többé ott, ahová csak elhozták; { $command-hands } ki — nem küldöm el magamtól a lapjaidat; { $command-calls } — hogyan szóljak, ha te jössz
help-tables = { $command-tables } — hol játszol éppen; { $command-resign } — feladod
help-best = { $command-best } — az egyedül elért legjobb eredményeid és a gépek átlaga
help-language = { $command-language } en — veled angolul beszélek; „{ $command-language } en itt” — itt mindenkivel; { $command-purrlor } — amiről a hely gazdái döntenek
help-hours = { $command-hours } 22-8 hétvége — mikor hagylak békén, a saját órád szerint; „távol 7”: ennyi napig
help-link = { $command-link } — egy személyként játszol itt és egy másik üzenetküldőben: minden asztalod, lapod és beállításod közös; „{ $command-link } ki” véget vet ennek
help-remind = { $command-remind } 2 — hány nap után emlékeztesselek egy asztalra, amely rád vár; „ki”: soha
help-confirm = { $command-confirm } mindig — minden lépés előtt rákérdezek; „néha” csak akkor, ha lemondasz valamiről, „soha” egyáltalán nem
help-speed = { $command-speed } gyorsan — mennyit várassanak a gépek, ha csak rájuk vársz; „ráérősen”: lépésről lépésre követheted őket, „azonnal”: lépnek, amint tudják, mit
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

## Amennyi egyvalakinek jut

lobbies-here = Itt már vár egy asztalod játékosokra. Folytasd azzal, vagy előbb pakold el: a gombbal vagy így: { $command-cancel }.
lobbies-everywhere = Már { $most } asztalod vár játékosokra, ennél több nem lehet. Előbb indíts el vagy pakolj el egyet közülük: egy gombbal vagy így: { $command-cancel }.

## Asztalok

tables-none = Egy asztalnál sem ülsz. Így nyithatsz egyet: { $command-play }.
tables-title = Az asztalaid:
table-of = { $game } · { $table } ({ $names })
tables-line = • { $table }: { $standing }
tables-lobby = játékosokra vár
tables-yours = te jössz!
tables-yours-for = { $days ->
    [one] már egy napja te jössz!
   *[other] már { $days } napja te jössz!
}
tables-others = { $names } következik
tables-paused = szünetel
tables-ended = Nemrég ért véget:
tables-ended-line = • { $table }: { $how ->
    [you] te győztél
    [one] győzött: { $names }
    [several] győztek: { $names }
    [alone] végigjátszva
   *[nobody] senki sem győzött
} · { $when }
which-table = Melyik asztalra gondolsz?
confirm-which = Mikor kérdezzek rá, mielőtt megteszem a lépésed?
speed-which = Milyen gyorsan játsszanak a gépek, ha csak rájuk vársz?
sure-resign = { $game } · { $table }: tényleg feladod? Ezt nem lehet visszavonni. (Beírva: „{ $command-resign } igen”.)
sure-cancel = { $game } · { $table }: elpakoljam ezt az asztalt? Aki ott ül, elveszíti a helyét. (Beírva: „{ $command-cancel } igen”.)
sure-end = { $game } · { $table }: vége legyen ennek a játéknak, mindenkinek? Senkinek sem fog számítani, és ezt nem lehet visszavonni. (Beírva: „{ $command-cancel } igen”.)
language-which = Milyen nyelven beszéljek veled?
language-which-here = Milyen nyelven beszéljek itt mindenkivel?

## Ami megtörtént

done-joined = Leültél.
done-left = Felálltál az asztaltól.
done-cancelled = Elpakoltam az asztalt.
done-ended = A játék véget ért.
done-undone = Visszavontad a lépésed.
done-undone-move = Visszavontad ezt: { $about }
done-order = Meglesz.
done-order-none = Ez a megbízás véget ért.
done-order-now = A megbízásaid mostantól minden asztalnál azonnal lépnek.
done-order-later = A megbízásaid mostantól ráérősen lépnek, ahogy mások is.
done-confirm-always = Mostantól minden lépés előtt megmutatom, mi lenne, és megkérdezlek.
done-confirm-sometimes = Mostantól csak akkor kérdezek rá, ha a lépéssel lemondasz valamiről.
done-confirm-never = Mostantól rögtön megteszem, amit lépsz. Ha feladnád, arra továbbra is rákérdezek.
done-speed-leisurely = Mostantól ráérősen játszanak a gépek, hogy követhesd, melyik mit csinál.
done-speed-quick = Mostantól gyorsan játszanak a gépek, ha csak rájuk vársz.
done-speed-instant = Mostantól azonnal lépnek a gépek, amint tudják, mit, ha csak rájuk vársz.
done-resigned = Feladtad.
done-shown = Az asztal mostantól itt is látszik.
done-thread = Az asztal a saját szálában folytatódik.
done-hidden = Az asztal itt többé nem látszik.
done-calls-private = Mostantól privátban szólok, ha te jössz.
done-calls-here = Mostantól ott szólok, ahol az asztal van.
done-calls-both = Mostantól privátban is, az asztalnál is szólok.
done-calls-none = Mostantól nem szólok: nézz be néha.
done-linked = Mostantól egy személyként játszol itt és ott, minden közös vele: { $self }.
done-unlinked = Itt mostantól külön személyként játszol.
done-remind = Először { $days } nap után emlékeztetlek.
done-remind-never = Többé nem emlékeztetlek: nézz be néha.
done-hush = Ebben a körben már nem emlékeztetlek.
done-hands-on = Mostantól magamtól elküldöm neked privátban a lapjaidat.
done-hands-off = Mostantól csak akkor mutatom meg a lapjaidat, ha kéred.
done-language = Mostantól magyarul beszélek veled.
done-language-here = Mostantól magyarul beszélek itt.

## Ami nem ment

refuse-unknown = Nem ismerem ezt: „/{ $verb }”. Amit ismerek, itt találod: { $command-help }.
refuse-no-game = Itt nincs ilyen játék: „{ $game }”. Ezek vannak:
refuse-order = Ezzel itt nem tudok mit kezdeni: „{ $word }”.
refuse-spare = Nem tudom, mit jelent itt ez: „{ $word }”. Ezért nem tettem semmit.
refuse-wish = Ezzel itt nem tudok mit kezdeni: „{ $word }”. Amit ehhez a játékhoz ({ $game }) kérhetsz: { $allowed }.
refuse-level = A gép szintjei 1-től 5-ig: { level-names }; a „semmi” elküldi az utolsót. Ez egyik sem: „{ $word }”.
refuse-seated = Már ülsz ennél az asztalnál.
refuse-full = Ennél az asztalnál minden hely foglalt.
refuse-too-few = { $missing ->
    [one] Még egy játékos kell az induláshoz.
   *[other] Még { $missing } játékos kell az induláshoz.
}
refuse-started = Ez a játék már elkezdődött.
refuse-not-started = Ez a játék még nem kezdődött el. Ha már elegen ültök az asztalnál, az alatta lévő { button-start } gombbal indul.
refuse-gone = Ezt az asztalt már elpakolták, vagy véget ért.
refuse-not-seated = Nem ülsz ennél az asztalnál.
refuse-no-computer = Ennél az asztalnál nem ül gép.
refuse-not-over = Még tart a játék: előbb fejezzétek be.
refuse-over = Ez a játék már véget ért.
refuse-paused = Ez az asztal szünetel, mert nem sikerült visszaolvasni a feljegyzését. A többi asztal rendben megy tovább.
refuse-resigned = Ezt a játékot már feladtad.
refuse-stale = Ez a gomb egy régebbi álláshoz tartozik. Nézd meg a legfrissebb táblát!
refuse-not-your-turn = Most nem te jössz, hanem { $names }.
refuse-nonsense = Ezt nem értem: „{ $text }”. { $syntax }
refuse-no-cell = Itt nincs ilyen mező: „{ $cell }”. Az első { $first }, az utolsó { $last }.
refuse-goes-on = Ezt nem értem: „{ $text }”. „{ $begins }” után ilyesmi jöhet: { $words }
refuse-nonsense-or-name = Ezt nem értem: „{ $text }”. { $syntax } Itt ülnek: { $names }.
refuse-whose-name = Nem tudom, kire gondolsz: „{ $text }” illik rájuk is: { $names }. Írj többet a névből, vagy írd be a számát.
refuse-ambiguous = { THE($text, start: "yes") } „{ $text }” többfélét is jelenthet: { $moves }. Melyik legyen?
refuse-why = { $why }
refuse-in-public = Ez titkos lépés, itt pedig mindenki olvassa. Küldd el nekem privátban: a tábla alatti gomb odavezet.
refuse-no-table = Nem tudok ilyen asztalról: „{ $table }”.
refuse-nothing-here = Nincs itt olyan asztal, amelyre ez vonatkozhatna. { $command-tables } megmutatja a tieidet, { $command-play } nyit egyet.
refuse-invite = Ez a meghívó nem érvényes, vagy már lejárt: „{ $code }”. Aki küldte, a { button-invite } gombbal kérhet újat.
refuse-thread = Itt nem lehet külön szálat nyitni.
refuse-hours = Ezt itt nem értem: „{ $text }”. Írd például így: „22-8”, „hétvége”, „szo vas”, „távol 7” (ennyi napig), egy város, vagy „ki”.
refuse-link-code = Ez a kód hibás, lejárt, vagy már felhasználták: „{ $code }”. { $command-link } a másik üzenetküldőben újat ad.
refuse-guesses = Ez sok kód volt. Várj egy negyedórát.
refuse-link-own = Itt és ott már egy személyként játszol.
refuse-link-platform = Egy személynek minden üzenetküldőben egy fiókja van, ti pedig ugyanabban vagytok.
refuse-link-table = Mindketten ugyanannál az asztalnál ültök. Ha véget ért az a játék, egy személy lehettek.
refuse-link-alone = Csak ebben az üzenetküldőben vagy jelen: nincs mit szétválasztani.
refuse-remind = Ezt itt nem értem: „{ $text }”. Írd be, hány nap után (1–{ $most }), vagy azt, hogy „ki”.
refuse-switch = Ez se nem „be”, se nem „ki”: „{ $word }”.
refuse-too-fast = Ne olyan gyorsan, csak szépen sorban! Próbáld újra egy pillanat múlva.
refuse-alone = Már { $most } játékod megy csak gépekkel, egyszerre ennyi elég. Előbb fejezz be vagy adj fel egyet: { $command-tables } felsorolja őket.
refuse-latecomer = Ezt az asztalt { $host } nyitotta, és ő dönt arról, hogy indul-e vagy elpakoljátok. Ha két percig nem történik semmi, te is megteheted.
refuse-charge = Erről azok döntenek, akik ezt a helyet kezelhetik.
refuse-opener = Ezt egyedül csak az döntheti el, aki az asztalt nyitotta. Együtt ti is megtehetitek: a „Távol…” gombnál szavazhattok.
refuse-charge-there = Ahol ezt az asztalt nyitották, ott erről a hely gazdái döntenek: ott kell megtenni.
refuse-charge-elsewhere = Ezt az asztalt máshol nyitották, és ott döntenek a sorsáról. Azt elérheted, hogy itt többé ne látszódjon.
refuse-host = Ezt az asztalt { $host } nyitotta, és ő dönt arról, ki ül mellette.
refuse-remover = Te küldtél el valakit ettől az asztaltól, ezért a helye másoké.
refuse-refill = Erről a helyről elküldtek valakit. Ott lehet átvenni, ahol az asztalt nyitották.
refuse-hide-home = Ezt az asztalt itt nyitották, ezért itt is marad. Ezzel lehet lezárni: { $command-cancel }.
refuse-hide-nowhere = Ez az asztal itt nem látszik.
refuse-charge-unknown = Most nem sikerült megtudnom, kik kezelhetik ezt a helyet, ezért semmi sem történt. Próbáld újra egy kicsit később.
refuse-charge-private = Ez csoportokról és szerverekről szól: itt magunk között vagyunk, és mindenről te döntesz.
refuse-channel = Ebben a csatornában nem nyitható asztal: a hely gazdái másikat választottak erre.
refuse-most = { $most ->
    [one] Itt már nyitva van egy asztal, és nem lehet több. Előbb fejezzétek be, vagy pakoljátok el.
   *[other] Itt már nyitva van { $most } asztal, és nem lehet több. Előbb fejezzetek be egyet, vagy pakoljátok el.
}
refuse-busy = Annyian nyomkodjátok egyszerre, hogy elvesztettem a fonalat. Próbáld újra!
refuse-no-orders = Ebben a játékban nincsenek megbízások.
refuse-order-now = „{ $text }”: erre most nem adhatsz megbízást, erre például igen: „{ $order }”. Mindet megmutatja: { $command-order }.
refuse-order-why = „{ $text }”: erre most nem adhatsz megbízást. { $why }
undo-nothing-to-undo = Nincs visszavonható lépésed.
undo-over = A játék véget ért, most már semmit sem lehet visszavenni.
undo-others-moved = Azóta már más lépett: késő visszavenni.
undo-revealed = Ez a lépés valakinek újat árult el, ezért marad.

## Amit a `doctor` talál

doctor-no-token = Még egyik üzenetküldőnek sincs tokenje: állítsd be a PURRLOR_DISCORD_TOKEN vagy a PURRLOR_TELEGRAM_TOKEN értékét. A „python -m bot play” egyiket sem kéri.
doctor-database = Az adatbázis rendben van: { $file }, { $size } KB.
doctor-database-bad = Az adatbázis nem használható: { $why }

## Ami miatt a bot nem tud dolgozni

trouble-full = Nálam megtelt a lemez, ezért semmi sem történt. Kérlek, szólj annak, aki a botot futtatja, és próbáld újra később.
trouble-busy = Az adatbázisomat éppen egy másik program foglalja, ezért semmi sem történt. Kérlek, próbáld újra egy kicsit később.
trouble-sealed = Nem írhatok a saját adatbázisomba, ezért semmi sem történt. Kérlek, szólj annak, aki a botot futtatja.
trouble-disk = A lemezem vagy a gépem nem úgy működik, ahogy kellene, ezért semmi sem történt. Kérlek, próbáld újra egy kicsit később.
trouble-lost = Eltűnt vagy megsérült az a fájl, amelyben a játékokat őrzöm, ezért semmi sem történt, és le kell állnom. Kérlek, szólj annak, aki a botot futtatja.
trouble-fault = Az egyik részem nem működik, ezért semmi sem történt. Kérlek, szólj annak, aki a botot futtatja.

## Hogy van a futó bot, ahogy a `doctor --health` mondja

doctor-health-well = { $memory ->
    [0] A bot fut, és jól van.
   *[other] A bot fut, és jól van. { $memory } MB memóriát foglal.
}
doctor-health-silent = Ezen az adatbázison nem fut bot, vagy erővel leállították.
doctor-health-late = A bot { $minutes } perce hallgat: nem fut, vagy lefagyott, vagy megtelt a lemeze.
doctor-health-full = A lemez { $minutes } perce tele van: szabadíts fel rajta helyet.
doctor-health-busy = Az adatbázist { $minutes } perce egy másik program foglalja: állítsd le.
doctor-health-sealed = Az adatbázisba { $minutes } perce nem lehet írni: engedd, hogy a bot felhasználója írja a fájlt és a mappáját.
doctor-health-disk = A lemez vagy a gép { $minutes } perce nem úgy működik, ahogy kellene: a napló megmondja, mi a baj.
doctor-health-fault = A bot egyik része { $minutes } perce nem működik: a napló megmondja, melyik.
doctor-health-lost = Az adatbázis eltűnt, kicserélték vagy megsérült: tedd vissza, vagy tegyél oda egy mentést, és indítsd újra a botot.

## Amit be lehet írni, elöl azzal, ahogy mondjuk

typed-on = be, igen
typed-off = ki, nem
typed-sure = igen, biztos
typed-always = mindig
typed-sometimes = néha
typed-never = soha
typed-leisurely = ráérősen, lassan, lassú
typed-quick = gyorsan, gyors
typed-instant = azonnal, rögtön
typed-here = itt
typed-none = semmi, senki
typed-clock = óra
typed-loud = hangos
typed-weekend = hétvége, hétvégén
typed-weekdays = hétköznap
typed-days = nap, napja, naponta
typed-back = itt, vissza
typed-away = távol
typed-code = kód
typed-alone = egyedül
typed-computer = gép, számítógép
typed-seats = hely, helyek, játékos

## Asztalok, amelyek nem látszanak a helyükön

asleep-pictures = Ide nem küldhetek képet, ezért ez a tábla szavakkal. Szólj valakinek, aki megengedheti.
asleep-writing = Ez az asztal ({ $table }) most nem látszik a helyén: nem írhatok oda. Szólj valakinek, aki megengedheti.
asleep-out = Ez az asztal ({ $table }) most nem látszik a helyén: már nem vagyok ott. Engedj be újra.
asleep-gone = Ennek az asztalnak ({ $table }) törölték a helyét. Ahová beírod, hogy „{ $command-table } { $table }”, ott jelenik meg újra.
asleep-topic = Ez az asztal ({ $table }) most nem látszik a helyén: lezárták a témát. Szólj valakinek, aki újra megnyithatja.
asleep-locked = Ez az asztal ({ $table }) most nem látszik a helyén: lezárták a szálat. Szólj valakinek, aki feloldhatja.
asleep-blocked = Ez az asztal ({ $table }) most nem látszik a helyén: abban a privát csevegésben letiltottak. Aki letiltott, fel is oldhat.
asleep-refused = Ez az asztal ({ $table }) most nem látszik a helyén, és nem tudom, miért. A bot gazdája többet talál a naplóban.
asleep-private = A játék itt, privátban folytatódik.
asleep-back = A tábla magától visszatér a helyére.
asleep-again = Most újra megpróbálom.
lead-text = Ez az asztal ({ $table }) a saját helyén folytatódik.
lead-label = Megnyitom
lead-hidden = Ez az asztal ({ $table }) itt többé nem látszik. Akik mellette ülnek, tovább játszanak.

## Ahogy bejön, és ahogy továbbjut az ember

greeting = Sziasztok! Macskás játékokhoz ültetlek le benneteket, itt helyben: { $games }.
greet-how = Nyomjatok meg egy játékot, és nyílik az asztal; a többiek a Leülök gombbal csatlakoznak.
computer-which = { $game } · { $table }: melyik gép üljön le?
option-which = { $game } · { $table }: hogyan játsszátok?
option-none = { $game } · { $table }: itt nincs mit választani, csak egyféleképpen játsszák.
hands-which = Elküldjem magamtól privátban a lapjaidat?

## Amiről a hely gazdái döntenek

done-settled = Rendben, így lesz.
charter-title = Így megy ez itt, a hely gazdái szerint:
charter-deciders-everybody = • Az asztalt bárki elindíthatja és elpakolhatja, aki ott ül.
charter-deciders-host = • Az asztalt az indítja és pakolja el, aki nyitotta; két perc után a többiek is.
charter-deciders-charge = • Asztalt csak a hely gazdái nyithatnak, indíthatnak és pakolhatnak el.
charter-caps = { $most ->
    [one] • Egy csatornában egy asztal lehet nyitva.
   *[other] • Egy csatornában { $most } asztal lehet nyitva.
}
charter-everywhere = • Minden csatornában nyitható asztal.
charter-chosen = • Csak a kiválasztott csatornákban nyitható asztal; ez ilyen.
charter-not-chosen = • Csak a kiválasztott csatornákban nyitható asztal; ez nem ilyen.
charter-everybody = Bárki indíthat
charter-host = A nyitó indíthat
charter-charge = Mi indítunk
charter-any = Akárhány
charter-most = Legfeljebb { $most }
charter-anywhere = Minden csatornában
charter-some = Kiválasztottakban
charter-here = Ebben a csatornában

## Szálak és témák

refuse-thread-kind = Itt nem lehet külön szálat vagy témát nyitni: próbáld szöveges csatornában, vagy olyan csoportban, ahol vannak témák.
refuse-thread-rights = Itt nem nyithatok külön szálat vagy témát. Szólj valakinek, aki megengedheti: Discordon „Nyilvános szálak létrehozása”, Telegramon az adminisztrátor „Témák kezelése” joga kell hozzá.
refuse-thread-full = Itt már túl sok szál van nyitva. Archiválj egyet, aztán kérd újra.
refuse-thread-message = A táblát épp most törölték. Kérj újat ezzel: { $command-table }, aztán próbáld újra.
refuse-thread-later = Most túl sokat kérnek tőlem. Próbáld újra egy pillanat múlva.

## Tanulás

lesson-which = Melyik játékot szeretnéd megtanulni? Az első játék velem nagyjából négy perc.
lesson-title = { $game } · első játék, { $number }/{ $last }. feladat
lesson-not-yet = Ezt is lehet, de most nem egészen ezt keressük. { $hint }
lesson-answer = Ez a megoldás: „{ $command-move } { $move }”.
lesson-finished = Ennyit kell tudnod az első igazi játékhoz: { $game }. Ügyes voltál! Bármikor újrakezdheted: { $command-learn }.
button-learn = Megtanulom
button-learn-game = Tanulás: { $game }
button-lesson-next = Tovább ›
button-lesson-back = ‹ Egyet vissza
button-lesson-hint = Segíts
button-lesson-answer = Mutasd meg
button-lesson-play = ▶ Igazi játék
button-lesson-again = Még egyszer
typed-next = tovább, tovabb
typed-hint = segíts, segits
typed-answer = mutasd, megoldás
refuse-no-lesson = Most épp nem tanulsz játékot. Hogy miből választhatsz, itt látod: { $command-learn }.
help-learn = { $command-learn } { $game } — vezetett első játék, privátban; „{ $command-learn } tovább” folytatja

## Mit lehet, és miért

button-why = Mit tehetek?
why-ways = • { $begins }: { $count } lehetőség, például „{ $command-move } { $move }”
why-way = • { $label }: „{ $command-move } { $move }”
why-not = „{ $move }”: ezt most nem lehet.
why-may = „{ $move }”: ezt lehet. Ez történne:
why-dark = Hogy mi lesz belőle, az csak utána derül ki.
why-counted = Ha most lenne vége:
help-why = { $command-why } — mit tehetsz most; „{ $command-why } c4” megmondja, miért nem lehet egy lépés, vagy mi történne tőle

## Visszavonás, ha már más is lépett

plea-move = „{ $news }”
plea-hidden = { $name } legutóbbi lépése
plea-after = { $count ->
   *[other] és az azóta tett { $count } lépés ({ $names })
}
plea-asks = ↩ { $name } szeretné visszavonni ezt: { $about }
plea-waits = Ehhez mindenki másnak bele kell egyeznie; még nem válaszolt: { $names }. Aki inkább továbblép, az nemet mond.
plea-refused = ↩ Nem mindenki egyezett bele a visszavonásba: a lépések maradnak.
plea-ask = Azóta már más is lépett, ezért a többiek döntenek. Megkérdezzem őket, visszavonható-e ez: { $about }?
plea-granted = Mindenki beleegyezett: visszavontuk.
plea-already = Már van egy ilyen kérés: előbb arra kell válaszolni.
plea-none = Ezt már senki sem kéri.
plea-own = Ebbe a többieknek kell beleegyezniük.
plea-answered = Már válaszoltál.
plea-undo = Ehhez senkit sem kell megkérdezni: a Visszavonás gomb elég.
button-takeback = Visszakérem…
button-plea-ask = Megkérdezem a többieket
button-plea-agree = ✓ Vonjuk vissza
button-plea-refuse = ✕ Maradjon
button-plea-withdraw = Mégsem kell
done-plea-ask = Megkérdezem őket.
done-plea-agree = Beleegyeztél.
done-plea-refuse = Akkor marad.
done-plea-withdrawn = Rendben, nem kérdezek senkit.
typed-ask = kérdezd, kérem
typed-agree = jó, igen
typed-refuse = maradjon, nem

## Időpontok

weekdays = hétfő, kedd, szerda, csütörtök, péntek, szombat, vasárnap
months = január, február, március, április, május, június, július, augusztus, szeptember, október, november, december
moment = { $month } { $day }., { $weekday }, { $time } ({ $clock })

## Az asztal időkerete

pace-open = nem sürget semmi
pace-half = fél nap egy körre
pace-day = egy nap egy körre
pace-days = három nap egy körre
pace-week = egy hét egy körre
typed-pace-open = ráérünk, nem sürget semmi
typed-pace-half = félnap, fél nap
typed-pace-day = nap, egy nap
typed-pace-days = napok, három nap
typed-pace-week = hét, egy hét
pace-is = Az időkeret itt: { $pace }.
pace-about = Mennyi idő jusson egy körre? A maradék összegyűlik, legfeljebb három környi. Aki kifut az időből, annak a nevében megteszek egy ártalmatlan lépést, legközelebb pedig gép ül be, amíg vissza nem jön; ha ketten játszotok, a másik dönt.
pace-agree = Akkor változik meg, ha mindannyian ugyanazt szeretnétek. A kör maradék ideje összegyűlik, legfeljebb három környi.
button-pace = Időkeret
button-pace-is = Időkeret: { $pace }
button-agree-pace = ✓ Rendben: { $pace }
board-until = ⏳ { $names } ideje eddig tart: { $when }.
board-late = ⌛ Lejárt az idő ({ $names }). Az ellenfele döntheti el, mi legyen: „Távol…”.
board-clock = Lejárt az idő ({ $names }), ezért megtettem egy ártalmatlan lépést.
board-wish-pace = { $name } más időkeretet szeretne: { $pace }. Akkor változik meg, ha mindenki egyetért.
done-pace = Mostantól ez az időkeret: { $pace }.
done-pace-wish = Feljegyeztem. Akkor változik meg, ha mindannyian ezt szeretnétek: { $pace }.
help-pace = { $command-pace } — mennyi idő jut egy körre: amennyi csak jólesik, vagy ennyi meg ennyi nap; { $command-pause } — pihenjen az asztal, ha mindenki egyetért; { $command-wake } — folytatódik

## Szünet

pause-about = Amíg az asztal pihen, nem telik az idő, és nem szólok senkinek. Akkor kezdődik, ha mindannyian egyetértetek; bármelyikőtök véget vethet neki.
board-rests = ⏸ Az asztal pihen: nem telik az idő, és nem szólok senkinek. Bármelyikőtök felébresztheti.
board-wish-pause = { $count ->
    [one] { $names } szeretné, ha pihenne az asztal. Akkor pihen, ha mindenki egyetért.
   *[other] { $names } szeretnék, ha pihenne az asztal. Akkor pihen, ha mindenki egyetért.
}
button-pause = Szünet
button-pause-yes = ⏸ Szünetet szeretnék
button-agree-pause = ⏸ Legyen szünet
button-pause-no = ✕ Ne legyen szünet
button-wake = ▶ Folytassuk
done-pause = Az asztal most pihen.
done-pause-wish = Feljegyeztem. Az asztal akkor pihen, ha mindannyian egyetértetek.
done-pause-no = Akkor nem lesz szünet.
done-wake = Folytatódik a játék.
refuse-resting = Az asztal pihen. Ez ébreszti fel: { $command-wake }.
refuse-not-resting = Ez az asztal nem pihen.
refuse-pause-alone = Itt senki sem vár rád: annyi időd van, amennyi csak jólesik.

## Távol

button-away = Távol…
away-about = Elutazol, vagy hiába vársz valakire? Itt megtalálod, mit lehet tenni.
help-away = { $command-away } — szünet, helyettes, valaki, aki nem jön, a játék vége: mind gombokkal
refuse-minded = Most más ül a helyeden. „{ $command-sitter } visszajöttem”: ezzel visszaveszed.
refuse-only-sits = Ezen a helyen más nevében játszol: erről csak a gazdája dönthet.

## Helyettesek

sitter-about = Ki játsszon helyetted, amíg vissza nem jössz? A helyedet bármikor visszaveheted.
sitter-minded = Most más játszik helyetted, és a lapjaidat sem látod, amíg vissza nem veszed a helyed.
sitter-offered = Egy barátod a tábla alatti gombbal ülhet be helyetted.
sitting-about = Itt ezekre a helyekre lehet beülni:
sitting-nothing = Most egyetlen helyre sem keresnek helyettest.
button-sitter = Helyettes
button-sitter-friend = Egy barát
button-sitter-level = Gép: { $rung }
button-sitter-back = Visszajöttem
button-sitting-end = Nem helyettesítek tovább
button-mind = Beülök helyette: { $name }
button-takeover = Átveszem a helyet: { $name }
typed-friend = barát, egy barát
typed-returned = itt vagyok, visszajöttem
board-friend = Egy barát helyettesíti: { $name }.
board-sitter = Gép helyettesíti, amíg vissza nem jön: { $name }.
board-free = { $count ->
    [one] Megüresedett egy hely ({ $names }): új játékos veheti át.
   *[other] Megüresedett néhány hely ({ $names }): új játékosok vehetik át.
}
board-wish-friend = { $name } helyettest keres.
done-sitter = Amíg vissza nem jössz, gép játszik helyetted.
done-sitter-friend = Kiírtam a táblára, hogy helyettest keresel. Amíg senki sem ül be, te játszol.
done-sitter-back = A hely megint a gazdájáé.
done-mind = Mostantól a barátod helyett játszol ({ $name }), és látod, amit ő látna, amíg vissza nem jön.
done-takeover = Mostantól tiéd a hely.
refuse-sitter-alone = Rajtad kívül senki sem játszik itt: a játék egyszerűen megvár.
refuse-no-offer = Oda már nem keresnek helyettest.
refuse-knows-too-much = Ennél az asztalnál már egy másik hely titkait ismered, ezért ide nem ülhetsz be.
refuse-not-free = Az a hely nem szabad.
help-sitter = { $command-sitter } — egy barát vagy egy gép játszik helyetted, amíg vissza nem jössz; { $command-takeover } — átveszed egy eltűnt játékos helyét

## Valaki nem jön

absent-about = Mi legyen azzal, aki nem jön? A többiek döntenek többséggel; ha ketten játszotok, a másik egyedül. Senki sem tudja meg, hogyan szavaztál, még azt sem, hogy szavaztál.
absent-later = Hogy mi legyen vele ({ $name }), arról a többiek ekkortól dönthetnek: { $when }.
board-left = { $count ->
    [one] { $names } már nincs itt: a többiek azonnal dönthetnek a helyéről.
   *[other] { $names } már nincsenek itt: a többiek azonnal dönthetnek a helyükről.
}
left-told = { $count ->
    [one] { $names } már nincs itt. A játék folytatódik ({ $game } · { $table }): döntsétek el, mi legyen a helyével; gép azonnal beülhet.
   *[other] { $names } már nincsenek itt. A játék folytatódik ({ $game } · { $table }): döntsétek el, mi legyen a helyükkel; gépek azonnal beülhetnek.
}
absent-left = { $name } már nincs itt: ha beült egy gép, új játékos is átveheti a helyet.
absent-nobody = Most senki másra nem kell várni.
button-absent = Ki hiányzik?
button-remind = Emlékeztetők
button-hours = Csendes órák
button-absent-idle = Ártalmatlan lépés: { $name }
button-absent-sitter = Üljön be gép: { $name }
button-absent-claim = Enyém a győzelem
done-vote = Feljegyeztem. Senki sem tudja meg, hogyan szavaztál.
done-vote-back = Visszavontam a szavazatodat.
done-absent = Ez eldőlt, és meg is történt.
refuse-too-soon = Ehhez még korán van.
reason-claimed = { $winner } győzött: az ellenfele nem jött többé.
help-absent = { $command-absent } — mi legyen azzal, aki nem jön: titkos szavazás; { $command-end } — titkos szavazás a játék befejezéséről

## Valakit elküldeni

button-remove = Valakit elküldök…
button-remove-one = Elküldöm: { $name }
button-sure-remove = ✓ Elküldöm
button-sure-remove-lobby = ✓ Elküldöm
button-end-all = Mindenkinek befejezem…
remove-about = Kinek a helye szabaduljon fel? A játék folytatódik: gép játszik tovább, amíg egy új játékos át nem veszi a helyet.
remove-about-lobby = Kinek a helye szabaduljon fel?
remove-nobody = Rajtad kívül senki sem ül itt.
sure-remove =
    { $game } · { $table }
    Felszabadítsam ezt a helyet: { $name }? Gép játszik ott tovább, és új játékos is átveheti. Akit elküldesz, az ehhez az asztalhoz nem jöhet vissza. (Beírva: „{ $command-remove } { $name } igen”.)
sure-remove-lobby =
    { $game } · { $table }
    Felszabadítsam ezt a helyet: { $name }? Akit elküldesz, az ehhez az asztalhoz nem ülhet le újra. (Beírva: „{ $command-remove } { $name } igen”.)
done-remove = Kész: a hely felszabadult, és gép játszik ott.
done-remove-lobby = Kész: a hely felszabadult.
refuse-removed = Valaki, akinek itt joga van hozzá, elküldött ettől az asztaltól: ide már nem ülhetsz le.
refuse-nobody-there = Ilyen nevű játékos nincs itt: „{ $name }”.
help-remove = { $command-remove } Bob — valakinek a helyét felszabadítod, ha te kezeled azt a helyet, ahol az asztalt nyitották; a játék géppel folytatódik, és új játékos is átveheti a helyet

## A játék vége, és asztalok, amelyekhez senki sem ül le

end-about = Szeretnéd győztes nélkül befejezni ezt a játékot? Akkor ér véget, ha a jelenlévők kétharmada szeretné. Addig senki sem tudja meg, ki szeretné, sőt azt sem, hogy bárki szeretné. Egy szavazat egy hétig számít. Az asztalnál: { $names }.
button-end = Fejezzük be
button-end-yes = Szeretném befejezni
button-end-no = ✕ Visszavonom
reason-vote = Megegyeztetek, hogy győztes nélkül befejezitek a játékot.
refuse-end-alone = Itt egyedül te döntesz: a befejezéshez ezt írd: { $command-resign }.
tidied-told = Az asztalod ({ $game } · { $table }) még mindig játékosokra vár. Ekkor pakolom el: { $when }, hacsak meg nem tartod, vagy le nem ül valaki.
lobby-tidied = Itt napok óta nem történt semmi. Ezt az asztalt elpakolom ekkor: { $when }, hacsak le nem ül valaki, vagy meg nem tartjátok.
button-keep = Maradjon
done-keep = Még egy hétig marad.

## Gyors és lassú játék

tempo-now-here = ⚡ Mindenki itt van, élőben játszotok. A tábla helyben frissül, senkinek sem szólok.
tempo-now-live = ⚡ Élőben játszotok: csak akkor szólok, ha valakire már egy ideje várnak.
tempo-now-slow = 🐌 Lassan játszotok: akire várnak, annak körönként egyszer szólok.
tempo-about = Magától addig élő egy asztal, amíg mindenki két percen belül lép. Kézzel is beállíthatod, mindenkinek, aki itt játszik.
button-tempo = Élő vagy lassú
button-tempo-auto = Magától
button-tempo-live = Élőben
button-tempo-slow = Lassan
done-tempo-auto = A tempó megint magától áll be.
done-tempo-live = Mostantól élőben játszotok.
done-tempo-slow = Mostantól lassan játszotok.
typed-auto = magától
typed-live = élőben, élő
typed-slow = lassan, lassú
