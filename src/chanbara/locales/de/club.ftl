# Clubs: why the server refuses something.

refused-unknown-club = Hinter diesem Link ist kein Club. Vielleicht ist er unvollständig, oder er wurde erneuert. Frag ein Mitglied nach dem Einladungslink.
refused-club-needs-name = Mitglieder brauchen einen gesicherten Namen, damit Wertung und Spiele jemandem gehören. Sichere zuerst einen.
refused-many-clubs-today = Du hast heute zu viele Clubs gegründet. Versuch es morgen wieder.
refused-many-clubs = Du kannst in höchstens { $most } Clubs sein. Verlass zuerst einen.
refused-club-full = Dieser Club hat schon { $most } Mitglieder.
refused-club-founder-only = Das kann nur, wer den Club leitet.
refused-no-such-member = Dieser Club hat kein anderes Mitglied mit diesem Namen.
refused-no-clubs-in-a-duel = Ein Clubtisch ist für mehrere; ein Duell spielt man allein.
