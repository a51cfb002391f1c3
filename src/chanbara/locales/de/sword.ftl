### Samurai Sword: Namen der Karten, Charaktere und Rollen, und in eigenen Worten, was sie tun.
### Schwierigkeitsgrad und Verwundungen einer Waffe kommen aus den Kartendaten; die Texte nennen sie nicht.
### .text spricht den an, der die Karte hat, .other über andere: $name spielt den Charakter.

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

## Waffen aus Rising Sun

card-chigiriki = Chigiriki
    .text = Ein kurzer Stab, an dessen Kette eine Eisenkugel schwingt. Abwehren lässt er sich nur mit einer Waffe aus der Hand.
card-jitte = Jitte
    .text = Ein Eisenstab, dessen Haken Klingen fängt. Spiel ihn als Waffe oder als Abwehr.
card-kozuka = Kozuka
    .text = Ein schmales Messer aus der Scheide eines Schwertes. Verwundet es, kehrt es auf deine Hand zurück.
card-kusanagi = Kusanagi
    .text = Ein Schwert aus der Sage. Es verursacht so viele Verwundungen, wie das Ziel Ehrenpunkte hat.
card-makibishi = Makibishi
    .text = Eiserne Stacheln, auf den Boden gestreut. Sie treffen auch jemanden ohne Handkarten, aber nie jemanden ohne Widerstandspunkte.
card-manriki_gusari = Manriki Gusari
    .text = Eine Kette mit einem Gewicht an jedem Ende. Verwundet sie, wirft das Ziel eine Handkarte seiner Wahl ab.
card-shigehto_yumi = Shigehto Yumi
    .text = Ein mit Rattan umwickelter Bogen. Hast du ihn gespielt, darfst du in diesem Zug eine Waffe mehr spielen.
card-tanto = Tantō
    .text = Ein Dolch, den du auch gegen dich selbst richten darfst. Kostet dich das den letzten Widerstandspunkt, bekommst du einen Ehrenpunkt, statt einen zu verlieren, und dein Zug endet.
card-tessen = Tessen
    .text = Ein Kriegsfächer mit eisernen Rippen. Spiel ihn als Waffe oder als Abwehr.
card-zen = Zen
    .text = Die Waffe eines ruhigen Geistes. Sie verursacht so viele Verwundungen, wie Besitzkarten aller Art vor dem Ziel liegen.

## Aktionen

card-battle_cry = Schlachtruf
    .text = Reihum antwortet jeder andere, der nicht harmlos ist, mit einer Abwehr oder nimmt eine Verwundung hin.
card-breathing = Atmung
    .text = Du erhältst alle Widerstandspunkte zurück. Danach zieht ein anderer Spieler deiner Wahl eine Karte.
card-daimyo = Daimyō
    .text = Zieh zwei Karten. Hast du ihn bei Spielende noch auf der Hand, ist er einen Punkt wert, außer für einen Rōnin.
card-diversion = Ablenkung
    .text = Nimm dir eine zufällige Karte aus der Hand eines anderen Spielers, gleich wie weit er entfernt sitzt.
card-geisha = Geisha
    .text = Wirf eine Besitzkarte im Spiel oder eine zufällige Karte aus der Hand eines Spielers ab, gleich in welcher Entfernung.
card-jujutsu = Jūjutsu
    .text = Reihum gibt jeder andere, der nicht harmlos ist, eine Waffe aus der Hand her oder nimmt eine Verwundung hin.
card-parry = Abwehr
    .text = Wehrt eine Waffe ab, die auf dich zielt, oder beantwortet einen Schlachtruf. Mit Rising Sun beantwortet sie auch einen Gegenangriff, hält aber keinen Chigiriki auf. Nur als Antwort spielbar.
card-tea_ceremony = Teezeremonie
    .text = Du ziehst drei Karten, danach reihum jeder andere eine.

## Aktionen aus Rising Sun

