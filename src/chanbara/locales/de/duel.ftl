### Way of the Samurai: Namen, Texte, und was das Duell zeigt, fragt und erzählt.
### Zahlen des Spiels stehen nie hier: Jeder Satz bekommt sie aus den Daten.
### ◇ ist das normale Symbol, ◆ das besondere, ◈ zählt als beides.

duel-title = Way of the Samurai, mit Blood and Bushido.
duel-reconstruction = Blood and Bushido wird nach seinen offiziellen Regeln gespielt. Das Grundspiel ist unsere eigene Rekonstruktion, mit eigenen Zahlen.

## Aktionskarten

duel-card-men_uchi_normal = Men-uchi ◇
    .text = Ein gerader Hieb auf den Kopf; du gibst dir eine Blöße.
duel-card-men_uchi_special = Men-uchi ◆
    .text = { duel-card-men_uchi_normal.text }
duel-card-kesa_giri_normal = Kesa-giri ◇
    .text = Ein schräger Schnitt von der Schulter zur Hüfte: viel Kraft, wenig Feinheit.
duel-card-kesa_giri_special = Kesa-giri ◆
    .text = { duel-card-kesa_giri_normal.text }
duel-card-do_giri = Dō-giri ◇
    .text = Ein waagrechter Schnitt durch den Leib.
duel-card-kiri_age = Kiri-age ◇
    .text = Ein Schnitt von unten; mit der Klinge geht deine Deckung auf.
duel-card-tsuki = Tsuki ◇
    .text = Ein Stoß zur Kehle, mit dem ganzen Körper dahinter.
duel-card-kote_uchi_normal = Kote-uchi ◇
    .text = Ein schneller Schnitt aufs Handgelenk, ohne Gewicht.
duel-card-kote_uchi_special = Kote-uchi ◆
    .text = { duel-card-kote_uchi_normal.text }
duel-card-nuki_waza = Nuki-waza ◇
    .text = Du weichst aus und schlägst in die Lücke.
duel-card-kaeshi_waza = Kaeshi-waza ◈
    .text = Du drehst seinen Hieb um und gibst ihn zurück.
duel-card-uke_nagashi = Uke-nagashi ◇
    .text = Du lässt seine Klinge an deiner abgleiten.
duel-card-harai = Harai ◇
    .text = Du fegst seine Klinge beiseite.
duel-card-chudan_no_kamae = Chūdan-no-kamae ◇
    .text = Die mittlere Haltung, die Spitze auf seine Augen gerichtet.
duel-card-irimi = Irimi ◇
    .text = Du trittst nah heran, hinter seinen Hieb.
duel-card-ma_ai = Ma-ai ◇
    .text = Du hältst den Abstand, der dir passt.

## Spezialkarten

duel-card-iai = Iai ◇
    .text = Gezogen und geschnitten in einer Bewegung.
duel-card-gan_ryu_thrust = Gan-ryū-Stoß ◇
    .text = Der lange Stoß der Schule bei den Felsen.
duel-card-twin_cut = Doppelschnitt ◆
    .text = Zwei Schnitte in einem Atemzug.
duel-card-twin_thrust = Doppelstoß ◆
    .text = Zwei Stöße in einem Atemzug.
duel-card-rising_wave = Steigende Welle ◈
    .text = Sie türmt sich auf, und sie bricht.
duel-card-falling_leaf = Fallendes Blatt ◈
    .text = Seine Klinge sinkt, und deine ist schon da.
duel-card-five_fold_stance = Fünffache Haltung ◇
    .text = Bereit für alles, was kommt.
duel-card-immovable_body = Unbewegter Leib ◈
    .text = Du stehst wie ein Fels.
duel-card-stone_cutter = Steinspalter ◆
    .text = Ein Hieb, nach dem es keinen zweiten braucht.
duel-card-swallow_cut = Schwalbenschnitt ◆
    .text = Hinab, und wieder hinauf, ehe er es sieht.
duel-card-empty_mind = Leerer Geist ◈
    .text = Du atmest aus, und die Kraft kehrt zurück.
duel-card-void = Leere ◈
    .text = Weder Schnitt noch Haltung, und beides.

## Gegenangriffskarten

duel-counter-breath = Atem
    .text = Er wartet und sammelt sich.
duel-counter-probe = Abtasten
    .text = Eine vorsichtige Berührung.
duel-counter-low_cut = Tiefer Schnitt
    .text = Nach deinen Beinen.
duel-counter-wrist_cut = Schnitt aufs Handgelenk
    .text = Nach deiner Schwerthand.
duel-counter-side_cut = Schnitt in die Seite
    .text = Nach deinen Rippen.
duel-counter-ki_thrust = Ki-Stoß
    .text = Mit Qi treibt er ihn ins Ziel.
duel-counter-ki_cut = Ki-Schnitt
    .text = Mit Qi legt er sein Gewicht hinein.
duel-counter-thrust = Stoß
    .text = Mitten hindurch.
duel-counter-heavy_cut = Schwerer Schnitt
    .text = Von oben.
duel-counter-killing_stroke = Todesstreich
    .text = Er will es beenden.
duel-counter-lunge = Ausfall
    .text = Ein weiter Sprung nach vorn.

## Wunden: die klassischen, und die von Blood nach Stufe

duel-wound-graze = Streifschnitt
    .text = Die Haut ist geritzt.
