### Push messages: what appears on a device while the page is closed. No card is ever named in them.

push-your-turn-title = Your turn
push-your-turn = Table { $table } is waiting for you.
push-invitation-title = An invitation
push-invitation = You are invited to table { $table }.
push-rematch-title = Another game
push-rematch = Your group is setting up a new game: table { $table }.
push-stop = No more of these

## Why a device cannot have them

refused-no-push = This server sends no push messages.
refused-no-push-endpoint = Push messages can only go to a push service on the public internet, over https, with valid keys.
refused-no-push-owner = None of your seats and no claimed name is known here, so there is nothing to notify you of.
refused-many-devices = Too many devices have been added from your network today. Try again tomorrow.
