# Evenings: a tournament for friends, by link.

evening-page-title = An evening with friends
evening-new-title = Open an evening
evening-new-heading = An evening with friends
evening-new-lead = Open an evening and share its link. In each round everybody sits at a table, and every deal is played at all tables. You score against the others who had your seat, with the same role and the same cards.
evening-title = What it is called
evening-title-usual = Our evening
evening-players = Players per table
evening-rounds = Rounds
evening-movement = Deals
evening-movement-together = All tables at once
evening-movement-moving = From table to table
evening-movement-together-hint = All tables of a round play the same deal. In each round you sit with other people, and whoever comes late can still join.
evening-movement-moving-hint = You stay at your table with the same people. What you play now, another table plays in a later round. A deal counts when every table has played it. Nobody can join after the start.
evening-bot = Who fills empty seats
evening-between = Seconds between rounds
evening-clock-hint = There is always a clock, so that no table keeps the others waiting.
evening-open = Open the evening
evening-wrong-heading = No such evening
evening-own = Open an evening yourself
evening-invited = { $name } invites you to an evening. Type your name and join; you do not need an account.
evening-join = Join
evening-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
evening-leads = leads the evening
evening-remove = Send { $name } away
evening-remove-sure = Really send { $name } away?
evening-start = Start the first round
evening-start-hint = Empty seats are filled with bots. Whoever comes later plays from the next round on.
evening-start-hint-moving = From then on nobody else can join. Empty seats are filled with bots.
evening-waits = { $name } starts the evening when everybody is here.
evening-invite-title = Come to our evening: { $title }
evening-code = Code of the evening
evening-invite-qr = QR code for this evening
evening-leave = Leave the evening
evening-leave-sure = Really leave?
evening-leave-running-sure = Really leave? A bot takes your seat from the next round on.
evening-facts-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds, with a new deal and other seats in each
}
evening-facts-moving = { $count } rounds, with other seats in each; deals move from table to table
evening-facts-bot = { $bot } fills empty seats
evening-round = Round { $round } of { $rounds }
evening-your-table = To your table
evening-your-table-over = Your table has ended. The deal counts when the last table has ended.
evening-your-deal = You play deal { $deal }.
evening-your-table-over-moving = Your table has ended. Deal { $deal } counts after round { $until }: until then, tell nobody how it went.
evening-late = The evening has begun: round { $round } of { $rounds }. If you join now, you play from the next round on. Deals that you have missed bring no points.
evening-from-next = You are in: you play from the next round on.
evening-closed-moving = Nobody can join this evening any more: deals move from table to table, and whoever comes late might know one.
evening-closed-last = Nobody can join this evening any more: its last round has begun.
evening-tables-ended = { $tables ->
    [one] { $ended } of { $tables } table has ended.
   *[other] { $ended } of { $tables } tables have ended.
}
evening-next-in = { $seconds ->
    [one] The next round starts in { $seconds } second.
   *[other] The next round starts in { $seconds } seconds.
}
evening-next = Start it now
evening-gone = You have left: a bot has your seat.
evening-return = Come back in the next round
evening-standings = Standings
evening-standings-none = No deal has been counted yet. A deal counts when its last table has ended.
evening-standings-hint = { $deals } of { $rounds } deals counted. Each brings up to 100 points: the share of the others in your seat whom you did better than; a tie counts half.
evening-waiting-heading = Still open
evening-waiting = { $tables ->
    [one] Deal { $deal }: played at { $played } of { $tables } table, counts after round { $until }
   *[other] Deal { $deal }: played at { $played } of { $tables } tables, counts after round { $until }
}
evening-standing-deals = { $deals } of { $all } deals
evening-place = Place
evening-name = Name
evening-points = Points
evening-has-left = has left
evening-deals = Deals
evening-deal = Deal { $number }
evening-table = Table
evening-table-number = Table { $number }
evening-table-round = Table { $number }, round { $round }
evening-result = Result
evening-won = won, { $points }
evening-lost = lost, { $points }
evening-stood-in = a bot played, { $points }
evening-a-bot = Bot
evening-no-result = A table without a result is not compared; whoever sat there gets 50 points.
evening-over = The evening is over.
evening-your-place = You came in at place { $place } of { $people }.
evening-points-of = { $points } points
evening-another = Another evening
evening-how-heading = How it is played and counted
evening-how = All tables of a round play the same deal: every seat has the same role, the same character and the same cards. You are compared with those who had your seat at the other tables: a win beats a loss, then more points beat fewer. Everybody is Shogun equally often, or once more. If there is only one table, a table of bots plays the same deal. Whoever leaves gets nothing for the rounds that a bot plays for them, and whoever comes late gets nothing for the rounds before. An evening does not change the ladder.
evening-how-moving = Deals move from table to table: every table plays each of them once, in another round. Every seat has the same role, the same character and the same cards as at the other tables. You are compared with those who had your seat there: a win beats a loss, then more points beat fewer. Nothing of a deal is shown before the last table has played it. You stay with the same people, and at each table everybody is Shogun equally often, or once more. If there is only one table, a table of bots plays the same deals. Whoever leaves gets nothing for the rounds that a bot plays for them. An evening does not change the ladder.
evening-home-heading = An evening with friends
evening-home-about = A small tournament by link: every deal is played at all tables, and you score against those who had your seat.
evening-home-open = Open an evening
evening-sealed = Other tables still play this deal. Its record and review open when the last table has ended.
evening-back = Back to the evening