duel-wound-winded = Atemlos
    .text = Die Luft ist weg.
duel-wound-struck_temple = Schlag an die Schläfe
    .text = Alles dreht sich.
duel-wound-cut_forearm = Schnitt im Unterarm
    .text = Der Arm blutet.
duel-wound-pierced_side = Durchbohrte Seite
    .text = Die Klinge ging tief.
duel-wound-dodged = { $level ->
    [2] Enthauptet
   *[other] Ausgewichen
}
    .text = Um Haaresbreite, oder gar nicht.
duel-blood-arm_and_rib-1 = Armverletzung
    .text = Mit voller Kraft schlägst du nicht mehr zu.
duel-blood-arm_and_rib-2 = Gebrochene Rippe
    .text = Den letzten Hieb kannst du nicht mehr führen.
duel-blood-finger_and_belly-1 = Gebrochener Finger
    .text = Die Klinge gehorcht dir nicht mehr ganz.
duel-blood-finger_and_belly-2 = Tiefer Bauchschnitt
    .text = Du verlierst Blut.
duel-blood-shoulder_and_eye-1 = Gebrochene Schulter
    .text = Was du aufgebaut hattest, ist dahin.
duel-blood-shoulder_and_eye-2 = Augenverletzung
    .text = Sammeln kannst du dich nicht mehr.
duel-blood-thigh_and_balance-1 = Oberschenkelverletzung
    .text = Wie schlimm sie ist, sagt der Würfel.
duel-blood-thigh_and_balance-2 = Gleichgewichtsverlust
    .text = Wie schlimm es ist, sagt der Würfel.
duel-blood-dodged_and_beheaded-1 = Ausgewichen
    .text = Du kommst davon.
duel-blood-dodged_and_beheaded-2 = Enthauptung
    .text = Es ist vorbei.

## Tugenden des Bushido

duel-virtue-gi = Gi
    .text = Rechtschaffenheit.
duel-virtue-yu = Yū
    .text = Mut.
duel-virtue-jin = Jin
    .text = Güte.
duel-virtue-rei = Rei
    .text = Respekt.
duel-virtue-makoto = Makoto
    .text = Aufrichtigkeit.
duel-virtue-chugi = Chūgi
    .text = Treue.
duel-virtue-meiyo = Meiyo
    .text = Ehre.

## Gegner

duel-opponent-arima = Arima Kihei
    .text = Ein wandernder Schwertkämpfer, der jeden herausfordert.
duel-opponent-yoshioka = Yoshioka Seijūrō
    .text = Haupt einer Fechtschule der Hauptstadt; er hat Zeit.
duel-opponent-inshun = Hōzōin Inshun
    .text = Ein Mönch, dessen Speer immer zuerst trifft.
duel-opponent-baiken = Shishido Baiken
    .text = Seine Kette fängt jeden, der ungeschickt ist.
duel-opponent-kojiro = Sasaki Kojirō
    .text = Das lange Schwert der Insel; er verzeiht keinen Fehlschlag.
duel-opponent-shiro = Shiro
    .text = Zwei Schwerter und zwei Gesichter.
duel-opponent-three = Drei Gegner
    .text = Drei, die dich gemeinsam angreifen.
duel-opponent-three1 = Gegner 1
    .text = Der stärkste von dreien.
duel-opponent-three2 = Gegner 2
    .text = Einer von dreien.
duel-opponent-three3 = Gegner 3
    .text = Einer von dreien.

## Waffen

duel-weapon-katana = Katana
    .text = Das Schwert, nicht mehr und nicht weniger.
duel-weapon-nodachi = Nodachi
    .text = Das lange Feldschwert: schwere Hiebe, langsame Hände.
duel-weapon-bokken = Bokken
    .text = Das Holzschwert: Wer damit schlägt, wagt etwas.
duel-weapon-kusarigama = Kusarigama
    .text = Sichel und Kette: Sie bindet seine Klinge und wehrt nichts ab.
duel-weapon-naginata = Naginata
    .text = Die Schwertlanze hält ihn fern, und dich auch.
duel-weapon-yari = Yari
    .text = Der Speer lässt dir Zeit zu wählen.
duel-weapon-wakizashi = Wakizashi
    .text = Das Kurzschwert: schnell, aber nicht für lange Kämpfe.

## Umgebungen

duel-environment-none = offenes Gelände
duel-environment-dojo = Dōjō
    .text = Ein Boden, den du kennst.
duel-environment-temple = Tempel
    .text = Hier ist es still.
duel-environment-beach = Strand von Ganryū
    .text = Sonne, Gischt und weicher Sand.
duel-environment-snowfield = Schneefeld
    .text = Jeder Schritt ist langsam, auch seiner.
duel-environment-bamboo = Bambuswald
    .text = Deckung auf allen Seiten, und Splitter.
duel-environment-cliff = Klippe
    .text = Einer von euch wird fallen.

## Wetter

duel-weather-clear = klares Wetter
    .text = Nichts stört den Kampf.
duel-weather-rain = Regen
    .text = Dein Griff ist nass.
duel-weather-wind = Wind
    .text = Die Spitze hält nicht still.
duel-weather-snow = Schneefall
    .text = Die Kälte zieht in die Arme.
duel-weather-fog = Nebel
    .text = Du siehst nicht weiter als deine Klinge.

## Schwierigkeit

duel-difficulty-student = Schüler
    .text = Für einen ersten Kampf.
