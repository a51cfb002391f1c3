# Spieleabende: warum der Server etwas ablehnt.

refused-unknown-evening = Einen Spieleabend mit diesem Code gibt es nicht. Vielleicht ist der Link unvollständig, oder der Abend ist zu lange her.
refused-many-evenings-today = Du hast heute schon zu viele Spieleabende eröffnet. Versuch es morgen wieder.
refused-evening-began = Dieser Spieleabend hat schon begonnen.
refused-evening-not-begun = Dieser Spieleabend hat noch nicht begonnen.
refused-evening-over = Dieser Spieleabend ist vorbei.
refused-evening-deals-move = An diesem Abend wandern die Kartenverteilungen von Tisch zu Tisch. Nach dem Beginn kann deshalb niemand mehr dazukommen: Wer später kommt, könnte eine davon schon kennen.
refused-evening-last-round = Die letzte Runde hat begonnen. Jetzt kann niemand mehr dazukommen.
refused-evening-has-played = Wegschicken kann man nur, wer noch nicht gespielt hat.
refused-deals-move-over-rounds = Von Tisch zu Tisch wandern können Kartenverteilungen nur, wenn es mindestens zwei Runden gibt.
refused-evening-full = Alle { $most } Plätze dieses Spieleabends sind vergeben.
refused-evening-needs-people = Für einen Spieleabend braucht es mindestens { $least } Leute.
refused-evening-leads = Das kann nur, wer den Abend leitet.
refused-evening-busy = Jemand hat den Abend im selben Augenblick verändert. Versuch es noch einmal.
refused-evening-has-no-host = An einem Tisch des Spieleabends gibt es keinen Gastgeber: Er spielt nach der Uhr weiter.
refused-evening-no-rematch = Statt einer Revanche gibt es die nächste Runde des Spieleabends.
refused-name-in-evening = An diesem Abend heißt schon jemand { $name } oder so ähnlich, dass man es verwechseln könnte.
refused-not-in-evening = Du nimmst an diesem Spieleabend nicht teil.
refused-nobody-to-remove = Hier ist niemand, den man wegschicken könnte.
refused-deal-not-over = Diese Kartenverteilung wird noch an einem anderen Tisch gespielt. Alles dazu wird sichtbar, sobald der letzte Tisch fertig ist.
