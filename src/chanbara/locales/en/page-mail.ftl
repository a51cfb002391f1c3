### The page in the browser: reminders by email.

reminder-heading = Email reminders
reminder-hint = If it is your turn and you are not here, you get an email. First we send a confirmation to the address; until its link is used, nothing else is sent.
reminder-address = Email address
reminder-send = Send confirmation
reminder-waiting = Waiting for confirmation: open the link in the email to { $address }.
reminder-waiting-hint = No email? Look in the spam folder. One address gets only a few confirmations a day, and none at all if its owner has stopped all email from this site.
reminder-again = Send again
reminder-confirmed = Confirmed: reminders go to { $address }.
reminder-off = Turn off

reminder-confirm-title = Confirm reminders · chanbara
reminder-confirm-heading = Reminders for table { $code }
reminder-confirm-text = Do you want an email when it is your turn at this table? Every email has a link to stop them.
reminder-confirm = Yes, remind me
reminder-confirm-done = Confirmed. You get an email when it is your turn and you are not at the table.
reminder-to-table = Go to the table
reminder-stop-title = Stop emails · chanbara
reminder-stop-heading = Stop emails from this site
reminder-stop-text = Stop reminders: your address is deleted from all tables. If it is given again, you are asked for a confirmation again.
reminder-stop = Stop reminders
reminder-stop-done = Done. Your address has been deleted from all tables.
reminder-never-text = Never again: your address is deleted too, and this site never writes to it again, not even for a confirmation. Only a code from which the address cannot be read is kept.
reminder-never = Never email me again
reminder-never-done = Done. Your address has been deleted, and this site will not write to it again.
reminder-allow = Undo: allow email again
reminder-allow-done = Done. This address can be given at a table again.