duel-difficulty-samurai = Samurai
    .text = So, wie das Duell gedacht ist.
duel-difficulty-kensei = Kensei
    .text = Für Meister des Schwertes.

## Module

duel-module-blood = Blood
    .text = Deine Wunden kommen aus einem eigenen Stapel und bleiben.
duel-module-bushido = Bushido
    .text = Combos und Qi führen zu einer Tugend, einer im ganzen Spiel.
duel-module-gisei = Gisei
    .text = Vor einem Gegenangriff kannst du einen Lebenspunkt für Verteidigung opfern.
duel-module-yoroi = Yoroi
    .text = Du trägst eine Rüstung.
duel-module-yoroi_enemy = Yoroi des Gegners
    .text = Der Gegner trägt eine Rüstung.
duel-module-1vs3 = 1 vs. 3
    .text = Drei Gegner zugleich.

## Wörter und Mengen

duel-value-strength = Stärke
duel-value-technique = Technik
duel-value-guard = Verteidigung
duel-letter-strength = S
duel-letter-technique = T
duel-letter-guard = V
duel-adds-strength = S { $by }
duel-adds-technique = T { $by }
duel-adds-guard = V { $by }
duel-adds-qi = { $by } Qi
duel-you = Du
duel-qi = Qi
duel-both = { $one } und { $other }
duel-nothing = nichts
duel-amount-life = { $count } Leben
duel-amount-qi = { $count } Qi
duel-amount-wound = eine Wunde der Stufe { $count }
duel-amount-death = Tod
duel-deck-action = der Aktionsstapel
duel-deck-defence = der Abwehrstapel
duel-deck-counter = der Gegenangriffsstapel

## Was die Dinge tun, aus den Daten erzählt

duel-does-start = Zu Beginn jeder Runde: { $list }.
duel-does-extra = Keine zusätzliche Karte.
duel-does-foresee = Kein Voraussehen.
duel-weapon-does-strength = Treffer mit Stärke: { $list }.
duel-row-from = ab { $least } über der Abwehr: { $what }
duel-weapon-does-pays_life = Nach dem Aufdecken der Abwehr darfst du einmal je Angriff für { $gain } mehr Stärke oder Technik in dieser Runde { $life } zahlen (nie mit Rüstung).
duel-weapon-does-red_die_most = Der rote Würfel zeigt höchstens { $count }.
duel-weapon-does-cancels_from = Steigt deine Technik in einem Angriff um { $count } oder mehr, so folgt kein Gegenangriff.
duel-weapon-does-guard_most = Deine Verteidigung zählt nie mehr als { $count }.
duel-weapon-does-mulligans = { $count ->
    [one] Einmal im Spiel darfst du alle eben gezogenen Karten tauschen.
   *[other] { $count }-mal im Spiel darfst du alle eben gezogenen Karten tauschen.
}
duel-weapon-does-life = Leben zu Beginn { $count }.
duel-weapon-does-qi = Qi zu Beginn { $count }.
duel-weapon-does-looks_at = Ziehst du eine Spezialkarte, so darfst du { $count } ansehen und eine behalten.
duel-weapon-does-wound_in_round = Am Ende der Runde { $count } erleidest du eine Wunde der Stufe { $level }.
duel-opponent-does-technique = Abwehr gegen Technik { $count }.
duel-opponent-does-patience = Nach einer Runde ohne Treffer gegen ihn gewinnt er { $qi } zurück.
duel-opponent-does-strikes_first = Im ersten Angriff jeder Runde kommt sein Gegenangriff, bevor dein Treffer geprüft wird.
duel-opponent-does-entangle = Ist deine Technik { $least } oder weniger: Gegenangriff { $count }.
duel-opponent-does-avenges = Ging dein Angriff daneben, wird aus einer Wunde der Stufe 1 eine der Stufe 2.
duel-opponent-does-two_sides = Immer wenn du ihm schadest, wird seine Karte umgedreht; auf Seite B kostet dich das etwas.
duel-opponent-does-side_b_counter = Auf Seite B: Gegenangriff { $count }.
duel-opponent-does-card_counter = Bezahlst du das Umdrehen mit einer Karte: folgender Gegenangriff { $count }.
duel-virtue-does-specials = Eine normale Combo für Spezialkarten zieht { $count }.
duel-virtue-does-red_die = Eine besondere Combo erhöht den roten Würfel um { $count }.
duel-virtue-does-redraw = Zu Beginn jeder Runde darfst du bis zu { $count } Karten tauschen.
duel-virtue-does-strength = { $count } Punkte Stärke, die du nach Belieben ausgibst.
duel-virtue-does-technique = { $count } Punkte Technik, die du nach Belieben ausgibst.
duel-virtue-does-life = Jederzeit darfst du Qi in Leben umwandeln, insgesamt { $count }.
duel-virtue-does-joker = Nimm stattdessen eine beliebige andere Karte des Stapels.
duel-difficulty-does-player_life = Du beginnst mit { $count } Leben mehr.
duel-difficulty-does-enemy_life = Der Gegner beginnt mit { $count } Leben mehr.
duel-place-does-lose_qi = zusätzlich { $count } Qi verlieren
duel-place-does-either = Stärke oder Technik { $signed }
duel-place-does-draw_action = { $count ->
    [one] eine Aktionskarte ziehen
   *[other] { $count } Aktionskarten ziehen
}
duel-place-does-draw_special = { $count ->
    [one] eine Spezialkarte ziehen
   *[other] { $count } Spezialkarten ziehen
}
duel-place-does-qi = { $signed } Qi
duel-place-does-life = { $signed } Leben
duel-place-does-guard = Verteidigung { $signed }
duel-place-does-strength = Stärke { $signed }
duel-place-does-technique = Technik { $signed }
duel-place-does-defence = seine Abwehr { $signed }
duel-place-does-counter = sein Gegenangriff { $signed }
duel-place-does-enemy_life = er verliert { $count } Leben
duel-place-does-wound_me = du erleidest eine Wunde der Stufe { $count }
duel-place-does-wound_enemy = er erleidet eine Wunde der Stufe { $count }
duel-place-does-fall = du stürzt und verlierst
duel-place-once = Einmal im Kampf.
duel-place-price = Für { $qi } entscheidet der blaue Würfel:
duel-blood-does-cap_s = Stärke nie über { $count }
duel-blood-does-cap_t = Technik nie über { $count }
duel-blood-does-no_red_die = der rote Würfel verlässt das Spiel, und mit ihm die besonderen Combos
duel-blood-does-bleeds = { $count } Leben weniger am Ende jeder Runde
duel-blood-does-red_die = roter Würfel { $signed }, aber nie unter den kleinsten Wert
duel-blood-does-no_qi = Qi wird nie zurückgewonnen
duel-blood-does-life_die = so viel Leben verloren, wie der blaue Würfel zeigt
duel-blood-does-qi_die = so viel Qi verloren, wie der blaue Würfel zeigt
duel-blood-does-death = du verlierst sofort
duel-level = Stufe { $level }: { $what }
duel-counter-value = Wert { $value }
duel-counter-ki = { $bonus } mehr, wenn er { $qi } ausgibt
duel-counter-none = kein Angriff; er gewinnt { $qi } zurück

