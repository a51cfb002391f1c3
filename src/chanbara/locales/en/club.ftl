# Clubs: why the server refuses something.

refused-unknown-club = There is no club behind this link. It may be incomplete, or it was renewed. Ask a member for the invitation link.
refused-club-needs-name = Members need a claimed name, so that ratings and history belong to somebody. Claim one first.
refused-many-clubs-today = You have founded too many clubs today. Try again tomorrow.
refused-many-clubs = You can be in at most { $most } clubs. Leave one first.
refused-club-full = This club already has { $most } members.
refused-club-founder-only = Only the founder of the club can do that.
refused-no-such-member = This club has no other member with that name.
refused-no-clubs-in-a-duel = A club table is for several players; a duel is played alone.
