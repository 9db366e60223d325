# Amit maga a Discord-felület mond, magyarul.

discord-type-title = A lépésed
discord-type-label = Mit lépsz?
discord-type-about = Úgy, ahogyan beírnád, például: c4
discord-invite-here = Aki ezen a szerveren van, itt találja: { $link }
discord-outside = Ide nem tehetek asztalt, mert nem vagyok itt: engedj be egy szerverre, vagy kérd a privát beszélgetésünkben.
discord-let-in = Beengedlek
discord-unknown = Már nem tudom, mit jelent ez. Használd a legújabb üzenetet, vagy ezt: { $help }.
discord-trouble = Nálam hiba történt, ezért nem csináltam semmit. Kérlek, próbáld újra.
discord-stopped = Leálltam, mielőtt erre válaszolhattam volna. Az asztalon látszik, megtörtént-e; ha nem, kérlek, próbáld újra.
discord-done = Ez megtörtént, az asztalon látszik. Csak leálltam, mielőtt szólhattam volna.

## Jogok, amelyek nélkül a bot nem írhat

discord-lacks-view = Ide nem írhatok: nem láthatom ezt a csatornát (Csatorna megtekintése).
discord-lacks-send = Ide nem írhatok: nincs jogom üzenetet küldeni (Üzenetek küldése, szálban: Üzenetek küldése szálakban).
discord-lacks-attach = Ide nem írhatok: nincs jogom képet küldeni (Fájlok csatolása).

## A doktor

doctor-discord-token = A Discord így ismeri a botot: { $name }.
doctor-discord-token-refused = A Discord nem fogadja el a tokent. Másold ki újra a fejlesztői portál Bot oldaláról.
doctor-discord-unreachable = A Discord nem érhető el: { $error }
doctor-discord-intents = Nem kell kiemelt jogosultság (privileged intent): a bot nem olvas üzeneteket és taglistákat.
doctor-discord-sessions = Mára hátralévő kapcsolódások: { $left }; egy indulás ennyit használ: { $shards }.
doctor-discord-sessions-spent = Mára hátralévő kapcsolódások: { $left }, de egy indulás ennyit használ: { $shards }. Állítsd le, ami folyton újraindítja a botot, és várj egy napot.
doctor-discord-nowhere = A bot még egyetlen szerveren sincs ott. Itt hívhatod meg: { $address }
doctor-discord-guilds = A bot { $guilds } szerveren van ott.
doctor-discord-install = Ezzel a hivatkozással engedhető be egy szerverre, a szükséges jogokkal: { $address }
doctor-discord-rights = Itt a botnak minden joga megvan, amire szüksége van: „{ $guild }”.
doctor-discord-lacks-view = „{ $guild }”: a bot { $all } szöveges csatornából ennyit nem lát: { $channels } (Csatorna megtekintése). Add meg neki ott, ahol játszani fogtok.
doctor-discord-lacks-send = „{ $guild }”: a bot { $all } szöveges csatornából ennyibe nem írhat: { $channels } (Üzenetek küldése).
doctor-discord-lacks-attach = „{ $guild }”: a bot { $all } szöveges csatornából ennyibe nem küldhet képet: { $channels } (Fájlok csatolása).
doctor-discord-lacks-thread = „{ $guild }”: a bot { $all } szöveges csatornából ennyiben nem nyithat szálat: { $channels } (Nyilvános szálak létrehozása). Az asztalok enélkül is működnek, a /thread nem.
doctor-discord-lacks-post-thread = „{ $guild }”: a bot { $all } szöveges csatornából ennyinek a szálaiba nem írhat: { $channels } (Üzenetek küldése szálakban).
doctor-discord-clock = Az óra egyezik a Discordéval; az eltérés { $seconds } másodperc.
doctor-discord-clock-off = Az óra eltér a Discordétól, ennyivel: { $seconds } másodperc. Állítsd időszerverhez: a lépések és az emlékeztetők ehhez igazodnak.