## Was geschehen ist

duel-event-round-began = Runde { $number }. Stärke { $strength }, Technik { $technique }, Verteidigung { $guard }.
duel-event-attack-began = { $number ->
    [1] Erster Angriff, gegen { $enemy }.
    [2] Zweiter Angriff, gegen { $enemy }.
   *[other] Angriff { $number }, gegen { $enemy }.
}
duel-event-next-attack-began = { $number ->
    [2] Zweiter Angriff, gegen { $enemy }. Deine Verteidigung: { $guard }.
   *[other] Angriff { $number }, gegen { $enemy }. Deine Verteidigung: { $guard }.
}
duel-event-drew = Du ziehst { $cards }.
duel-event-drew-special = Du ziehst die Spezialkarte { $card }.
duel-event-returned = { $card } geht zurück in den Spezialstapel.
duel-event-reshuffled = Neu gemischt: { $deck }.
duel-event-discarded = Du wirfst { $cards } ab.
duel-event-played = Du spielst { $card }.
duel-event-changed-strength = Stärke { $by }, jetzt { $now }.
duel-event-changed-technique = Technik { $by }, jetzt { $now }.
duel-event-changed-guard = Verteidigung { $by }, jetzt { $now }.
duel-guard-capped = Verteidigung { $by }; mit deiner Waffe zählt sie nur { $now }.
duel-event-changed-defence = Seine Abwehr { $by }, jetzt { $now }.
duel-event-changed-counter = Sein Gegenangriff { $by }, jetzt { $now }.
duel-event-qi-changed = Dein Qi { $by }, jetzt { $now }.
duel-event-life-changed = Dein Leben { $by }, jetzt { $now }.
duel-event-armour-lost = Deine Rüstung fängt einen Punkt ab, der blaue Würfel zeigt { $die }: noch { $now }.
duel-event-armour-broken = Deine Rüstung fängt einen Punkt ab, der blaue Würfel zeigt { $die }: Sie ist zerstört.
duel-event-enemy-armour-lost = Die Rüstung von { $enemy } fängt einen Punkt ab, der blaue Würfel zeigt { $die }: noch { $now }.
duel-event-enemy-armour-broken = Die Rüstung von { $enemy } fängt einen Punkt ab, der blaue Würfel zeigt { $die }: Sie ist zerstört.
duel-event-enemy-lost = { $enemy } verliert { $lost }.
duel-event-enemy-gained = { $enemy } gewinnt { $qi } zurück.
duel-event-enemy-died = { $enemy } ist tot.
duel-event-turned = Die Abwehr wird aufgedeckt: { $card }.
duel-event-foreseen = Du siehst die Abwehr voraus: { $card }.
duel-event-combo-qi = Eine normale Combo, genutzt für Qi.
duel-event-combo-special = Eine normale Combo, genutzt für Spezialkarten.
duel-event-combo-step = Eine normale Combo, genutzt für einen Schritt des Bushido-Markers.
duel-event-combo-die = Eine besondere Combo erhöht den roten Würfel.
duel-event-red-die = Der rote Würfel zeigt { $now }.
duel-event-red-die-gone = Der rote Würfel ist aus dem Spiel.
duel-event-hit-strength = Deine Stärke trifft, { $margin } über der Abwehr.
duel-event-hit-technique = Deine Technik trifft, { $margin } über der Abwehr.
duel-event-missed = Dein Angriff geht daneben.
duel-event-released = Du setzt den roten Würfel bei { $showed } ein.
duel-event-wounded = Du erleidest eine Wunde der Stufe { $level }: { $card }.
duel-event-enemy-wounded = { $enemy } erleidet eine Wunde der Stufe { $level }: { $card }.
duel-event-rolled-environment = { $place }: Der blaue Würfel zeigt { $die }.
duel-event-rolled-counterattack = Wer schlägt zurück? Der blaue Würfel zeigt { $die }.
duel-event-rolled-life_die = Wie viel Leben? Der blaue Würfel zeigt { $die }.
duel-event-rolled-qi_die = Wie viel Qi? Der blaue Würfel zeigt { $die }.
duel-event-side-turned = Seine Karte wird auf Seite { $side } gedreht.
duel-event-penalty-qi = Du entscheidest dich, Qi zu verlieren.
duel-event-penalty-life = Du entscheidest dich, Leben zu verlieren.
duel-event-penalty-die = Du entscheidest dich, den roten Würfel zu senken.
duel-event-penalty-hand = Du entfernst { $card } aus deiner Hand ganz aus dem Spiel.
duel-event-penalty-discard = Du entfernst { $card } vom Ablagestapel ganz aus dem Spiel.
duel-event-sacrificed = Gisei: Verteidigung { $guard } für diesen Gegenangriff.
duel-event-countered-hit = { $enemy } schlägt zurück ({ $card }): { $value } gegen Verteidigung { $guard }. Das trifft.
duel-event-countered-miss = { $enemy } schlägt zurück ({ $card }): { $value } gegen Verteidigung { $guard }. Das trifft nicht.
duel-event-countered-none = { $enemy } schlägt nicht zurück ({ $card }).
duel-event-no-counter = Es gibt keinen Gegenangriff.
duel-event-marker-moved = Der Bushido-Marker steht auf Kanji { $kanji } von { $card }.
duel-event-virtue-gained = Du nimmst die Tugend { $card }.
duel-event-virtue-spent = { $card } ist aufgebraucht.
duel-event-round-ended = Runde { $number } ist zu Ende.
duel-event-ended-won = Du hast das Duell gewonnen.
duel-event-ended-lost = Du hast das Duell verloren.

