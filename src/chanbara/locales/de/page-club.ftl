# Clubs: a group by link, with its own tables, ladder and history.

club-page-title = Ein Club
club-new-title = Einen Club gründen
club-new-heading = Dein eigener Club
club-new-lead = Gründe einen Club und teile den Link. Mitglieder eröffnen Tische für den Club, und er hat seine eigene Rangliste und seinen eigenen Verlauf. Nur Mitglieder und wer den Link hat, können ihn sehen.
club-first-a-name = Sichere dir zuerst einen Namen
club-name = Name des Clubs
club-about = Ein Satz dazu (freiwillig)
club-crest = Wappen
club-found = Club gründen
club-own = Meine Clubs
club-own-one = Selbst einen Club gründen
club-home-heading = Clubs
club-home-about = Spiel immer wieder mit denselben Leuten: eigene Tische, eigene Rangliste und eigener Verlauf, per Link.
club-home-found = Einen Club gründen
club-wrong-heading = Diesen Club gibt es nicht
club-gone = Der Club ist aufgelöst
club-people = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-led-by = geleitet von { $name }
club-invited = { $name } lädt dich in diesen Club ein.
club-why-a-name = Wertung und Verlauf gehören zu einem Namen. Deshalb brauchen Mitglieder einen gesicherten.
club-join = Als { $name } beitreten
club-join-hint = Mitglieder sehen deinen Namen, dein Wappen und wie du an den Tischen des Clubs spielst. Du kannst jederzeit gehen.
club-join-again = Wieder beitreten
club-left = Du hast { $name } verlassen. Wenn du zurückkommst, hast du deine Wertung dort wieder.
club-invite-title = Komm in unseren Club: { $name }
club-code = Code des Clubs
club-invite-qr = QR-Code für diesen Club
club-tables = Offene Tische
club-tables-none = Gerade ist kein Tisch offen.
club-open-table = Einen Tisch eröffnen
club-ladder = Mitglieder und Rangliste
club-ladder-hint = Die Wertung zählt nur Spiele an den Tischen des Clubs. Gewertete Spiele zählen, wenn alle am Tisch Mitglieder sind, mindestens zwei; auf den übrigen Plätzen dürfen Bots sitzen. Gereiht nach der unteren Grenze.
club-doubt = ± { $doubt }
club-you = du
club-leads = leitet den Club
club-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
club-no-games = noch kein Spiel
club-history = Verlauf
club-history-none = Noch ist kein Spiel zu Ende.
club-history-more = Frühere Spiele
club-won = Gewonnen: { $team } ({ $names })
club-against = gegen { $names }
club-not-counted = nicht in der Rangliste des Clubs
club-guest = ein Gast
club-acts = Dieser Club
club-change = Name, Satz und Wappen ändern
club-change-save = Speichern
club-lead = Mitglieder entfernen oder den Club übergeben
club-hand-over = Übergeben
club-hand-over-sure = Soll { $name } wirklich leiten?
club-remove = Entfernen
club-remove-sure = { $name } wirklich entfernen?
club-remove-hint = Wer den Link noch hat, kann wieder beitreten. Erneuere den Link, um das zu verhindern.
club-renew = Link erneuern
club-renew-sure = Der alte Link gilt dann nicht mehr. Erneuern?
club-leave = Club verlassen
club-leave-leader = Verlassen? Dann leitet, wer am längsten dabei ist.
club-dissolve = Club auflösen
club-dissolve-sure = Rangliste und Verlauf werden gelöscht. Wirklich auflösen?
club-for = Für einen Club
club-for-none = Kein Club
club-for-hint = Der Tisch steht in der Liste des Clubs, und das Spiel zählt in seiner Rangliste, wenn nur Mitglieder und Bots mitspielen.
club-table = Das ist der Tisch eines Clubs.
club-table-of = Tisch von { $name }
club-table-counts = Das Spiel zählt in der Rangliste des Clubs, wenn alle am Tisch Mitglieder sind.
club-back = Zurück zu { $name }