card-counterattack = Gegenangriff
    .text = Wehrt eine Waffe ab, die auf dich zielt, nur keinen Chigiriki; danach spielt der Angreifer eine Abwehr oder nimmt eine Verwundung hin. Nur als Antwort spielbar.
card-intuition = Intuition
    .text = Jeder andere, der nicht harmlos ist, wählt eine Handkarte, dann zeigen alle ihre Karte gleichzeitig. Eine davon nimmst du.
card-mimicry = Nachahmung
    .text = Nimm eine Besitzkarte im Spiel auf deine Hand, auch eine eigene, gleich wie weit sie entfernt liegt.
card-simultaneous_attack = Doppeltreffer
    .text = Zahle einen Widerstandspunkt, doch nie deinen letzten. Dann verliert ein anderer Spieler, der mindestens zwei hat, ebenfalls einen, gleich wie weit er entfernt sitzt.

## Besitz

card-armor = Rüstung
    .text = Jeder Angriff auf dich hat einen um eins höheren Schwierigkeitsgrad.
card-bushido = Bushidō
    .text = Leg es vor einen beliebigen Spieler. Nach dem Erholen deckt er eine Karte vom Nachziehstapel auf: Bei einer Waffe wirft er selbst eine Waffe ab und reicht Bushidō nach links weiter, oder er wirft Bushidō ab und verliert einen Ehrenpunkt; bei jeder anderen Karte wandert es einfach nach links.
card-fast_draw = Blitzangriff
    .text = Trifft deine Waffe, verursacht sie eine Verwundung mehr.
card-focus = Konzentration
    .text = Du darfst in jedem deiner Züge eine Waffe mehr spielen.

## Besitz aus Rising Sun

card-attendant = Diener
    .text = Beim Ziehen zu Beginn deines Zuges bekommst du eine Karte mehr.
card-bleeding_wound = Offene Wunde
    .text = Leg sie vor einen beliebigen Spieler. Nach dem Erholen deckt er eine Karte auf und verliert bei Origami einen Widerstandspunkt, doch nie den letzten. Verliert er Ehrenpunkte, wird sie abgeworfen.
card-curse = Fluch
    .text = Leg ihn vor einen beliebigen Spieler. Verliert er den letzten Widerstandspunkt, wirft er alle Besitzkarten vor sich ab, auch den Fluch.
card-kote = Kote
    .text = Immer wenn du eine Koi-Karte spielst, zieht ein Spieler deiner Wahl eine Karte; das kannst auch du sein.
card-peasant = Bauer
    .text = Liegt er vor dir, darfst du ihn abwerfen, statt einen Widerstandspunkt zu verlieren, gleich aus welchem Grund.

## Charaktere

character-benkei = Benkei
    .text = Jeder Angriff auf dich hat einen um eins höheren Schwierigkeitsgrad.
    .other = Jeder Angriff auf { $name } hat einen um eins höheren Schwierigkeitsgrad.
character-chiyome = Chiyome
    .text = Nur Waffen verwunden dich. Schlachtruf und Jūjutsu gehen an dir vorbei.
    .other = Nur Waffen verwunden { $name }. Schlachtruf und Jūjutsu bleiben ohne Wirkung.
in-english-character-chiyome = Chiyo
in-italian-character-chiyome = Chiyoime
character-ginchiyo = Ginchiyo
    .text = Jede Waffe fügt dir eine Verwundung weniger zu, mindestens aber eine.
    .other = Jede Waffe fügt { $name } eine Verwundung weniger zu, mindestens aber eine.
character-goemon = Goemon
    .text = Du darfst in jedem deiner Züge eine Waffe mehr spielen.
    .other = { $name } darf in jedem eigenen Zug eine Waffe mehr spielen.
character-hanzo = Hanzō
    .text = Eine Waffe auf deiner Hand dient dir auch als Abwehr, solange sie nicht deine einzige Karte ist.
    .other = { $name } darf eine Waffe von der Hand als Abwehr spielen, solange sie nicht die einzige Handkarte ist.
