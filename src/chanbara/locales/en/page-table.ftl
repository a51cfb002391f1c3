### The table in the browser. $seat is the name of a character, $name that of a player.

## What is going on

desk-title = Table { $code }
desk-title-asked = You are asked
desk-moment = The table is being set.
desk-sent = Your answer is on its way.
desk-waiting = Waiting for { $seat }.
desk-waiting-play = Waiting for { $seat } to play.
desk-waiting-answer = Waiting for { $seat } to answer { $card }.
desk-waited = { $seconds ->
    [one] (for { $seconds } second)
   *[other] (for { $seconds } seconds)
}
desk-choose-target = { $card }: on whom? The lit places are in reach.
desk-choose-property = Choose one of the lit cards.
desk-hint = Touch a card to see whom it reaches; hold it to read it.
desk-no-answer = Nothing in your hand answers this.
desk-not-now = Not playable now.
desk-rule = Rule { $number }

## Choosing

desk-put-down = Put it back
desk-take-back = Take it back
desk-do-it = Do it all the same
desk-sure-self = This hurts yourself. Do you mean it?
desk-sure-honor = This costs your last honor point, and the game ends. Do you mean it?
desk-sure-end = This ends the game, and your team would probably lose it. Do you mean it?
desk-acts = What you can do
desk-list = List all
desk-ahead = If somebody strikes at you
desk-ahead-ask = Ask me
desk-ahead-parry = Parry if I can
desk-ahead-take = Take it
desk-ahead-turn = for the whole turn

## Places on the table

desk-players = Players
desk-your-place = Your place
desk-honor = { $count ->
    [one] { $count } honor point
   *[other] { $count } honor points
}
desk-resilience = Resilience { $left } of { $full }
desk-in-front = in front: { $cards }
desk-hand-of = In hand: { $cards }
desk-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
desk-stand-in = bot stands in
desk-away = away
desk-sealed = has chosen
desk-time-left = Time left
desk-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## Around the table

desk-log = Log
desk-chat = Chat
desk-chat-empty = Nobody has said anything yet.
desk-unread = new in the chat
desk-claims = Quick claims
desk-about = About somebody …
desk-say = Say something
desk-send = Send
desk-menu = Menu
desk-table = Table { $code }
desk-close = Close
desk-home = To the start page
desk-rules = The rules
desk-keys = Keys: arrows move, Enter chooses, Escape takes back, L lists all, 1 to 9 choose from the list.
desk-wrong = Save this position: something looks wrong
desk-host = As the host
desk-pause = Pause the game
desk-resume = Go on
desk-replace = Put a bot in place of { $name }
desk-make-host = Make { $name } the host
desk-host-away = { $name }, the host, is away. After a minute you may take his part.
desk-host-gone = { $name }, the host, has been away for more than a minute.
desk-take-host = Take the host’s part
desk-end = End the game without result
desk-end-sure = Nobody wins then, and it cannot be undone.
desk-back = Take my seat back
desk-missed = What happened since
desk-go-on = Go on
desk-pass-device = Pass the device to { $name }
desk-nobody-looks = Nobody else should look.
desk-i-am = I am { $name }
desk-nobody-here = Nobody at this device is asked now.

## How the connection stands

desk-connecting = Going to the table …
desk-lost = { $seconds ->
    [one] The connection has been gone for { $seconds } second. Trying again; nothing you chose is lost.
   *[other] The connection has been gone for { $seconds } seconds. Trying again; nothing you chose is lost.
}
desk-gone = This table is no longer there.
desk-old = This page is older than the server. Load it again.
desk-reload = Load it again
desk-void = The game was ended without result.
desk-frozen = The rules have changed since this game began. It can be looked at, and the host may end it.
desk-paused = The host has paused the game.

## What happened to the table

notice-ended = The host ended the game without result.
notice-host = { $seat } is the host now.
notice-pause = { $seat } paused the game.
notice-resume = The game goes on.
notice-replaced = A bot sits down in place of { $seat }.
notice-return = { $seat } is back.
notice-takeover = A bot stands in for { $seat }.
notice-timeout = { $seat } ran out of time.

## Claims

claim-samurai = I am a Samurai.
claim-ninja = I am a Ninja.
claim-ronin = I am a Ronin.
claim-trust = I trust { $seat }.
claim-suspect = I suspect { $seat }.
claim-attack = Let us attack { $seat }.
claim-well = Well played.
claim-thanks = Thank you.
claim-sorry = Sorry.
claim-hurry = A little faster, please.

## The end

end-skip = Show all of it
end-total = Together
end-in-hand = in hand
end-stars = { $count ->
    [one] for { $count } star
   *[other] for { $count } stars
}
end-rematch = Play again
end-rematch-open = To the next game
end-look = Look at the table
end-save = Save the record
end-deal = Was the deal fair?
end-deal-how = Before the game the server showed the hash of its key, and every player added a salt. All chance follows from these. Your browser reckons both again.
end-deal-check = Check the deal
end-deal-unable = Your browser can check this only over a secure connection. Save the record and check it with chanbara replay --verify.
end-deal-origin = The cards of this game were those of another one, so there is nothing to check: whoever had seen that game knew them.
end-deal-fair = The deal was fair.
end-deal-foul = The deal does not match what was promised.
end-deal-commitment = The hash shown before the game, and the hash of the key
end-deal-key = The key in the record, and the key made from the server’s key and all salts

## Who is who?

aid-moment = It is being put together …
aid-unrated = A game in which somebody looks here is not rated.
aid-percent = { $percent } %
aid-truth = In truth: { $role }
aid-diagram = From left to right what was said, from below how often it was so; on the dashed line both are the same.
aid-planner = What would a planner do?
aid-planner-moment = A planner is thinking it over …
