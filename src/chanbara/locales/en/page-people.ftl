### The page in the browser: finding people to play with.

people-meet = Find players
people-meet-heading = Finding players
people-meet-hint = You get a seat at the next table of your size and pace. The game starts by itself as soon as all seats are taken.
people-clock = Pace
people-clock-live = Live
people-clock-days = Days per turn
people-clock-none = No clock
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