## Was gekauft wurde

duel-bought-extra = Du kaufst eine zusätzliche Karte. { $paid }
duel-bought-foresee = Du zahlst für die Voraussicht. { $paid }
duel-bought-guard = Du kaufst Verteidigung. { $paid }
duel-bought-environment = Du nutzt den Ort: { $place }. { $paid }
duel-bought-step = Du zahlst für einen Schritt des Bushido-Markers. { $paid }
duel-bought-convert = Du wandelst Qi in Leben um. { $paid }
duel-bought-bokken = Du zahlst mit Leben für einen härteren Schlag. { $paid }
duel-bought-gisei = Du bringst ein Opfer. { $paid }

## Was du tun darfst

duel-option-mulligan = Die ganze Hand abwerfen und neu ziehen (noch { $left })
duel-option-redraw = { $card } tauschen
duel-option-extra = Für { $qi } eine Karte mehr ziehen
duel-option-target = { $enemy } angreifen ({ $life }, { $qi })
duel-option-play = { $card } spielen ({ $values })
duel-option-foresee = Voraussehen: für { $qi } die Abwehr jetzt aufdecken
duel-option-guard = Für { $qi }: Verteidigung { $by } in diesem Angriff
duel-option-environment = Für { $qi } die Umgebung nutzen ({ $place })
duel-option-spend = Einen Punkt von { $virtue } ausgeben: { $value } +1
duel-option-bokken = { $life } zahlen: { $value } { $by } in dieser Runde
duel-option-raise = { $value } { $by }
duel-option-combo-qi = { $qi } zurückgewinnen
duel-option-combo-special = { $count ->
    [one] Eine Spezialkarte ziehen
   *[other] { $count } Spezialkarten ziehen
}
duel-option-combo-step = Den Bushido-Marker bewegen
duel-option-combo-die = Den roten Würfel um { $count } erhöhen
duel-option-hit = Mit { $value } treffen, { $margin } über der Abwehr: { $what }
duel-option-release = Den roten Würfel bei { $showed } einsetzen: dazu { $what }
duel-option-penalty-qi = { $qi } verlieren
duel-option-penalty-life = { $life } verlieren
duel-option-penalty-die = Den roten Würfel um 1 senken
duel-option-penalty-hand = { $card } aus der Hand entfernen
duel-option-penalty-discard = { $card } vom Ablagestapel entfernen
duel-option-gisei = Gisei: { $life } zahlen und eine von { $list } ziehen
duel-option-keep = { $card } behalten ({ $values })
duel-option-choose = { $virtue } nehmen: { $what }
duel-option-look = Mehrere Spezialkarten ansehen und eine behalten
duel-option-take = { $virtue } nehmen: { $what }
duel-option-step = Den Bushido-Marker für { $qi } bewegen
duel-option-convert = { $virtue }: 1 Qi zu 1 Leben machen
duel-option-pass-mulligan = Die Hand behalten
duel-option-pass-redraw = Nichts mehr tauschen
duel-option-pass-extra = Keine weitere Karte
duel-option-pass-attack = Weiter: Die Abwehr wird aufgedeckt
duel-option-pass-strike = Weiter: Der Treffer wird geprüft
duel-option-pass-hit = Auf den Treffer verzichten
duel-option-pass-release = Den roten Würfel behalten
duel-option-pass-brace = Den Gegenangriff erwarten
duel-option-pass-look = Eine Spezialkarte ziehen
duel-option-pass-take = Vorerst liegen lassen

