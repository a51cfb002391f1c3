### Where a sentence, a card or a number comes from.

source-book-base = the three books of the base game
source-book-german = German book
source-book-english = English book
source-book-italian = Italian book
source-book-rising_sun = German book of Rising Sun
source-book-blood_and_bushido = German book of Blood and Bushido
source-section = { $book }, “{ $section }”
source-entry = { $book }, “{ $section }”: { $entry }
source-card = the printed card { $name }
source-card-any = the printed card
source-lists = lists of cards that agree with each other
source-one_list = a single list of cards
source-ours = ours: { $reason }
source-ruling = our ruling ({ $where }): { $reason }
source-line = { $chapter }, line { $line }

## The kinds of sources, for the legend

source-kind-book = a rulebook
source-kind-card = a printed card
source-kind-lists = lists that agree
source-kind-one_list = a single list
source-kind-ours = ours, with a reason

## Facts about a card

source-fact-name = Name
source-fact-difficulty = Difficulty
source-fact-wounds = Wounds
source-fact-copies = Copies
source-fact-symbol = Symbol
source-fact-effect = Effect
source-fact-resilience = Resilience
source-fact-ability = Ability
source-fact-cards = Cards
source-fact-stars = Stars
source-fact-multiplier = Multiplier

## The command

source-rest = the table
source-nothing = There is nothing called “{ $name }”. Name a rule such as 5.2, a card such as geisha, a character such as benkei, or for the duel a rule such as B2.12 or a number such as player.life.
source-of-number = { $path } is { $value }.
source-of-nothing = { $path }: nothing.

## Why something is ours

