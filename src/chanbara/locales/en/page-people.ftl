### The page in the browser: finding people to play with.

people-meet = Find players
people-meet-heading = Finding players
people-meet-hint = You get a seat at the next table of your size and pace. The game starts by itself as soon as all seats are taken.
people-clock = Pace
people-fill-legend = If nobody comes, bots take the free seats
people-fill = { $seconds ->
    [0] never
    [30] after 30 s
   *[other] after { $minutes } min
}
people-fill-short = { $never ->
    [yes] people only
   *[no] bots { $fill }
}
people-table-needs = { $count ->
    [one] needs 1 more player
   *[other] needs { $count } more players
}
people-table-since = { $minutes ->
    [0] just opened
    [one] waiting for 1 minute
   *[other] waiting for { $minutes } minutes
}
people-table-live = live, { $seconds } s per decision
people-table-days = { $days ->
    [one] one day per decision
   *[other] { $days } days per decision
}
people-table-base = base game
people-table-rising-sun = with Rising Sun
people-table-fills = Bots take the free seats in { $time }.
people-filling = { $count ->
    [one] One seat is free. If nobody comes, a bot takes it, and the game starts by itself.
   *[other] { $count } seats are free. If nobody comes, bots take them, and the game starts by itself.
}
people-filling-left = Time until bots come
people-only = { $count ->
    [one] One seat is free. The game starts by itself as soon as somebody takes it.
   *[other] { $count } seats are free. The game starts by itself as soon as people have taken them.
}
people-starting = All seats are taken. The game starts as soon as everyone is here and ready.

crest-heading = Your crest
crest-hint = It stands beside your name, for everyone at the table. A change shows from your next seat on; with a claimed name it goes to every device.
crest-shape = Shape
crest-sign = Sign
crest-color = Color
crest-any = Random
crest-done = Done
crest-shape-ring = ring
crest-shape-band = bold ring
crest-shape-disc = disc
crest-shape-hex = hexagon
crest-shape-petals = petals
crest-sign-plum = plum blossom
crest-sign-cherry = cherry blossom
crest-sign-leaf = leaves
crest-sign-wave = waves
crest-sign-moon = moon
crest-sign-fuji = Mount Fuji
crest-sign-arrows = arrows
crest-sign-fan = fan
crest-sign-stars = stars
crest-sign-tomoe = three commas
crest-sign-blade = sword
crest-sign-coin = coin
crest-sign-torii = torii
crest-sign-drop = drop
crest-color-ink = ink
crest-color-red = vermilion
crest-color-blue = blue
crest-color-green = green
crest-color-gold = gold
crest-color-rose = rose

company-heading = Played with
company-hint = People of your last games who have claimed a name. To invite others, send them the link from the waiting room.
company-games = { $count ->
    [one] one game together
   *[other] { $count } games together
}
company-invite = { $count ->
    [0] Invite again
    [one] Open a table and invite 1 player
   *[other] Open a table and invite { $count } players
}
company-mute = No more invitations
company-mute-of = No more invitations from { $name }
company-unmute = Allow invitations
company-unmute-of = Allow invitations from { $name }
invited-heading = You are invited
invited-by = { $host } invites you
invited-decline = Decline
invited-decline-of = Decline { $host }’s invitation
invited-mute-sure = No more invitations from { $host }?
