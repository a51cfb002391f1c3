### Woher ein Satz, eine Karte oder eine Zahl stammt.

source-book-base = die drei Hefte des Grundspiels
source-book-german = deutsches Heft
source-book-english = englisches Heft
source-book-italian = italienisches Heft
source-book-rising_sun = deutsches Heft von Rising Sun
source-book-blood_and_bushido = deutsches Heft von Blood and Bushido
source-section = { $book }, „{ $section }“
source-entry = { $book }, „{ $section }“: { $entry }
source-card = die gedruckte Karte { $name }
source-card-any = die gedruckte Karte
source-lists = Kartenlisten, die übereinstimmen
source-one_list = eine einzige Kartenliste
source-ours = von uns: { $reason }
source-ruling = unsere Auslegung ({ $where }): { $reason }
source-line = { $chapter }, Zeile { $line }

## Die Arten von Quellen, für die Legende

source-kind-book = ein Heft
source-kind-card = eine gedruckte Karte
source-kind-lists = übereinstimmende Listen
source-kind-one_list = eine einzige Liste
source-kind-ours = von uns, mit einem Grund

## Angaben zu einer Karte

source-fact-name = Name
source-fact-difficulty = Schwierigkeitsgrad
source-fact-wounds = Verwundungen
source-fact-copies = Exemplare
source-fact-symbol = Symbol
source-fact-effect = Wirkung
source-fact-resilience = Widerstand
source-fact-ability = Fähigkeit
source-fact-cards = Karten
source-fact-stars = Sterne
source-fact-multiplier = Faktor

## Der Befehl

source-rest = die Tabelle
source-nothing = Nichts heißt „{ $name }“. Nenn einen Absatz wie 5.2, eine Karte wie geisha, einen Charakter wie benkei oder für das Duell einen Absatz wie B2.12 oder eine Zahl wie player.life.
source-of-number = { $path } ist { $value }.
source-of-nothing = { $path }: nichts.

## Warum etwas von uns stammt

