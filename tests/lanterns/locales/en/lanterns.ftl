lanterns-title = Lanterns
lanterns-blurb = Light a lantern, all at once, and hope the gust spares it. For tests.
lanterns-syntax = Say which lantern you light, as in “choose 3”; then “keep” or “pass”.
lanterns-option-nights = Nights
lanterns-option-nights-2 = two
lanterns-option-nights-3 = three

lanterns-prompt-choose = Choose the lantern you light tonight.
lanterns-prompt-decide = Yours shone brightest. Keep the big lantern, or pass it on for two coins?

lanterns-button-choose = Light
lanterns-button-card = Lantern { $card }
lanterns-button-keep = Keep it
lanterns-button-pass = Pass it on

lanterns-word-choose = choose, light
lanterns-word-keep = keep
lanterns-word-pass = pass, give

lanterns-news-deal = { $nights ->
    [one] One night begins.
   *[other] { $nights } nights lie ahead.
}
lanterns-news-hand = Your lanterns: { $cards }.
lanterns-news-choosing = { $left ->
    [one] One cat is still choosing.
   *[other] { $left } cats are still choosing.
}
lanterns-news-gust = A gust of { $die } blows.
lanterns-news-brightest = { $name } shone brightest with { $card }.
lanterns-news-dark = Every lantern went out.
lanterns-news-keep = The big lantern was kept.
lanterns-news-pass = The big lantern was passed on.
lanterns-news-draw = You drew lantern { $card }.

lanterns-why-over = The last night is over.
lanterns-why-not-your-turn = It is not your turn.
lanterns-why-choose-first = First every cat lights a lantern.
lanterns-why-decide-first = First the big lantern finds its place.
lanterns-why-not-in-hand = You have no lantern { $card }.

lanterns-alt-table = Nights to come: { $nights }. Last gust: { $gust }. Cards in the deck: { $deck }.
lanterns-alt-seat = { $name }: hand { $hand }, tonight { $chosen }, last night { $lit }, coins { $coins }, big lanterns { $lanterns }.
lanterns-alt-decides = { $name } decides about the big lantern.
lanterns-alt-none = nothing
lanterns-alt-covered = covered
lanterns-alt-list = { $list }, { $item }

lanterns-label-nights = nights
lanterns-label-gust = gust

lanterns-rules = Each night every cat lights one lantern, all at the same time. The gust blows out every lantern that is not brighter than it. The brightest left earns a coin for each that burns, and the big lantern.
lanterns-reason-dawn = The last night is over: { $winner } shone brightest.
lanterns-score-coins = coins { $points }
lanterns-score-lanterns = big lanterns { $points }
lanterns-brief = Your lanterns: { $cards }. Your coins: { $coins }.

lanterns-sketch-tonight = now
lanterns-sketch-lit = lit
lanterns-sketch-coins = coins
lanterns-sketch-big = big
lanterns-sketch-held = held
lanterns-sketch-own = Your cards: { $hand }
lanterns-sketch-covered = ? covered
lanterns-sketch-none = - none