## Was du gefragt wirst

duel-ask-mulligan = Behältst du diese Karten?
duel-ask-redraw = Welche Karte tauschst du? Bis zu { $count } je Runde.
duel-ask-extra = Noch eine Karte?
duel-ask-target = Wen greifst du an?
duel-ask-attack = { $left ->
    [0] Die Karten sind gespielt. Noch etwas, bevor die Abwehr aufgedeckt wird?
    [one] Spiel noch eine Karte; dann wird die Abwehr aufgedeckt.
   *[other] Spiel { $left } Karten; dann wird die Abwehr aufgedeckt.
}
duel-ask-attack-optional = { $left ->
    [one] Du darfst noch eine Karte spielen, bevor die Abwehr aufgedeckt wird.
   *[other] Du darfst bis zu { $left } Karten spielen, bevor die Abwehr aufgedeckt wird.
}
duel-ask-strike = { $left ->
    [0] Die Karten sind gespielt. Noch etwas, bevor der Treffer geprüft wird?
   *[other] Gegen { $defence }: Spiel die letzte Karte dieses Angriffs.
}
duel-ask-raise = Welcher Wert steigt?
duel-ask-combo = Wofür nutzt du die Combo?
duel-ask-hit = Dein Angriff trifft. Mit welchem Wert?
duel-ask-hit-points = Dein Angriff geht daneben. Mit Punkten deiner Tugend kann er noch treffen.
duel-ask-release = Ein Treffer. Setzt du auch den roten Würfel ein?
duel-ask-penalty = Seine Karte liegt jetzt auf Seite B. Was kostet dich das?
duel-ask-brace = Gleich kommt der Gegenangriff von { $enemy }; deine Verteidigung ist { $guard }.
duel-ask-keep = Welche Spezialkarte behältst du?
duel-ask-choose = Welche Tugend nimmst du?
duel-ask-look = Eine Spezialkarte wird gezogen. Siehst du mehrere an?
duel-ask-take = Der Marker liegt auf dem letzten Kanji. Nimmst du die Karte?

## Der Tisch

duel-table-round = { $attack ->
    [0] Runde { $round }
    [1] Runde { $round } · erster Angriff
    [2] Runde { $round } · zweiter Angriff
   *[other] Runde { $round } · Angriff { $attack }
}
duel-table-round-began = Runde { $round } · deine Hand
duel-table-field = { $place } · { $weather } · { $difficulty }
duel-table-modules = mit { $list }
duel-table-rulings = Auslegungen: { $list }
duel-table-own-numbers = Eigene Zahlen ({ $digest })
duel-table-armour = Rüstung { $count }
duel-table-red-die = roter Würfel { $count }
duel-table-red-die-counts = roter Würfel { $count }, zählt { $counts }
duel-table-red-die-gone = kein roter Würfel
duel-table-guard-counts = es zählt { $count }
duel-table-mulligans = Mulligans { $count }
duel-table-wounds = Wunden: { $list }
duel-table-virtue = { $virtue }: { $what }
duel-table-points = noch { $count }
duel-table-locked = { $count } Qi darauf
duel-table-marker = Bushido: { $card }, Kanji { $kanji } von { $count }
duel-table-target = Ziel
duel-table-dead = tot
duel-table-side = Seite { $side }
duel-table-defence = Abwehr: Stärke { $strength }, Technik { $technique }
duel-table-defence-hidden = Abwehr verdeckt
duel-table-counter-change = Gegenangriff { $by }
duel-table-played = Gespielt: { $cards }
duel-table-decks = Stapel: Aktion { $action }, Ablage { $discard }, Spezial { $special }, Abwehr { $defence }, Gegenangriff { $counter }
duel-table-blood-deck = Blood { $count }
duel-decks-action = Aktionsstapel
duel-decks-discard = Ablagestapel
duel-decks-special = Spezialstapel
duel-decks-defence = Abwehr (Stärke/Technik)
duel-decks-counter = Gegenangriff
duel-decks-blood = Blood
duel-decks-removed = Aus dem Spiel
duel-cards-action = Aktionskarten
duel-cards-special = Spezialkarten
duel-cards-counter = Gegenangriffe
duel-cards-wound = Wunden
duel-cards-blood = Wunden von Blood
duel-cards-virtue = Tugenden

## Chancen

duel-odds-choice = Möglichkeit
duel-odds-win = du gewinnst
duel-odds-interval = 95-%-Intervall
duel-odds-dealt = Gegner verliert
duel-odds-taken = du verlierst
duel-odds-hit = du triffst
duel-odds-wounded = du wirst getroffen
duel-odds-meaning = Wie oft du das Duell gewinnst, wenn der Löser weiterspielt, in { $worlds } möglichen Kartenfolgen, mit 95-%-Intervall; wie viel Leben der Gegner und du in diesem Angriff im Schnitt verlieren; wie oft dieser Angriff trifft und wie oft dich der nächste Gegenangriff trifft.

## Hinsetzen, Befehle, das Ende