source-reason-second_copies = Die Schachtel enthält 17 Waffen, und keine Liste entscheidet, welche der beiden ein zweites Exemplar hat; die Summe stimmt so oder so.
source-reason-samurai_with_five = Auch bei 5 Spielern spielt nur ein Samurai mit, also muss eine der beiden Karten weg; da beide einfach zählen, geschieht es wie bei 4 und 6.
source-reason-second_ronin = Bei 5 bis 7 Spielern spielt ein Rōnin mit, und das Heft sagt nicht, welche Karte: Der Zufall verrät nichts.
source-reason-eighth_hand = Das Heft nennt keine Hand für den achten Spieler; die gedruckte Reihe steigt paarweise und endet mit 7 und 7, und 8 wären mehr, als man behalten darf.
source-reason-shingens_bow = Der Bogen erlaubt zusätzlich zu allem anderen eine Waffe mehr, und Shingens Fähigkeit sagt nur, was nicht mitzählt.
source-reason-order_of_the_pile = Ieyasu nimmt die oberste Karte, also kommt es auf die Reihenfolge an; die Hefte sagen nur, dass Karten nach ihrer Wirkung abgeworfen werden.
source-reason-equal_copies = Gleiche Karten wirken gleich, und auf eine von ihnen zu zeigen würde die Auswahl nur verlängern.
source-reason-order_of_all = Von Gleichzeitigem sprechen die Hefte nicht; im Uhrzeigersinn vom Spieler am Zug an ist die Reihenfolge, in der gespielt wird.
source-reason-when_harmless = Die Hefte sagen, wer harmlos ist, aber nicht, in welchem Augenblick; geprüft wird, sobald die Karte jemanden erreicht, und was später geschieht, ändert nichts mehr.
source-reason-prices_no_wounds = Verwundung nennen die Hefte, was ein Angriff zufügt; was ein Spieler freiwillig abgibt, ist ein Preis.
source-reason-prices_of_cards = Das Heft lässt Chiyome für ihren eigenen Doppeltreffer zahlen und Yukimura bei Offener Wunde nicht aufdecken; das Übrige folgt derselben Linie.
source-reason-ability_adds_to_zero = Zwei der Hefte lassen Musashi wirken, wenn seine Waffe verwundet, und eine Waffe vom Wert 0 verwundet niemanden.
source-reason-property_adds_to_zero = Als die Hefte geschrieben wurden, gab es keine Waffe vom Wert 0; zu nichts etwas hinzuzufügen würde Zen dort stark machen, wo es schwach sein soll.
source-reason-after_a_hit = Die Hefte nennen keine Reihenfolge; zuerst kommt die Niederlage, die das Spiel beenden kann, dann das Opfer, die Waffe, der Angreifer und die Antwort.
source-reason-ability_draws_on_hit = Die gedruckte Karte und zwei der Hefte sagen, dass sie zieht, wenn sie verwundet; nur das englische Heft spricht von einem gelungenen Angriff.
source-reason-order_of_defeat = Die Hefte beschreiben jeden Schritt, aber nicht die Reihenfolge; wir prüfen zuerst, ob das Spiel endet, damit danach nichts mehr geschieht.
source-reason-defeated_stop_at_once = Was mehrere Spieler trifft, träfe sonst je nach Sitzordnung nur einige, und die Handgrenze gilt am Ende jedes Zuges.
source-reason-deck_ends_when_needed = Zwei Hefte sprechen in der Phase „Ziehen“ von einem leeren Nachziehstapel; den gäbe es nie, wenn sofort ein neuer gemacht würde.
source-reason-both_piles_empty = An zwei leere Stapel denken die Hefte nicht; wo kein neuer Nachziehstapel entstehen kann, kostet sein Ende auch keine Ehre.
source-reason-eight_players_count = Das Heft nennt für 8 Spieler nur die Faktoren der Rōnin; mit 1 für alle anderen ergeben die Faktoren bei jedem Team dieselbe Summe, wie in jeder anderen Spalte.
source-reason-any_team_mate_refuses = Nach zweien der drei Hefte entfällt er bei jedem Teammitglied, und der deutsche Satz nennt den gewöhnlichen Fall.
source-reason-swordmaster_before_honor = Beide Enden treten sofort ein; der letzte Widerstandspunkt ist verloren, bevor ein Ehrenpunkt gegeben wird.
source-reason-tanto_and_swordmaster = Niemand aus dem Team hat jemanden besiegt: Nach den Heften entfällt der Sieg bei einer Niederlage durch ein anderes Mitglied.
source-reason-score_may_be_negative = Die Hefte ziehen 3 Punkte ab und nennen keine Untergrenze; mit einer kostete die Strafe ein Team ohne Punkte nichts.
source-reason-one_after_the_other = Die Hefte sagen nur, dass jeder andere Spieler antwortet; reihum weiß der Nächste, was geschehen ist, wie bei jeder anderen Karte.
source-reason-parry_is_played = Nach zweien der drei Hefte wird die Abwehr gespielt, wie gegen eine Waffe; nach dem deutschen wird sie abgeworfen.
source-reason-breathing_named = Dazwischen kann nur eine Karte kommen, die Bokuden zieht; mit der Karte genannt, bleibt es eine einzige Handlung, wie bei jeder Karte mit einem Ziel.
source-reason-own_property_may_be_stripped = Zwei der Hefte nennen jede Besitzkarte im Spiel; ein Bushidō vor einem selbst ist ein guter Grund dafür.
source-reason-own_hand_may_be_stripped = Zwei der Hefte nennen die Hand eines anderen Spielers; das englische lässt es offen.
source-reason-weapon_is_played = Nach zweien der drei Hefte und der gedruckten Karte wird die Waffe abgeworfen, und außerhalb des eigenen Zuges wird keine Waffe gespielt.
source-reason-touches_nobody = Die Tipps der Hefte loben das Leeren der Hand, und kein Heft verbietet eine Karte, die gerade niemanden trifft.
source-reason-banzai_decks = Spät im Spiel können die Stapel so klein sein, dass ein einziges Banzai allen mehrmals Ehre nähme.
source-reason-tanto_no_window = Ein Schwierigkeitsgrad liegt zwischen zwei Spielern, eine Abwehr gilt jemand anderem, und Yukimura schlägt nur gegen andere zurück.
source-reason-ability_adds_on_oneself = Das deutsche Heft spricht von einem Spieler, die anderen von einem anderen; eine Waffe gegen sich selbst bleibt ein Angriff wie jeder.
source-reason-property_adds_on_oneself = Zwei der Hefte sprechen von einer Waffe, die trifft, wen auch immer; nur das englische von einem anderen Charakter.
source-reason-ability_draws_on_oneself = Nach zweien der Hefte zieht sie, wenn sie einen Spieler verwundet; nur das englische sagt: einen anderen.
source-reason-tanto_wounds_stay = Offene Wunde geht, wenn jemand Ehre verliert, und hier wird Ehre gewonnen.
source-reason-peasant_pays = Das Heft erlaubt einen Bauern als Preis für Shima und Nobunaga; da kein Punkt verloren geht, ist der letzte nicht in Gefahr.
source-reason-peasant_taken = Der Preis kommt zuerst, und was abgeworfen ist, ist nicht mehr im Spiel.
source-reason-kote_when = Die Karte sagt: wenn man spielt, nicht danach; so kann die gezogene Karte schon bei der Wirkung helfen.
source-reason-wound_ends_deck = Das Aufdecken hatte begonnen, bevor die Wunde abgeworfen wurde, und eine begonnene Wirkung wird zu Ende gebracht.
source-reason-counterattack_met = Die Karte verlangt eine Abwehr und sagt nichts von leeren Händen oder Chiyome; darum begegnet man ihr wie jedem Angriff, dem man nicht ausweichen kann.
source-reason-harmless_show_cards = Die gedruckte Karte nimmt harmlose Spieler aus, und eine Karte geht dem Heft vor.
source-reason-bokuden_when = Die Karte sagt: wenn man eine Torii-Karte spielt; so kann die gezogene schon bei der Wirkung helfen, und Abgeworfenes ist nicht gespielt.
source-reason-gracia_when = Die Karte sagt zu Beginn des Zuges und das Heft vor Offener Wunde; nach dem Erholen ist der erste Moment, in dem es etwas bewirkt.
source-reason-kanbei_parries = Die Besitzkarte gilt als Abwehr und hilft, wo eine Abwehr hilft; Jūjutsu und Chigiriki verlangen eine Waffe.
source-reason-last_reveal_counts = Nach der gedruckten Karte wählt er die, die zählt; das Heft fügt nur hinzu, dass er früher aufhören darf.
source-reason-masamune_missing = Eine aufgedeckte Karte kommt immer auf den Ablagestapel, und niemand kann eine Karte umdrehen, die nicht da ist.
source-reason-masamune_decks = Jede Karte ist ein eigenes Aufdecken, und vor der nächsten darf er aufhören; anders als bei Banzai zwingt ihn nichts.
source-reason-okuni_scope = Die Karte spricht von Aktionen, deren Ziel sie ist, das Heft fügt die für mehrere Spieler hinzu; auch was ein Gegenangriff verlangt, ist die Wirkung einer Aktion.
source-reason-strikes_back_per_wound = Die Karte sagt: jedes Mal, wenn ihn ein anderer Spieler verwundet, und eine Karte verwundet einmal, gleich wie viele Punkte sie kostet.
source-reason-yukimura_wound = Das Heft sagt nur, dass der andere eine Verwundung erleidet; sie ist keine Waffe, also hilft keine Abwehr, und alles über Verwundungen gilt.
source-reason-talk = Ein Heft verbietet das Verraten, die zwei anderen das Fragen; was das eine verbietet, verdürbe auch das Spiel nach dem anderen.
source-reason-about_page = Das erklärt die Seite selbst und ist keine Spielregel.
source-reason-key_names = Ein Schlüssel ist ein Name ohne Sonderzeichen und Leerstellen, den Aufzeichnungen und Programme in jeder Sprache schreiben können.
source-reason-working_name = In dieser Sprache war kein gedruckter Name zu finden, also haben wir den deutschen oder spanischen übersetzt.
source-reason-cast_option = Wer nur eines der Spiele kennenlernen möchte, kann das tun; das Heft mischt die Charaktere beider.
source-reason-book_option = Die Hefte widersprechen einander, und ein Tisch soll genau nach dem spielen können, das er besitzt.
source-reason-register = Das Verzeichnis sagt zu jeder Auslegung, was man sonst spielen könnte; die Gründe stehen bei den Absätzen.
source-reason-follows = Die Hefte sagen es nicht ausdrücklich, aber es folgt aus dem, was sie anderswo sagen.
source-reason-silence = An einem echten Tisch sieht niemand, wer hätte antworten können; ein Programm, das nur diese fragt, verriete die Hände.
source-reason-open_pile = Jede Karte ging vor aller Augen offen dorthin, und ein Programm muss keine Gedächtnisprobe sein.
source-reason-counted = Wir haben die Karten unserer eigenen Liste gezählt; ein Test zählt sie nach.
source-reason-ninja_removed = Die Hefte sagen es für 4 Spieler, wo die Sterne zählen; bei 3 und 5 ändert es nichts, und eine Art für alle ist einfacher.
source-reason-pile_now = Bushidō und Aufgedecktes kommen vor der Phase „Ziehen“, ihre Karten liegen also schon dort; eine Karte von einem offenen Stapel sehen alle.
source-reason-limit_now = Die Hefte nennen eine Zahl je Zug; nachgesehen wird, wenn die nächste Waffe gespielt wird, und eine Antwort ist kein eigener Angriff.
source-reason-full_number = Ein Bauer steht für eine Verwundung ein, und überzählige verfallen erst, nachdem sie zugefügt wurden.
source-reason-counted_when_dealt = Die Karten nennen, was der Verwundete hat; das steht erst fest, wenn verwundet wird, nach dem Abwehrfenster.
source-reason-price_first = Die Karte nennt den Preis vor der Wirkung, und ein Preis wird nicht zurückgegeben.
