"""Simulated worlds: the whole bot in one process and one thread, in virtual time.

`make simulate SEEDS=200` lives through the worlds 0 to 199, `SEEDS=1000-1199` through those,
`SEEDS==17 STEP=1` through one and tells it as it goes. The same seed is the same world.

loop, disk, clock   what stands where a machine would: time, network, SQLite's thread, chance
economy             what would cost every life the same, done once
life, world, shape  a life of the bot, everything around it, and what kind of world a seed makes
towns               the places, as somebody sees them who is there: town_discord, town_telegram,
                    town_page
people, deeds       who lives there, and what they do: `deeds_…` beside playing (one more: `deed`)
faults, storms      what goes wrong: `faults_…` by where it does (one more: `kind`)
weather             the messengers' servers, in whose way it comes
witness             what messengers really delivered, and who gave a sign when
checks, checks_…    what has to be true                          (one more: `check`)
parting             somebody gives up, for others to be told
trace, story        what happened, and how it is told
plants, traps       bugs that are planted in the bot, and after how many worlds each is found
"""
