# Amit maga a Telegram-felület mond, magyarul.

telegram-hello = Rendben, most már írhatok neked: a lapjaid és a lépéseid ebbe a beszélgetésbe jönnek.
telegram-hint = { $name }, van egy válaszom, de az csak rád tartozik. Nyisd meg a privát beszélgetésünket!
telegram-open = Megnyitom
telegram-look = Nézd meg a privát beszélgetésünket!
telegram-pitch = Egy asztal macskás játékkal vár rád.
telegram-sit = Odamegyek
telegram-unnamed = Név nélkül írsz, ezért nem tudom, ki vagy. Nyomd meg ezt a gombot: abból megtudom, és megteszem, ami rajta áll.
telegram-only-text = Itt csak szavakat tudok elolvasni; hogy mit értek belőlük, itt látod: { $help }.
telegram-moment = Egy pillanat…
telegram-wait = Egy pillanat, már intézem. Itt vagy a privát beszélgetésünkben látod majd, mi lett belőle.
telegram-failed = Valami elromlott nálam; a bot gazdája látja, hogy mi. Próbáld újra!

## Amit a „doctor” talál

doctor-telegram-token = A Telegram ismeri a tokent: { $name }.
doctor-telegram-token-bad = A Telegram nem ismer botot ezzel a tokennel. A helyeset a @BotFather adja meg.
doctor-telegram-silent = A Telegram nem válaszol: { $reason }
doctor-telegram-privacy = Be van kapcsolva az adatvédelmi mód (privacy mode), és ez így jó: a bot csak azt olvassa, ami neki szól.
doctor-telegram-privacy-off = Ki van kapcsolva az adatvédelmi mód (privacy mode), ezért a bot mindent megkap, ami a csoportjaiban elhangzik. Erre nincs szüksége: a @BotFather /setprivacy parancsa visszakapcsolja.
doctor-telegram-groups = A bot felvehető csoportokba.
doctor-telegram-groups-off = A bot nem vehető fel csoportokba: a @BotFather /setjoingroups parancsa engedélyezi.
doctor-telegram-polling = A bot maga kéri le a frissítéseket, és semmi sem áll az útjában.
doctor-telegram-webhook = A Telegram a beállított címre hozza a frissítéseket.
doctor-telegram-webhook-left = A Telegram egy régi címre hozza a frissítéseket, pedig a beállításokban nincs cím. A bot induláskor törli; ha mégis visszatér, akkor egy másik program is ezt a tokent használja.
doctor-telegram-webhook-unset = A Telegram még nem a beállított címre hozza a frissítéseket. A bot induláskor megadja neki.
doctor-telegram-webhook-failing = A Telegram nem tudta elhozni a frissítéseket a beállított címre: { $reason }
doctor-telegram-waiting = { $count ->
    [0] Nem vár frissítés.
    [one] Egy frissítés vár.
   *[other] { $count } frissítés vár.
}
doctor-telegram-backlog = { $count } frissítés vár. Fut egyáltalán a bot?
doctor-telegram-clock = A gép órája egyezik a Telegraméval (eltérés: { $seconds } mp).
doctor-telegram-clock-off = A gép órája { $seconds } másodperccel eltér a Telegramétól. Állítsd be pontosan!
