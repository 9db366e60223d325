"""The places where people are: each adapter translates, and knows only `bot.contract`."""
