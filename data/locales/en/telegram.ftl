# What the Telegram platform itself has to say, in English.

telegram-hello = Good, now I can write to you here: your hands and your moves will come to this chat.
telegram-hint = { $name }, I have an answer for your eyes only. Please open our private chat.
telegram-open = Open our chat
telegram-look = Please look into our private chat.
telegram-pitch = A table of cat games is waiting for you.
telegram-sit = Take me there
telegram-unnamed = You write without your name, so I cannot tell who you are. Press this button: then I know, and do what it says.
telegram-only-text = I can read nothing but words here: { $help } lists what I know.
telegram-moment = One moment…
telegram-wait = One moment, I am on it. You will see here or in our private chat what comes of it.
telegram-failed = Something went wrong on my side; whoever runs the bot can see what. Please try again.

## What `doctor` finds

doctor-telegram-token = Telegram knows the token: this is { $name }.
doctor-telegram-token-bad = Telegram knows no bot with this token. Ask @BotFather for the right one.
doctor-telegram-silent = Telegram does not answer: { $reason }
doctor-telegram-privacy = Privacy mode is on, as it should be: the bot reads only what is meant for it.
doctor-telegram-privacy-off = Privacy mode is off, so the bot is sent everything that is said in its groups. It needs none of that: /setprivacy at @BotFather turns it on.
doctor-telegram-groups = The bot may be added to groups.
doctor-telegram-groups-off = The bot may not be added to groups: /setjoingroups at @BotFather allows it.
doctor-telegram-polling = The bot fetches its updates, and nothing stands in its way.
doctor-telegram-webhook = Telegram brings the updates to the address in the settings.
doctor-telegram-webhook-left = Telegram brings the updates to an address of old, but the settings name none. The bot takes that address away when it starts; if it comes back, another program uses the same token.
doctor-telegram-webhook-unset = Telegram does not bring the updates to the address in the settings yet. The bot sets it when it starts.
doctor-telegram-webhook-failing = Telegram could not bring its updates to the address in the settings: { $reason }
doctor-telegram-waiting = { $count ->
    [0] No updates are waiting.
    [one] One update is waiting.
   *[other] { $count } updates are waiting.
}
doctor-telegram-backlog = { $count } updates are waiting. Is the bot running?
doctor-telegram-clock = This machine’s clock agrees with Telegram’s ({ $seconds } s apart).
doctor-telegram-clock-off = This machine’s clock and Telegram’s are { $seconds } s apart. Please set the clock right.