source-reason-second_copies = The box contains 17 weapons, and no list settles which of the two has a second copy; either way the total is right.
source-reason-samurai_with_five = With 5 players one Samurai takes part as well, so one of the two cards must be removed; as both count once, it is done as with 4 and 6.
source-reason-second_ronin = With 5 to 7 players one Ronin takes part, and the book does not say which card: chance gives nothing away.
source-reason-eighth_hand = The book names no hand for the eighth player; the printed row goes up in pairs and ends with 7 and 7, and 8 would be more than may be kept.
source-reason-shingens_bow = The bow allows one more weapon in addition to everything else, and Shingen’s ability only says which weapons do not count.
source-reason-order_of_the_pile = Ieyasu takes the top card, so the order of the pile matters; the books say only that cards are discarded after their effect.
source-reason-equal_copies = Equal cards have the same effect, and pointing at one of them would only make choices longer.
source-reason-order_of_all = The books say nothing about things that happen at the same time; clockwise from the player whose turn it is, is the order in which the game is played.
source-reason-when_harmless = The books say who is Harmless, but not at which moment; everyone is checked when the card reaches them, so that nobody pays for a card that was drawn later.
source-reason-prices_no_wounds = The books call a wound what an attack deals; what players give up by choice is a cost.
source-reason-prices_of_cards = The book has Chiyome pay for her own Simultaneous Attack and does not let Yukimura react to a Bleeding Wound; the rest follows the same line.
source-reason-ability_adds_to_zero = Two of the books let Musashi act when his weapon wounds, and a weapon of value 0 wounds nobody.
source-reason-property_adds_to_zero = The books were written before there was a weapon of value 0; adding to nothing would make Zen strongest where it should be weakest.
source-reason-after_a_hit = The books give no order; a defeat that ends the game comes first, then the weapon’s target, the weapon, the attacker, and the answer.
source-reason-ability_draws_on_hit = The printed card and two of the books say that she draws when she wounds; only the English book speaks of a successful attack.
source-reason-order_of_defeat = The books describe each step but not their order; ours checks the ends of the game first, so that nothing happens after the end.
source-reason-defeated_stop_at_once = An effect on several players would otherwise affect only some of them, by chance of seating, and the hand limit applies at the end of every turn.
source-reason-deck_ends_when_needed = Two books speak of an empty deck in the Draw phase, which would never happen if a new one were made at once.
source-reason-both_piles_empty = The books do not consider two empty piles; where no new deck can be made, nothing has been used up that would cost honor.
source-reason-eight_players_count = The book gives only the Ronin’s multipliers for 8 players; with 1 for everyone else the multipliers of every team add up to the same sum, as in every other column.
source-reason-any_team_mate_refuses = Two of the three books refuse it for any teammate, and the German sentence names the usual case.
source-reason-swordmaster_before_honor = Both ends are immediate; the last point of resilience is lost before any honor changes hands.
source-reason-tanto_and_swordmaster = Nobody on the team has defeated anyone else: the books refuse the victory for a defeat by another member.
source-reason-score_may_be_negative = The books take 3 points off without naming a floor, and a floor would make the penalty free for a team with nothing.
source-reason-one_after_the_other = The books only say that each other player answers; answering in turn, the next one knows what happened, as with every other card.
source-reason-parry_is_played = Two of the three books have the parry played, as against a weapon; the German book has it discarded.
source-reason-breathing_named = Only a card that Bokuden draws can come in between; choosing the player together with the card keeps it one move, as with every card that has a target.
source-reason-own_property_may_be_stripped = Two of the books name any property in play; a Bushidō in front of yourself is a good reason to use it that way.
source-reason-own_hand_may_be_stripped = Two of the books name another player’s hand; the English one leaves it open.
source-reason-weapon_is_played = Two of the three books and the printed card have the weapon discarded, and a weapon is not played out of turn.
source-reason-touches_nobody = The tips in the books praise emptying your hand, and no book forbids a card that happens to affect nobody.
source-reason-banzai_decks = Late in a game the piles can be so small that one Banzai would take honor from everyone several times.
source-reason-tanto_no_window = Difficulty is counted between two players, a parry answers someone else, and Yukimura only strikes back at others.
source-reason-ability_adds_on_oneself = The German book speaks of any player, the others of another player; a weapon used on yourself is still an attack like any other.
source-reason-property_adds_on_oneself = Two of the books speak of a weapon that hits, whoever it hits; only the English one speaks of another character.
source-reason-ability_draws_on_oneself = Two of the books let her draw for wounding a player; only the English one says another character.
source-reason-tanto_wounds_stay = Bleeding Wound goes when its holder loses honor, and here honor is gained.
source-reason-peasant_pays = The book allows a Peasant as the cost for Shima and Nobunaga; as no point is lost, the last one is not in danger.
source-reason-peasant_taken = The cost is paid first, and what has been discarded is no longer in play.
source-reason-kote_when = The card says when you play, not after; so the drawn card may already help with the effect.
source-reason-wound_ends_deck = The reveal had begun before the wound was discarded, and an effect that has begun is finished.
source-reason-counterattack_met = The card demands a parry and says nothing about empty hands or Chiyome; so it is answered like any attack that cannot be avoided.
source-reason-harmless_show_cards = The printed card leaves Harmless players out, and the card wins over the book.
source-reason-bokuden_when = The card says when you play a Torii card; so the drawn card may already help with the effect, and a discarded card is not played.
source-reason-gracia_when = The card says at the start of the turn, the book before Bleeding Wound; after the Recover phase is the first moment at which it can be of use.
source-reason-kanbei_parries = The property counts as a parry, so it works wherever a parry works; Jūjutsu and Chigiriki call for a weapon.
source-reason-last_reveal_counts = The printed card has him choose the one that is used; the book only adds that he may stop early.
source-reason-masamune_missing = A revealed card always goes to the pile, and nobody can reveal a card that is not there.
source-reason-masamune_decks = Each card is a separate reveal, and he may stop before the next; unlike with Banzai, nothing forces him.
source-reason-okuni_scope = The card speaks of actions that target her, and the book adds those that affect several players; what a Counterattack demands is the effect of an action, too.
source-reason-strikes_back_per_wound = The card says each time another player wounds him, and one card wounds once, however many points it takes.
source-reason-yukimura_wound = The book only says that the other player takes a wound; it is not a weapon, so it cannot be parried, and everything about wounds applies.
source-reason-talk = One book forbids telling, the other two forbid asking; what one of them forbids would spoil the game of the others.
source-reason-about_page = This explains the page itself and is not a rule of the game.
source-reason-key_names = A key is a name without accents or spaces that records and programs can use in every language.
source-reason-working_name = No printed name was found in this language, so we translated the German or the Spanish one.
source-reason-cast_option = Players who want to get to know one set alone can do so; the book mixes the characters of both.
source-reason-book_option = The books disagree, and a table should be able to play exactly by the book it owns.
source-reason-register = The list says for each ruling what else could be played; the reasons are given with the rules.
source-reason-follows = The books do not say it outright, but it follows from what they say elsewhere.
source-reason-silence = At a real table nobody sees who could have answered; a program that only asked players who can answer would reveal hands.
source-reason-open_pile = Every card was put there face up in front of everyone, and a program need not be a test of memory.
source-reason-counted = We counted the cards of our own list; a test counts them again.
source-reason-ninja_removed = The books say it for 4 players, where stars count; with 3 and 5 it changes nothing, and one procedure for all is simpler.
source-reason-pile_now = Bushidō and reveals come before the Draw phase, so their cards are on the pile by then; everyone sees a card taken from an open pile.
source-reason-limit_now = The books give a number for the turn; it is checked when the next weapon is played, and an answer is not an attack of your own.
source-reason-full_number = A Peasant absorbs a wound, and wounds beyond the last point are only ignored after they have been dealt.
source-reason-counted_when_dealt = The cards name what the wounded player has; that is clear only when the wounds are dealt, after the parry window.
source-reason-price_first = The card names the cost before the effect, and a cost is not paid back.
