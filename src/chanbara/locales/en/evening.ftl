# Evenings: why the server refuses something.

refused-unknown-evening = There is no evening with this code. The link may be incomplete, or the evening is too long ago.
refused-many-evenings-today = You have opened too many evenings today. Try again tomorrow.
refused-evening-began = This evening has already begun.
refused-evening-not-begun = This evening has not begun yet.
refused-evening-over = This evening is over.
refused-evening-deals-move = In this evening deals move from table to table. Nobody can join after the start, because they might know a deal already.
refused-evening-last-round = The last round has begun. Nobody else can join this evening.
refused-evening-has-played = Only somebody who has not played yet can be sent away.
refused-deals-move-over-rounds = Deals can move from table to table only if there are at least two rounds.
refused-evening-full = All { $most } places of this evening are taken.
refused-evening-needs-people = An evening needs at least { $least } people.
refused-evening-leads = Only whoever leads the evening can do that.
refused-evening-busy = Somebody changed the evening at the same moment. Try again.
refused-evening-has-no-host = At a table of an evening nobody is host: it plays on by its clock.
refused-evening-no-rematch = The next round of the evening takes the place of a rematch.
refused-name-in-evening = Somebody in this evening is already called { $name }, or something that looks like it.
refused-not-in-evening = You do not take part in this evening.
refused-nobody-to-remove = There is nobody here to send away.
refused-deal-not-over = This deal is still being played at another table. Everything about it opens when the last table has ended.
