### Samurai Sword: Namen der Karten, Charaktere und Rollen, und in eigenen Worten, was sie tun.
### Schwierigkeitsgrad und Verwundungen einer Waffe kommen aus den Kartendaten; die Texte nennen sie nicht.

## Waffen

card-bo = Bō
    .text = Ein langer Stab aus hartem Holz.
card-bokken = Bokken
    .text = Ein hölzernes Schwert zum Üben.
card-daikyu = Daikyū
    .text = Ein Bogen, der seinen Schützen überragt.
card-kanabo = Kanabō
    .text = Eine schwere, mit Eisen beschlagene Keule.
card-katana = Katana
    .text = Das gebogene, einschneidige Schwert der Samurai.
card-kiseru = Kiseru
    .text = Eine lange Tabakspfeife; aus Eisen taugt sie auch als Knüppel.
card-kusarigama = Kusarigama
    .text = Eine Sichel mit beschwerter Kette.
card-nagayari = Nagayari
    .text = Ein überlanger Speer, der selbst Reiter aufhält.
card-naginata = Naginata
    .text = Eine geschwungene Klinge an einer langen Stange.
card-nodachi = Nodachi
    .text = Ein gewaltiges Schwert für das offene Feld, mit beiden Händen geführt.
card-shuriken = Shuriken
    .text = Kleine Wurfklingen, leicht zu verbergen.
card-tanegashima = Tanegashima
    .text = Ein Luntenschlossgewehr, das weit schießt.
card-wakizashi = Wakizashi
    .text = Das Kurzschwert, das man neben dem Katana trägt; gefährlich aus der Nähe.

## Aktionen

card-battle_cry = Schlachtruf
    .text = Reihum spielt jeder andere, der nicht harmlos ist, eine Abwehr oder nimmt eine Verwundung hin.
card-breathing = Atmung
    .text = Du erhältst alle Widerstandspunkte zurück. Danach zieht ein anderer Spieler deiner Wahl eine Karte.
card-daimyo = Daimyō
    .text = Zieh zwei Karten. Hältst du ihn bei Spielende noch auf der Hand, ist er einen Punkt wert, außer für einen Rōnin.
card-diversion = Ablenkung
    .text = Nimm dir eine zufällige Karte aus der Hand eines anderen Spielers, gleich wie weit er entfernt sitzt.
card-geisha = Geisha
    .text = Abgeworfen wird eine Besitzkarte im Spiel, auch eine eigene, oder eine zufällige Karte aus der Hand eines anderen Spielers.
card-jujutsu = Jūjutsu
    .text = Reihum wirft jeder andere, der nicht harmlos ist, eine Waffe ab oder nimmt eine Verwundung hin.
card-parry = Abwehr
    .text = Hebt eine Waffe auf, die auf dich zielt, oder beantwortet einen Schlachtruf. Nur als Antwort spielbar.
card-tea_ceremony = Teezeremonie
    .text = Du ziehst drei Karten, danach reihum jeder andere eine.

## Besitz

card-armor = Rüstung
    .text = Jeder Angriff auf dich hat einen um eins höheren Schwierigkeitsgrad.
card-bushido = Bushidō
    .text = Leg es vor einen beliebigen Spieler, der nach dem Erholen eine Karte vom Nachziehstapel aufdeckt. Bei einer Waffe wirft er selbst eine Waffe ab und reicht Bushidō nach links weiter, oder er wirft Bushidō ab und verliert einen Ehrenpunkt; bei jeder anderen Karte wandert es einfach nach links.
card-fast_draw = Blitzangriff
    .text = Trifft deine Waffe, verursacht sie eine Verwundung mehr.
card-focus = Konzentration
    .text = Du darfst in jedem deiner Züge eine Waffe mehr spielen.

## Charaktere

character-benkei = Benkei
    .text = Jeder Angriff auf dich hat einen um eins höheren Schwierigkeitsgrad.
character-chiyome = Chiyome
    .text = Nur Waffen verwunden dich. Schlachtruf und Jūjutsu gehen an dir vorbei.
character-ginchiyo = Ginchiyo
    .text = Jede Waffe fügt dir eine Verwundung weniger zu, mindestens aber eine.
character-goemon = Goemon
    .text = Du darfst in jedem deiner Züge eine Waffe mehr spielen.
character-hanzo = Hanzō
    .text = Eine Waffe auf deiner Hand dient dir auch als Abwehr, solange sie nicht deine einzige Karte ist.
character-hideyoshi = Hideyoshi
    .text = Beim Ziehen zu Beginn deines Zuges bekommst du eine Karte mehr.
character-ieyasu = Ieyasu
    .text = Beim Ziehen zu Beginn deines Zuges darf deine erste Karte die oberste des Ablagestapels sein.
character-kojiro = Kojirō
    .text = Für deine Waffen ist kein Schwierigkeitsgrad zu hoch.
character-musashi = Musashi
    .text = Trifft deine Waffe, verursacht sie eine Verwundung mehr.
character-nobunaga = Nobunaga
    .text = Während du in deinem Zug Karten spielst, darfst du beliebig oft einen Widerstandspunkt gegen eine Karte tauschen, nur nicht den letzten.
character-tomoe = Tomoe
    .text = Verwundet deine Waffe jemanden, ziehst du eine Karte, aber nur eine, gleich wie schwer der Treffer ist.
character-ushiwaka = Ushiwaka
    .text = Für jeden Widerstandspunkt, den dir eine Waffe nimmt, ziehst du eine Karte.

## Rollen

role-shogun = Shōgun
    .text = Jeder weiß, wer du bist. Zusammen mit deinen Samurai, falls es welche gibt, willst du mehr Punkte als die anderen Teams.
role-samurai = Samurai
    .text = Insgeheim dienst du dem Shōgun: Am Ende werden eure Punkte zusammengezählt.
role-ninja = Ninja
    .text = Mit den anderen Ninjas willst du mehr Punkte als die Seite des Shōgun oder ein Rōnin. Wer zu dir gehört, musst du selbst herausfinden.
role-ronin = Rōnin
    .text = Du kämpfst nur für dich, doch am Ende wird deine Ehre vervielfacht.

## Teams

team-shogun = Team des Shōgun
team-ninja = Ninjas
team-ronin = Rōnin

## Symbole und Arten von Karten

suit-fuji = Fuji
suit-koi = Koi
suit-torii = Torii
suit-origami = Origami
kind-weapon = Waffe
kind-action = Aktion
kind-property = Besitz

## Wörter der Regeln, so wie sie mitten im Satz stehen

word-honor = Ehrenpunkte
word-resilience = Widerstandspunkte
word-harmless = harmlos
word-difficulty = Schwierigkeitsgrad
word-wounds = Verwundungen
word-deck = Nachziehstapel
word-discard-pile = Ablagestapel
word-hand = Hand
word-in-play = im Spiel
word-deadly-strike = Tödlicher Schlag
word-swordmaster = Sieg des Schwertmeisters

# Steht neben dem Platz des Shōgun, den alle kennen.
word-shogun-mark = Shōgun
