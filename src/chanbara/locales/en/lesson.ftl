### What the coach says in any lesson.

lesson-slip-end = Not yet: your turn would be over.
lesson-slip-card = { $card } is not wrong, but it can wait.
lesson-slip-aim = The right card, but { $who } is not the one.
lesson-hunch-ninja-samurai = What I make of it: { $ninja } is a Ninja, { $ninja_tenths } chances in 10, and { $samurai } your Samurai, { $samurai_tenths } in 10.
lesson-hunch-ninja = What I make of it: { $ninja } is a Ninja, { $ninja_tenths } chances in 10. Who your Samurai is I cannot tell yet.
lesson-hunch-samurai = What I make of it: { $samurai } is your Samurai, { $samurai_tenths } chances in 10. Spare { $samurai }.
lesson-hunch-spare = But think twice: { $samurai } is your Samurai, { $samurai_tenths } chances in 10. A strike at your own team helps the Ninja.
lesson-hunch-open = Who is who? Nothing they did gives it away yet. Watch whom they strike.
lesson-deed-strike = What tells most: { $who } struck { $target } with { $card }.
lesson-deed-strike-you = What tells most: { $who } struck you with { $card }.
lesson-deed-card = What tells most: { $who } played { $card } and named { $target }.
lesson-deed-card-you = What tells most: { $who } played { $card } and named you.