duel-greet = Du trittst gegen { $enemy } an. Deine Waffe: { $weapon }.
duel-greet-opponent = Gegner:
duel-greet-weapon = Waffe:
duel-greet-again = Bitte eines von { $list }.
duel-greet-modules = Mit Bushido und Gisei (empfohlen), ja oder nein?
duel-help-why = warum etwas nicht geht, und nach welcher Regel: why foresee
duel-help-odds = wie wahrscheinlich du mit jeder Möglichkeit das Duell gewinnst und triffst
duel-help-table = den Tisch noch einmal zeigen
duel-help-cards = alle Karten und was sie tun
duel-help-decks = was in jedem Stapel übrig ist
duel-help-who = Gegner, Waffe, Umgebung, Wetter und Module, und was sie tun
duel-help-rules = ein Absatz der Regeln: rules B2.12
duel-help-marks = Zeichen: ◇ normal, ◆ besonders, ◈ beides; ● Leben, ◉ Qi, ○ verloren.
duel-why-missing = Schreib, was du tun möchtest, zum Beispiel: why foresee
duel-save-secrets = Das Duell läuft noch, und seine Aufzeichnung verrät die Reihenfolge aller Stapel. Trotzdem speichern? j oder n [n]
duel-result-title = Das Duell ist zu Ende
duel-result-won = Du hast in Runde { $round } gewonnen und noch { $life }.
duel-result-lost = Du hast in Runde { $round } verloren.
duel-result-cause-slain = Kein Gegner steht mehr.
duel-result-cause-fallen = Du hast kein Leben mehr.
duel-result-cause-beheaded = Du wurdest enthauptet.
duel-result-cause-bled = Du musstest eine Wunde ziehen, und es war keine mehr da.
duel-result-cause-cliff = Du bist von der Klippe gestürzt.
duel-result-cause-endless = Das Duell dauerte mehr Runden, als seine Zahlen erlauben.
duel-result-again = Dasselbe Duell noch einmal:
duel-result-prompt = Enter beendet; log, decks und save DATEI sind noch möglich:
duel-result-next = Enter: weiter; log, decks und save DATEI sind noch möglich:

## Kampagne und Clan

duel-campaign-title = Kampagne
duel-clan-title = Samurai-Clan
duel-ladder-won = gewonnen
duel-ladder-next = als Nächster
duel-ladder-optional = wenn du willst
duel-campaign-state = Gewonnene Duelle: { $won }. Du hast { $life }.
duel-clan-state = Gewonnene Duelle: { $won }.
duel-campaign-mulligans = Übrige Mulligans: { $count }.
duel-campaign-event = Zwischen den Duellen zeigt der blaue Würfel { $die }: { $what }.
duel-campaign-does-life = { $signed } Leben, aber nie das letzte
duel-campaign-does-next_qi = { $signed } Qi zu Beginn des nächsten Duells
duel-campaign-does-special = eine Spezialkarte wird in deinen Aktionsstapel gemischt
duel-campaign-does-red_die = der rote Würfel beginnt bei { $count }
duel-campaign-last = Trittst du auch gegen { $enemy } an? j oder n [n]
duel-campaign-won = Die Kampagne ist zu Ende, und du stehst noch. Gewonnene Duelle: { $won }.
duel-campaign-lost = Die Kampagne ist zu Ende. Gewonnene Duelle: { $won }.
duel-clan-won = Der Clan hat sein letztes Duell gekämpft und steht noch. Gewonnene Duelle: { $won }.
duel-clan-lost = Alle vier sind gefallen. Gewonnene Duelle: { $won }.
duel-campaign-saved = Gespeichert in { $path }; derselbe Befehl macht hier weiter.
duel-clan-dead = gefallen
duel-clan-fights = kämpft als Nächster
duel-clan-choose = Wer kämpft? Eine Zahl, oder Enter für { $weapon }:

## Was noch geschehen wird

duel-step-round = Dann kommt die nächste Runde.
duel-step-mulligan = Du darfst alle eben gezogenen Karten tauschen.
duel-step-extra-card = Du darfst eine Karte mehr kaufen.
duel-step-redraw = Du darfst einige Karten tauschen.
duel-step-attack = { $number ->
    [1] Dann kommt der erste Angriff.
    [2] Dann kommt der zweite Angriff.
   *[other] Dann kommt Angriff { $number }.
}
duel-step-target = Du wählst den Gegner, den du angreifst.
duel-step-act-attack = Du spielst Karten und darfst Qi einsetzen, bevor die Abwehr aufgedeckt wird.
duel-step-act-strike = Du spielst deine letzte Karte und darfst Qi einsetzen, nachdem die Abwehr aufgedeckt ist.
duel-step-turn-defence = Die Abwehr wird aufgedeckt, wenn sie nicht schon offen liegt.
duel-step-check-combo = Drei Karten mit demselben Symbol sind eine Combo.
duel-step-hit-check = Der Treffer wird geprüft.
duel-step-release = Nach dem Treffer darfst du den roten Würfel einsetzen; der Treffer bringt: { $what }.
duel-step-end-attack = Die Karten des Angriffs werden abgelegt.
duel-step-step-for-qi = Der Bushido-Marker wird für Qi bewegt.
duel-step-move-marker = Der Bushido-Marker rückt ein Kanji vor.
duel-step-take-virtue = Du nimmst die Tugend { $card }.
duel-step-offer-virtue = Du darfst die Bushido-Karte nehmen.
duel-step-spend = Ein Punkt deiner Tugend wird ausgegeben.
duel-step-choose-virtue = Du wählst eine Tugend.
duel-step-convert = Qi wird zu Leben.
duel-step-counterattacks = Wer noch steht, schlägt zurück.
duel-step-brace = Vor dem Gegenangriff von { $enemy } darfst du deine Verteidigung erhöhen.
duel-step-withdraw = Was Gisei für einen Gegenangriff gab, ist vorbei.
duel-step-counterattack = { $enemy } führt einen Gegenangriff.
duel-step-raise = Du erhöhst Stärke oder Technik um { $count }.
duel-step-damage = { $enemy } erleidet: { $what }.
duel-step-discard-hand = Die Hand wird abgeworfen.
duel-step-patience = Nach einer Runde ohne Treffer gewinnen manche Gegner Qi zurück.
duel-step-bleeding = Wer blutet, verliert Leben.
duel-step-late-wound = Die Runde endet; die Waffe fordert vielleicht ihren Preis.
duel-step-choose-penalty = Du wählst, was dich das Umdrehen kostet.
duel-step-draw-specials = { $count ->
    [0] Es wird keine weitere Spezialkarte gezogen.
    [one] Du ziehst eine Spezialkarte.
   *[other] Du ziehst { $count } Spezialkarten.
}
duel-step-keep-one = Du behältst eine von { $cards }.
duel-step-offer-look = Du darfst mehrere Spezialkarten ansehen.