character-hideyoshi = Hideyoshi
    .text = Beim Ziehen zu Beginn deines Zuges bekommst du eine Karte mehr.
    .other = { $name } bekommt beim Ziehen zu Beginn des eigenen Zuges eine Karte mehr.
character-ieyasu = Ieyasu
    .text = Beim Ziehen zu Beginn deines Zuges darf deine erste Karte die oberste des Ablagestapels sein.
    .other = { $name } darf beim Ziehen zu Beginn des eigenen Zuges als erste Karte die oberste des Ablagestapels nehmen.
character-kojiro = Kojirō
    .text = Für deine Waffen ist kein Schwierigkeitsgrad zu hoch.
    .other = Für die Waffen von { $name } ist kein Schwierigkeitsgrad zu hoch.
character-musashi = Musashi
    .text = Trifft deine Waffe, verursacht sie eine Verwundung mehr.
    .other = Trifft eine Waffe von { $name }, verursacht sie eine Verwundung mehr.
character-nobunaga = Nobunaga
    .text = Während du in deinem Zug Karten spielst, darfst du beliebig oft einen Widerstandspunkt für eine Karte zahlen, nur nicht den letzten.
    .other = { $name } darf beim Ausspielen im eigenen Zug beliebig oft einen Widerstandspunkt für eine Karte zahlen, nur nicht den letzten.
character-tomoe = Tomoe
    .text = Verwundet deine Waffe jemanden, ziehst du eine Karte, aber nur eine, gleich wie schwer der Treffer ist.
    .other = Verwundet eine Waffe von { $name } jemanden, zieht { $name } eine Karte, aber nur eine, gleich wie schwer der Treffer ist.
character-ushiwaka = Ushiwaka
    .text = Für jeden Widerstandspunkt, den dir eine Waffe nimmt, ziehst du eine Karte.
    .other = Für jeden Widerstandspunkt, den { $name } durch eine Waffe verliert, zieht { $name } eine Karte.

## Charaktere aus Rising Sun

character-bokuden = Bokuden
    .text = Immer wenn du eine Torii-Karte spielst, auch als Antwort, darfst du eine Karte ziehen.
    .other = Immer wenn { $name } eine Torii-Karte spielt, auch als Antwort, darf { $name } eine Karte ziehen.
character-gracia = Gracia
    .text = Zu Beginn jedes deiner Züge erhältst du nach dem Erholen einen Widerstandspunkt zurück, sofern dir einer fehlt.
    .other = { $name } erhält zu Beginn jedes eigenen Zuges nach dem Erholen einen Widerstandspunkt zurück, sofern einer fehlt.
character-kanbei = Kanbei
    .text = Du darfst eine Besitzkarte, die vor dir liegt, als Abwehr abwerfen, auch ohne Handkarten, nur nicht gegen einen Chigiriki.
    .other = { $name } darf eine eigene ausliegende Besitzkarte als Abwehr abwerfen, auch ohne Handkarten, nur nicht gegen einen Chigiriki.
character-kenshin = Kenshin
    .text = Von allen Waffen verwunden dich nur solche mit Origami.
    .other = Von allen Waffen verwunden { $name } nur solche mit Origami.
character-lady_chacha = Lady Chacha
    .text = Wird eine Waffe auf dich gespielt, deckst du zwei Karten auf. Zeigen beide dasselbe Symbol, verpufft der Angriff.
    .other = Wird eine Waffe auf { $name } gespielt, deckt { $name } zwei Karten auf. Zeigen beide dasselbe Symbol, verpufft der Angriff.
character-masamune = Masamune
    .text = Immer wenn du eine Karte aufdeckst, dürfen es nacheinander bis zu drei sein; du wählst, welche davon zählt.
    .other = Immer wenn { $name } eine Karte aufdeckt, dürfen es nacheinander bis zu drei sein; { $name } wählt, welche davon zählt.
character-motonari = Motonari
    .text = Immer wenn ein Spieler, auch du selbst, den letzten Widerstandspunkt verliert, ziehst du eine Karte.
    .other = Immer wenn jemand am Tisch den letzten Widerstandspunkt verliert, auch { $name } selbst, zieht { $name } eine Karte.
