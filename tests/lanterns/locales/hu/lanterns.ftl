lanterns-title = Lámpások
lanterns-blurb = Gyújtsatok lámpást, mind egyszerre, és reméljétek, hogy a szél megkíméli. Csak próbához.
lanterns-syntax = Mondd meg, melyik lámpást gyújtod meg, például „gyújt 3”; aztán „marad” vagy „tovább”.
lanterns-option-nights = Éjszakák
lanterns-option-nights-2 = kettő
lanterns-option-nights-3 = három

lanterns-prompt-choose = Válaszd ki, melyik lámpást gyújtod meg ma éjjel.
lanterns-prompt-decide = A tiéd volt a legfényesebb. Megtartod a nagy lámpást, vagy két érméért továbbadod?

lanterns-button-choose = Meggyújtom
lanterns-button-card = { $card } fényű lámpás
lanterns-button-keep = Megtartom
lanterns-button-pass = Továbbadom

lanterns-word-choose = gyújt, meggyújtom
lanterns-word-keep = marad, megtartom
lanterns-word-pass = tovább, továbbadom

lanterns-news-deal = Még { $nights } éjszaka van hátra.
lanterns-news-hand = A lámpásaid: { $cards }.
lanterns-news-choosing = Még { $left } macska választ.
lanterns-news-gust = { $die } erejű szél fúj.
lanterns-news-brightest = { $name } lámpása volt a legfényesebb: { $card }.
lanterns-news-dark = Minden lámpás kialudt.
lanterns-news-keep = A nagy lámpás a helyén maradt.
lanterns-news-pass = A nagy lámpás továbbkerült.
lanterns-news-draw = Húztál egy { $card } fényű lámpást.

lanterns-why-over = Véget ért az utolsó éjszaka.
lanterns-why-not-your-turn = Nem te következel.
lanterns-why-choose-first = Előbb minden macska gyújtson lámpást.
lanterns-why-decide-first = Előbb dőljön el, kié a nagy lámpás.
lanterns-why-not-in-hand = Nincs { $card } fényű lámpásod.

lanterns-alt-table = Hátralévő éjszakák: { $nights }. Az utolsó szél ereje: { $gust }. Lapok a pakliban: { $deck }.
lanterns-alt-seat = { $name }: kézben { $hand }, ma éjjel { $chosen }, tegnap { $lit }, érmék { $coins }, nagy lámpások { $lanterns }.
lanterns-alt-decides = { $name } dönt a nagy lámpásról.
lanterns-alt-none = semmi
lanterns-alt-covered = titkos
lanterns-alt-list = { $list }, { $item }

lanterns-label-nights = éjszaka
lanterns-label-gust = szél

lanterns-rules = Minden éjjel minden macska meggyújt egy lámpást, mind egyszerre. A szél elfúj minden lámpást, amely nem fényesebb nála. A megmaradtak közül a legfényesebb annyi érmét kap, ahány még ég, és övé a nagy lámpás.
lanterns-reason-dawn = Véget ért az utolsó éjszaka: a legtöbb fény { $winner } nevéhez fűződik.
lanterns-score-coins = érmék { $points }
lanterns-score-lanterns = nagy lámpások { $points }
lanterns-brief = Lámpásaid: { $cards }. Érméid: { $coins }.

lanterns-sketch-tonight = most
lanterns-sketch-lit = tegnap
lanterns-sketch-coins = érme
lanterns-sketch-big = nagy
lanterns-sketch-held = lap
lanterns-sketch-own = Lapjaid: { $hand }
lanterns-sketch-covered = ? titkos
lanterns-sketch-none = - semmi
