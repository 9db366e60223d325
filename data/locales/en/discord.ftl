# What the Discord platform itself has to say, in English.

discord-type-title = Your move
discord-type-label = Which move?
discord-type-about = As you would type it, for example: c4
discord-invite-here = Friends in this server find it here: { $link }
discord-outside = I cannot put a table here, where I am nobody: let me into a server, or ask me in our private chat.
discord-let-in = Let me in
discord-unknown = I no longer know what this stands for. Please use the newest message, or { $help }.
discord-trouble = Something went wrong on my side, and nothing was done. Please try again.
discord-stopped = I was stopped before I could answer this. The table shows whether it was done; if it was not, please try again.
discord-done = This is done, and the table shows it. I was stopped before I could say so.

## Rights that keep the bot from posting

discord-lacks-view = I cannot post here: I am not allowed to see this channel (View Channel).
discord-lacks-send = I cannot post here: I am not allowed to write in this place (Send Messages, in a thread Send Messages in Threads).
discord-lacks-attach = I cannot post here: I am not allowed to send pictures (Attach Files).

## The doctor

doctor-discord-token = Discord knows the bot as { $name }.
doctor-discord-token-refused = Discord does not accept the token. Copy it again from the Bot page in the developer portal.
doctor-discord-unreachable = Discord cannot be reached: { $error }
doctor-discord-intents = No privileged intents are needed: the bot reads no messages and no lists of members.
doctor-discord-sessions = Connections left for today: { $left }; one start takes { $shards }.
doctor-discord-sessions-spent = Connections left for today: { $left }, but one start takes { $shards }. Stop whatever restarts the bot in a circle, and wait a day.
doctor-discord-nowhere = The bot is in no server yet. Invite it: { $address }
doctor-discord-guilds = { $guilds ->
    [one] The bot is in one server.
   *[other] The bot is in { $guilds } servers.
}
doctor-discord-install = This link lets it into a server, with the rights it needs: { $address }
doctor-discord-rights = In “{ $guild }” the bot has every right it needs.
doctor-discord-lacks-view = In “{ $guild }” the bot cannot see { $channels } of { $all } text channels (View Channel). Give it that right where it shall play.
doctor-discord-lacks-send = In “{ $guild }” the bot cannot write in { $channels } of { $all } text channels (Send Messages).
doctor-discord-lacks-attach = In “{ $guild }” the bot cannot send pictures in { $channels } of { $all } text channels (Attach Files).
doctor-discord-lacks-thread = In “{ $guild }” the bot cannot open threads in { $channels } of { $all } text channels (Create Public Threads). Tables work without; /thread does not.
doctor-discord-lacks-post-thread = In “{ $guild }” the bot cannot write in threads of { $channels } of { $all } text channels (Send Messages in Threads).
doctor-discord-clock = The clock agrees with Discord’s, give or take { $seconds } s.
doctor-discord-clock-off = The clock is { $seconds } s away from Discord’s. Set it by a time server: turns and reminders go by it.