character-okuni = Okuni
    .text = Soll dich die Aktion eines anderen treffen, darfst du eine Origami-Karte spielen, um nicht betroffen zu sein.
    .other = Soll die Aktion eines anderen { $name } treffen, darf { $name } eine Origami-Karte spielen, um nicht betroffen zu sein.
character-shima = Shima
    .text = Einmal in jedem deiner Züge darfst du, während du Karten spielst, einen Widerstandspunkt zahlen, nur nicht den letzten, und eine beliebige Besitzkarte im Spiel auf deine Hand nehmen.
    .other = { $name } darf einmal in jedem eigenen Zug beim Ausspielen einen Widerstandspunkt zahlen, nur nicht den letzten, und eine beliebige Besitzkarte im Spiel auf die Hand nehmen.
character-shingen = Shingen
    .text = Waffen mit dem Symbol Fuji zählen nicht mit: Davon darfst du in einem Zug beliebig viele spielen.
    .other = Waffen mit dem Symbol Fuji zählen nicht mit: Davon darf { $name } in einem Zug beliebig viele spielen.
character-yoshihiro = Yoshihiro
    .text = Jede Waffe fügt dir eine Verwundung mehr zu.
    .other = Jede Waffe fügt { $name } eine Verwundung mehr zu.
character-yukimura = Yukimura
    .text = Verwundet dich ein anderer Spieler, deckst du eine Karte auf. Zeigt sie Origami, nimmt er seinerseits eine Verwundung hin, die sich nicht abwehren lässt.
    .other = Wird { $name } von jemand anderem verwundet, deckt { $name } eine Karte auf. Bei Origami erleidet der andere eine Verwundung, die sich nicht abwehren lässt.

## Der Sondercharakter

character-rikyu = Rikyū
    .text = Geht der Nachziehstapel zu Ende, verlierst du keinen Ehrenpunkt.
    .other = { $name } verliert keine Ehre, wenn der Nachziehstapel ausgeht.

## Rollen

role-shogun = Shōgun
    .text = Jeder weiß, wer du bist. Zusammen mit deinen Samurai, falls es welche gibt, willst du mehr Punkte als die anderen Teams.
    .other = Alle wissen, wer der Shōgun ist. Zusammen mit seinen Samurai, falls es welche gibt, braucht er mehr Punkte als jedes andere Team.
role-samurai = Samurai
    .text = Insgeheim dienst du dem Shōgun: Am Ende werden eure Punkte zusammengezählt.
    .other = Ein Samurai dient heimlich dem Shōgun. Am Ende werden die Punkte beider zusammengezählt.
role-ninja = Ninja
    .text = Mit den anderen Ninja willst du mehr Punkte als das Team des Shōgun und jeder Rōnin. Wer zu dir gehört, musst du selbst herausfinden.
    .other = Die Ninja brauchen zusammen mehr Punkte als das Team des Shōgun und jeder Rōnin. Wer zu ihnen gehört, müssen sie selbst herausfinden.
role-ronin = Rōnin
    .text = Du dienst niemandem, und am Ende wird deine Ehre vervielfacht. Nur zu acht gibt es zwei Rōnin: Dann gewinnt ihr gemeinsam, ohne euch zu kennen, und die Ehre dessen, der mehr Sterne hat, zählt doppelt.
    .other = Ein Rōnin spielt für sich allein, und seine Ehre wird am Ende vervielfacht. Zu acht gibt es zwei Rōnin: Sie gewinnen gemeinsam, ohne sich zu kennen, und die Ehre desjenigen mit mehr Sternen zählt doppelt.

## Teams

team-shogun = Team des Shōgun
team-ninja = Ninja
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

word-harmless = harmlos
word-difficulty = Schwierigkeitsgrad
word-wounds = Verwundungen
word-in-play = im Spiel
word-deadly-strike = Tödlicher Schlag