## Warum etwas nicht zur Wahl steht

duel-refusal-offered = Das darfst du tun.
duel-refusal-over = Das Duell ist zu Ende.
duel-refusal-unreadable = „{ $text }“ gibt es nicht. Man schreibt etwa „play iai“, „guard“, „pass“.
duel-refusal-no-such-card = Es gibt keine Karte namens „{ $text }“.
duel-refusal-name-a-card = Nenn eine Karte.
duel-refusal-not-in-hand = { $card } hast du nicht auf der Hand.
duel-refusal-enough-cards = Mehr Karten darfst du in dieser Phase nicht spielen.
duel-refusal-forbidden-by-weapon = Deine Waffe lässt das nicht zu.
duel-refusal-forbidden-by-weather = Das Wetter lässt das nicht zu.
duel-refusal-no-qi = Dafür hast du nicht genug Qi.
duel-refusal-not-now-foresee = Voraussehen geht nur, bevor die Abwehr aufgedeckt ist.
duel-refusal-not-now-extra = Eine Karte mehr kaufst du einmal je Runde, vor dem ersten Angriff.
duel-refusal-guard-never-counts = Mit dieser Waffe würde mehr Verteidigung nie zählen.
duel-refusal-no-environment = Dieses Duell hat keine besondere Umgebung.
duel-refusal-once-a-duel = Diese Umgebung darf nur einmal im Kampf genutzt werden.
duel-refusal-once-an-attack = Das geht nur einmal je Angriff.
duel-refusal-no-gisei = Gisei gehört nicht zu diesem Duell.
duel-refusal-last-life = Mit dem letzten Leben darfst du nie zahlen.
duel-refusal-once-a-counterattack = Gisei hilft einmal je Gegenangriff.
duel-refusal-no-bokken = Das kann nur das Bokken.
duel-refusal-bokken-in-phase-four = Das geht erst, nachdem die Abwehr aufgedeckt ist.
duel-refusal-no-bushido = Bushido gehört nicht zu diesem Duell.
duel-refusal-one-virtue = Pro Spiel gibt es nur eine Tugend; der Marker geht nicht weiter.
duel-refusal-other-points = Die Punkte deiner Tugend gelten für einen anderen Wert.
duel-refusal-no-such-virtue = Du hast keine Tugend, die das erlaubt.
duel-refusal-life-is-full = Mehr Leben als zu Beginn kannst du nicht haben.
duel-refusal-only-mulligan = Jetzt behältst du die Karten oder tauschst alle.
duel-refusal-only-redraw = Jetzt wählst du Karten zum Tauschen.
duel-refusal-only-extra = Jetzt darfst du eine Karte mehr kaufen, oder nicht.
duel-refusal-only-target = Wähle den Gegner, den du angreifst.
duel-refusal-only-attack = Bevor die Abwehr aufgedeckt wird, spielst du Karten und darfst Qi einsetzen.
duel-refusal-only-strike = Nachdem die Abwehr aufgedeckt ist, spielst du deine letzte Karte und darfst Qi einsetzen.
duel-refusal-only-raise = Wähle Stärke oder Technik.
duel-refusal-only-combo = Sag, wofür du die Combo nutzt.
duel-refusal-only-hit = Sag, mit welchem Wert du triffst.
duel-refusal-only-release = Setz den roten Würfel ein oder behalte ihn.
duel-refusal-only-penalty = Wähle, was dich das Umdrehen kostet, von dem, was du zahlen kannst.
duel-refusal-only-brace = Vor einem Gegenangriff darfst du nur deine Verteidigung erhöhen oder ihn erwarten.
duel-refusal-only-keep = Wähle die Spezialkarte, die du behältst.
duel-refusal-only-choose = Wähle eine Tugend.
duel-refusal-only-look = Sag, ob du mehrere Spezialkarten ansiehst oder eine ziehst.
duel-refusal-only-take = Sag, ob du die Bushido-Karte nimmst.
duel-refusal-combo-first = Den ersten Schritt macht der Marker durch eine Combo.
duel-refusal-marker-not-there = Der Marker liegt nicht auf dem letzten Kanji.
