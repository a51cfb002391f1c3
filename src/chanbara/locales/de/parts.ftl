### Eigene Karten aus Dateien: die Sätze, die aus ihren Teilen entstehen.
### Ein Teil steht als Verb | Rest | Nachsatz | was folgt; $form ist me, one, many oder inf.

say-clause = { $order ->
    [after] { $verb } { $subject } { $rest } { $tail }
   *[start] { $subject } { $verb } { $rest } { $tail }
}
say-bare = { $verb } { $rest } { $tail }
say-infinitive = { $rest } { $verb }
say-may = { $order ->
    [after] { $form ->
        [me] darfst
        [many] dürfen
       *[one] darf
    } { $subject } { $doing }
   *[start] { $subject } { $form ->
        [me] darfst
        [many] dürfen
       *[one] darf
    } { $doing }
}
say-and = { $one } und { $other }
say-or = { $one } oder { $other }
say-or-else = { $one }, oder { $other }
say-then = danach
say-otherwise = sonst
say-unmet = wenn nicht,
say-met = wenn doch,
say-if = wenn { $condition },
say-happening = Folgendes geschehen lassen: { $what }

## Wer

say-name-you = { $case ->
    [gen] deiner
    [dat] dir
    [acc] dich
   *[other] du
}
say-form-you = me
say-leaves-out-you = never
say-name-holder = { $case ->
    [gen] von ihm
    [dat] ihm
    [acc] ihn
   *[other] er
}
say-form-holder = one
say-name-holder-later = { $case ->
    [gen] von ihm
    [dat] ihm
    [acc] ihn
   *[other] er
}
say-form-holder-later = one
say-leaves-out-holder-later = never
say-name-name = { $case ->
    [gen] von { $name }
   *[other] { $name }
}
say-form-name = one
say-name-name-later = { $case ->
    [gen] von { $name }
   *[other] { $name }
}
say-form-name-later = one
say-leaves-out-name-later = never
say-name-another = { $case ->
    [gen] eines anderen Spielers
    [dat] einem anderen Spieler
    [acc] einen anderen Spieler
   *[other] ein anderer Spieler
}
say-form-another = one
say-name-any = { $case ->
    [gen] eines beliebigen Spielers
    [dat] einem beliebigen Spieler
    [acc] einen beliebigen Spieler
   *[other] ein beliebiger Spieler
}
say-form-any = one
say-name-that = { $case ->
    [gen] dieses Spielers
    [dat] diesem Spieler
    [acc] diesen Spieler
   *[other] dieser Spieler
}
say-form-that = one
say-name-chosen = { $case ->
    [gen] eines Spielers { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
    [dat] einem Spieler { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
    [acc] einen Spieler { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
   *[other] ein Spieler { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
}
say-form-chosen = one
say-name-chosen-other = { $case ->
    [gen] eines anderen Spielers { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
    [dat] einem anderen Spieler { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
    [acc] einen anderen Spieler { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
   *[other] ein anderer Spieler { $me ->
        [me] deiner Wahl
       *[other] nach Wahl
    }
}
say-form-chosen-other = one
say-name-attacker = { $case ->
    [gen] des Angreifers
    [dat] dem Angreifer
    [acc] den Angreifer
   *[other] der Angreifer
}
say-form-attacker = one
say-name-target = { $case ->
    [gen] des Ziels
    [dat] dem Ziel
   *[other] das Ziel
}
say-form-target = one
say-name-others = { $case ->
    [gen] jedes anderen
    [dat] jedem anderen
    [acc] jeden anderen
   *[other] jeder andere
}
say-form-others = one
say-name-others-standing = jeder andere, der nicht harmlos ist,
say-form-others-standing = one
say-name-everyone = { $case ->
    [gen] jedes Spielers
    [dat] jedem Spieler
    [acc] jeden Spieler
   *[other] jeder Spieler
}
say-form-everyone = one
say-name-everyone-standing = jeder, der nicht harmlos ist,
say-form-everyone-standing = one
say-name-neighbors = { $case ->
    [gen] { $me ->
        [me] deiner beiden Nachbarn
       *[other] der beiden Nachbarn
    }
    [dat] { $me ->
        [me] deinen beiden Nachbarn
       *[other] den beiden Nachbarn
    }
    [acc] { $me ->
        [me] deine beiden Nachbarn
       *[other] die beiden Nachbarn
    }
   *[other] { $me ->
        [me] erst dein linker, dann dein rechter Nachbar
       *[other] erst der linke, dann der rechte Nachbar
    }
}
say-form-neighbors = one
say-name-neighbors-standing = { $me ->
    [me] erst dein linker, dann dein rechter Nachbar
   *[other] erst der linke, dann der rechte Nachbar
}, sofern nicht harmlos,
say-form-neighbors-standing = one
say-name-left = { $case ->
    [gen] { $me ->
        [me] deines linken Nachbarn
       *[other] des linken Nachbarn
    }
    [dat] { $me ->
        [me] deinem linken Nachbarn
       *[other] dem linken Nachbarn
    }
    [acc] { $me ->
        [me] deinen linken Nachbarn
       *[other] den linken Nachbarn
    }
   *[other] { $me ->
        [me] dein linker Nachbar
       *[other] der linke Nachbar
    }
}
say-form-left = one
say-name-right = { $case ->
    [gen] { $me ->
        [me] deines rechten Nachbarn
       *[other] des rechten Nachbarn
    }
    [dat] { $me ->
        [me] deinem rechten Nachbarn
       *[other] dem rechten Nachbarn
    }
    [acc] { $me ->
        [me] deinen rechten Nachbarn
       *[other] den rechten Nachbarn
    }
   *[other] { $me ->
        [me] dein rechter Nachbar
       *[other] der rechte Nachbar
    }
}
say-form-right = one
say-name-active = { $case ->
    [gen] des Spielers am Zug
    [dat] dem Spieler am Zug
    [acc] den Spieler am Zug
   *[other] der Spieler am Zug
}
say-form-active = one
say-name-card = diese Karte
say-form-card = one
say-name-attack = der Angriff
say-form-attack = one

## Wie viel

say-number = { $n ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $n }
}
say-unit-cards = { $n ->
    [1] eine Karte
   *[other] { $number } Karten
}
say-many-cards = so viele Karten
say-unit-hand = { $n ->
    [1] eine Handkarte eigener Wahl
   *[other] { $number } Handkarten eigener Wahl
}
say-many-hand = so viele Handkarten
say-unit-random = { $n ->
    [1] eine zufällige Karte
   *[other] { $number } zufällige Karten
}
say-many-random = so viele zufällige Karten
say-unit-resilience = { $n ->
    [1] einen Widerstandspunkt
   *[other] { $number } Widerstandspunkte
}
say-many-resilience = so viele Widerstandspunkte
say-unit-wounds = { $n ->
    [1] eine Verwundung
   *[other] { $number } Verwundungen
}
say-many-wounds = so viele Verwundungen
say-unit-honor = { $n ->
    [1] einen Ehrenpunkt
   *[other] { $number } Ehrenpunkte
}
say-many-honor = so viele Ehrenpunkte
say-unit-counters = { $n ->
    [1] eine Marke
   *[other] { $number } Marken
}
say-per-point = für jeden verlorenen Widerstandspunkt
say-as-honor = , wie { $subject } Ehrenpunkte { $form ->
    [me] hast
    [many] haben
   *[one] hat
}
say-as-properties = , wie Besitzkarten vor { $form ->
    [me] dir
   *[one] { $to }
} liegen
say-as-hand = , wie { $subject } Handkarten { $form ->
    [me] hast
    [many] haben
   *[one] hat
}
say-as-resilience = , wie { $subject } Widerstandspunkte { $form ->
    [me] hast
    [many] haben
   *[one] hat
}
say-as-missing = , wie { $to } Widerstandspunkte fehlen
say-as-counters = , wie Marken auf dieser Karte liegen

## Was geschieht

say-draw = { $form ->
    [me] ziehst
    [many] ziehen
    [inf] ziehen
   *[one] zieht
} | { $what }
say-recover = { $form ->
    [me] erhältst
    [many] erhalten
    [inf] zurückerhalten
   *[one] erhält
} | { $what } | { $form ->
    [inf] { "" }
   *[other] zurück
}
say-recover-all = { $form ->
    [me] erhältst
    [many] erhalten
    [inf] zurückerhalten
   *[one] erhält
} | alle Widerstandspunkte | { $form ->
    [inf] { "" }
   *[other] zurück
}
say-pay = { $form ->
    [me] zahlst
    [many] zahlen
    [inf] zahlen
   *[one] zahlt
} | { $what } (nur nicht den letzten)
say-bleed = { $form ->
    [me] verlierst
    [many] verlieren
    [inf] verlieren
   *[one] verliert
} | { $what } | | , doch nie den letzten
say-wound = { $form ->
    [me] nimmst
    [many] nehmen
    [inf] hinnehmen
   *[one] nimmt
} | { $what } | { $form ->
    [inf] { "" }
   *[other] hin
}
say-demand-parry = { $form ->
    [me] antwortest
    [many] antworten
    [inf] antworten
   *[one] antwortet
} | mit einer Abwehr
say-demand-weapon = { $form ->
    [me] gibst
    [many] geben
    [inf] hergeben
   *[one] gibt
} | eine Waffe aus der Hand | { $form ->
    [inf] { "" }
   *[other] her
}
say-take = { $form ->
    [me] nimmst
    [many] nehmen
    [inf] nehmen
   *[one] nimmt
} | { $what } aus der Hand { $whose }
say-discard = { $form ->
    [me] wirfst
    [many] werfen
    [inf] abwerfen
   *[one] wirft
} | { $what } | { $form ->
    [inf] { "" }
   *[other] ab
}
say-discard-random = { $form ->
    [me] wirfst
    [many] werfen
    [inf] abwerfen
   *[one] wirft
} | { $what } aus der Hand | { $form ->
    [inf] { "" }
   *[other] ab
}
say-strip-hand = { $form ->
    [me] wirfst
    [many] werfen
    [inf] abwerfen
   *[one] wirft
} | eine zufällige Karte aus der Hand { $whose } | { $form ->
    [inf] { "" }
   *[other] ab
}
say-strip-hand-or-property = { $form ->
    [me] wirfst
    [many] werfen
    [inf] abwerfen
   *[one] wirft
} | eine Besitzkarte im Spiel oder eine zufällige Karte aus der Hand eines Spielers | { $form ->
    [inf] { "" }
   *[other] ab
}
say-strip-property = { $form ->
    [me] wirfst
    [many] werfen
    [inf] abwerfen
   *[one] wirft
} | eine beliebige Besitzkarte im Spiel | { $form ->
    [inf] { "" }
   *[other] ab
}
say-pick-up-property = { $form ->
    [me] nimmst
    [many] nehmen
    [inf] nehmen
   *[one] nimmt
} | eine beliebige Besitzkarte im Spiel auf { $me ->
    [me] deine
   *[other] die
} Hand
say-pick-up-hand-or-property = { $form ->
    [me] nimmst
    [many] nehmen
    [inf] nehmen
   *[one] nimmt
} | die Besitzkarte auf { $me ->
    [me] deine
   *[other] die
} Hand
say-discard-properties = { $form ->
    [me] wirfst
    [many] werfen
    [inf] abwerfen
   *[one] wirft
} | alle { $form ->
    [me] deine Besitzkarten
   *[other] eigenen Besitzkarten
} | { $form ->
    [inf] { "" }
   *[other] ab
}
say-discard-this = { $form ->
    [me] wirfst
    [many] werfen
    [inf] abwerfen
   *[one] wirft
} | diese Karte | { $form ->
    [inf] { "" }
   *[other] ab
}
say-pass-this = { $form ->
    [me] reichst
    [many] reichen
    [inf] weiterreichen
   *[one] reicht
} | diese Karte nach links | { $form ->
    [inf] { "" }
   *[other] weiter
}
say-lose-honor = { $form ->
    [me] verlierst
    [many] verlieren
    [inf] verlieren
   *[one] verliert
} | { $what }
say-gain-honor = { $form ->
    [me] bekommst
    [many] bekommen
    [inf] bekommen
   *[one] bekommt
} | { $what }
say-give-honor = { $form ->
    [me] gibst
    [many] geben
    [inf] abgeben
   *[one] gibt
} | { $to } { $what } | { $form ->
    [inf] { "" }
   *[other] ab
}
say-take-honor = { $form ->
    [me] nimmst
    [many] nehmen
    [inf] abnehmen
   *[one] nimmt
} | { $to } { $what } | { $form ->
    [inf] { "" }
   *[other] ab
}
say-return-this = kehrt | auf { $me ->
    [me] deine
   *[other] die
} Hand | zurück
say-show = { $form ->
    [me] wählst
    [many] wählen
    [inf] wählen
   *[one] wählt
} | eine Handkarte | | , dann zeigen alle ihre Karte gleichzeitig; eine davon { $me ->
    [me] nimmst du
   *[other] nimmt, wer diese Karte gespielt hat
}
say-reveal = { $form ->
    [me] deckst
    [many] decken
    [inf] aufdecken
   *[one] deckt
} | eine Karte | { $form ->
    [inf] { "" }
   *[other] auf
}
say-reveal-pair = { $form ->
    [me] deckst
    [many] decken
    [inf] aufdecken
   *[one] deckt
} | zwei Karten | { $form ->
    [inf] { "" }
   *[other] auf
}
say-end-attack = verpufft
say-choose = { $form ->
    [me] wählst
    [many] wählen
    [inf] wählen
   *[one] wählt
}
say-choose-player = einen Spieler
say-choose-other = einen anderen Spieler
say-look-role = { $form ->
    [me] siehst
    [many] sehen
    [inf] ansehen
   *[one] sieht
} | { $form ->
    [me] dir
    [inf] { $me ->
        [me] dir
       *[other] sich
    }
   *[other] sich
} die Rolle { $whose } | { $form ->
    [inf] { "" }
   *[other] an
}
say-look-hand = { $form ->
    [me] siehst
    [many] sehen
    [inf] ansehen
   *[one] sieht
} | { $form ->
    [me] dir
    [inf] { $me ->
        [me] dir
       *[other] sich
    }
   *[other] sich
} die Hand { $whose } | { $form ->
    [inf] { "" }
   *[other] an
}
say-swap = { $form ->
    [me] tauschst
    [many] tauschen
    [inf] tauschen
   *[one] tauscht
} | mit { $to } alle Besitzkarten
say-counters = { $form ->
    [me] legst
    [many] legen
    [inf] legen
   *[one] legt
} | { $what } auf diese Karte
say-counters-off = { $form ->
    [me] nimmst
    [many] nehmen
    [inf] nehmen
   *[one] nimmt
} | { $what } von dieser Karte
say-later-next-turn = zu Beginn { $form ->
    [me] deines
   *[other] des eigenen
} nächsten Zuges
say-later-turn-end = am Ende dieses Zuges
say-do-this = dies tun

## Anfänge

say-on-weapon = bei einer Waffe
say-on-symbol = bei { $symbol }
say-not-found = wenn nicht,
say-same-symbol = zeigen beide dasselbe Symbol,
say-at-turn-start = zu Beginn { $form ->
    [me] jedes deiner Züge
   *[other] jedes eigenen Zuges
}, nach dem Erholen,
say-at-recovered = nach dem Erholen
say-at-after-recovered = nach dem Erholen
say-at-played = immer wenn { $subject } { $cards } { $form ->
    [me] spielst
   *[one] spielt
},
say-at-aimed = wird eine Waffe auf { $whom } gespielt,
say-at-wounded = { $form ->
    [me] verlierst du
   *[one] verliert { $subject }
} durch eine Waffe Widerstandspunkte,
say-at-hit = verwundet { $form ->
    [me] deine Waffe
   *[one] eine Waffe { $whose }
} jemanden,
say-at-hurt = verwundet ein anderer Spieler { $whom },
say-at-last-resilience = { $form ->
    [me] verlierst du deinen
   *[one] verliert { $subject } den
} letzten Widerstandspunkt,
say-at-any-defeat = immer wenn jemand den letzten Widerstandspunkt verliert,

## Bedingungen

say-at-least = mindestens
say-at-most = höchstens
say-noun-honor = { $n ->
    [0] keine Ehrenpunkte
    [1] { $limit } einen Ehrenpunkt
   *[other] { $limit } { $number } Ehrenpunkte
}
say-noun-properties = { $n ->
    [0] keine Besitzkarte
    [1] { $limit } eine Besitzkarte
   *[other] { $limit } { $number } Besitzkarten
} im Spiel
say-noun-hand = { $n ->
    [0] keine Handkarte
    [1] { $limit } eine Handkarte
   *[other] { $limit } { $number } Handkarten
}
say-noun-resilience = { $n ->
    [0] keine Widerstandspunkte
    [1] { $limit } einen Widerstandspunkt
   *[other] { $limit } { $number } Widerstandspunkte
}
say-noun-counters = { $n ->
    [0] keine Marke
    [1] { $limit } eine Marke
   *[other] { $limit } { $number } Marken
} auf dieser Karte
say-noun-missing = { $limit } { $n ->
    [1] einen Widerstandspunkt
   *[other] { $number } Widerstandspunkte
} verloren
say-check-has = { $subject } { $what } { $form ->
    [me] hast
    [many] haben
   *[one] hat
}
say-check-card = es { $cards } ist
say-check-players = { $limit } { $number } Leute spielen
say-check-turn-mine = { $me ->
    [me] du am Zug bist
   *[one] { $subject } am Zug ist
}
say-check-turn-others = { $me ->
    [me] du nicht am Zug bist
   *[one] { $subject } nicht am Zug ist
}
say-check-shogun = { $subject } der Shōgun { $form ->
    [me] bist
   *[one] ist
}

## Gemeinte Karten

say-cards-card = { $form ->
    [one] eine Karte
   *[other] Karten
}
say-cards-weapon = { $form ->
    [one] eine Waffe
   *[other] Waffen
}
say-cards-action = { $form ->
    [one] eine Aktion
   *[other] Aktionen
}
say-cards-property = { $form ->
    [one] eine Besitzkarte
   *[other] Besitzkarten
}
say-cards-card-symbol = { $form ->
    [one] eine { $symbol }-Karte
   *[other] { $symbol }-Karten
}
say-cards-weapon-symbol = { $form ->
    [one] eine { $symbol }-Waffe
   *[other] { $symbol }-Waffen
}
say-cards-action-symbol = { $form ->
    [one] eine { $symbol }-Aktion
   *[other] { $symbol }-Aktionen
}
say-cards-property-symbol = { $form ->
    [one] eine { $symbol }-Besitzkarte
   *[other] { $symbol }-Besitzkarten
}
say-cards-but = { $cards } außer { $but }

## Ganze Karten

say-weapon-parry = Spiel sie als Waffe oder als Abwehr.
say-weapon-steel = Abwehren lässt sie sich nur mit einer Waffe aus der Hand.
say-weapon-wounds = Sie verursacht so viele Verwundungen{ $as }.
say-weapon-adds = Hast du sie gespielt, darfst du in diesem Zug { $n ->
    [1] eine Waffe
   *[other] { $number } Waffen
} mehr spielen.
say-weapon-empty-handed = Sie trifft auch jemanden ohne Handkarten, aber nie jemanden ohne Widerstandspunkte.
say-weapon-oneself = Du darfst sie auch gegen dich selbst richten.
say-weapon-hit = verwundet sie,
say-answer-everything = Wehrt eine Waffe ab, die auf dich zielt, oder beantwortet eine Karte, die eine Abwehr verlangt. Nur als Antwort spielbar.
say-answer-weapons = Wehrt eine Waffe ab, die auf dich zielt. Nur als Antwort spielbar.
say-answered = danach
say-worth = Hast du sie bei Spielende noch auf der Hand, ist sie { $n ->
    [1] einen Punkt
   *[other] { $number } Punkte
} wert, außer für einen Rōnin.
say-property-anyone = Leg sie vor einen beliebigen Spieler.
say-property-unique = Nur eine davon kann im Spiel sein.
say-ability = { $limit ->
    [turn] einmal in { $form ->
        [me] jedem deiner Züge
       *[other] jedem eigenen Zug
    } { $doing }, während { $form ->
        [me] du Karten spielst
       *[other] Karten gespielt werden
    }
    [game] einmal im Spiel { $doing }, während { $form ->
        [me] du in deinem Zug Karten spielst
       *[other] im eigenen Zug Karten gespielt werden
    }
   *[other] { $form ->
        [me] während du in deinem Zug Karten spielst,
       *[other] beim Ausspielen im eigenen Zug
    } { $doing }, beliebig oft
}.

## Was anders ist

say-change-difficulty = Jeder Angriff auf { $whom } hat einen um { $number } { $sign ->
    [more] höheren
   *[less] niedrigeren
} Schwierigkeitsgrad.
say-change-weapon-limit = { $subject } { $form ->
    [me] darfst in jedem deiner Züge
   *[one] darf in jedem eigenen Zug
} { $n ->
    [1] eine Waffe
   *[other] { $number } Waffen
} { $sign ->
    [more] mehr
   *[less] weniger
} spielen.
say-change-cards-drawn = { $form ->
    [me] Beim Ziehen zu Beginn deines Zuges bekommst du
   *[one] { $subject } bekommt beim Ziehen zu Beginn des eigenen Zuges
} { $n ->
    [1] eine Karte
   *[other] { $number } Karten
} { $sign ->
    [more] mehr
   *[less] weniger
}.
say-change-dealt = Trifft { $form ->
    [me] deine Waffe
   *[one] eine Waffe { $whose }
}, verursacht sie { $n ->
    [1] eine Verwundung
   *[other] { $number } Verwundungen
} { $sign ->
    [more] mehr
   *[less] weniger, mindestens aber eine
}.
say-change-taken = Jede Waffe fügt { $to } { $n ->
    [1] eine Verwundung
   *[other] { $number } Verwundungen
} { $sign ->
    [more] mehr
   *[less] weniger
} zu{ $sign ->
    [more] { "" }
   *[less] , mindestens aber eine
}.
say-change-reveals = Immer wenn { $subject } eine Karte { $form ->
    [me] aufdeckst
   *[one] aufdeckt
}, dürfen es nacheinander bis zu { $up } sein; { $subject } { $form ->
    [me] wählst
   *[one] wählt
}, welche davon zählt.
say-change-always-reaches = Für { $form ->
    [me] deine Waffen
   *[one] die Waffen { $whose }
} ist kein Schwierigkeitsgrad zu hoch.
say-change-takes-discard = { $form ->
    [me] Beim Ziehen zu Beginn deines Zuges darf deine erste Karte die oberste des Ablagestapels sein
   *[one] { $subject } darf beim Ziehen zu Beginn des eigenen Zuges als erste Karte die oberste des Ablagestapels nehmen
}.
say-change-keeps-honor = { $subject } { $form ->
    [me] verlierst
   *[one] verliert
} keine Ehrenpunkte durch Besitzkarten.
say-change-keeps-honor-at-deck-end = { $subject } { $form ->
    [me] verlierst
   *[one] verliert
} keinen Ehrenpunkt, wenn der Nachziehstapel leer ist.
say-change-gives-up-properties = { $subject } { $form ->
    [me] darfst eine Besitzkarte, die vor dir liegt,
   *[one] darf eine eigene ausliegende Besitzkarte
} als Abwehr abwerfen, auch ohne Handkarten.
say-change-absorbs = Liegt sie vor { $to }, { $form ->
    [me] darfst du
   *[one] darf { $subject }
} sie abwerfen, statt einen Widerstandspunkt zu verlieren, gleich aus welchem Grund.
say-change-falls-with-honor = { $form ->
    [me] Verlierst du
   *[one] Verliert { $subject }
} Ehrenpunkte, wird sie abgeworfen.
say-change-immune-to = { $cards } verwunden { $whom } nicht.
say-change-immune-but = Nur { $cards } verwunden { $whom }.
say-change-free-weapons = { $cards } zählen nicht mit: Davon { $form ->
    [me] darfst du
   *[one] darf { $subject }
} in einem Zug beliebig viele spielen.
say-change-parries-with = { $subject } { $form ->
    [me] darfst
   *[one] darf
} { $cards } von der Hand als Abwehr spielen, solange sie nicht { $form ->
    [me] deine
   *[one] die
} einzige Handkarte ist.
say-change-escapes-with = Soll die Aktion eines anderen { $whom } treffen, { $form ->
    [me] darfst du
   *[one] darf { $subject }
} { $cards } spielen, um nicht betroffen zu sein.

## Effekte aus Dateien: was gefragt wird, was noch geschieht

ask-offer = { $card }: Soll der Effekt eintreten?
ask-offer-ability = Soll der Effekt der Fähigkeit eintreten?
ask-choose = { $card }: Welchen Spieler wählst du?
ask-choose-ability = Welchen Spieler wählst du?
ask-parry-own-card = { $card } verlangt eine Abwehr. Abwehren oder den Effekt hinnehmen?
ask-parry-own-wounds = { $card } verlangt eine Abwehr. Abwehren oder { $wounds } hinnehmen?
ask-parry-own-ability = Eine Fähigkeit verlangt eine Abwehr. Abwehren oder den Effekt hinnehmen?
ask-weapon-own-card = { $card } verlangt eine Waffe. Eine abwerfen oder den Effekt hinnehmen?
ask-weapon-own-wounds = { $card } verlangt eine Waffe. Eine abwerfen oder { $wounds } hinnehmen?
ask-weapon-own-ability = Eine Fähigkeit verlangt eine Waffe. Eine abwerfen oder den Effekt hinnehmen?
option-choose = Eintreten lassen
option-pass-offer = Verzichten
option-name-at = { $target } wählen
option-name-own = Dich selbst wählen
option-use-on = Deine Fähigkeit nutzen: { $target }
option-pass-own = Den Effekt hinnehmen
step-first = zuerst:
step-after = danach:
step-run = Der Effekt von { $effect } geht weiter.
step-apply = Der Effekt von { $effect } wird ausgeführt.
step-attacked = Ein Angriff ist im Gange;
step-offer = { $you ->
    [seat] Du entscheidest, ob ein Effekt eintritt;
   *[nobody] { $seat } entscheidet, ob ein Effekt eintritt;
}
step-choose-player = { $you ->
    [seat] Du wählst einen Spieler;
   *[nobody] { $seat } wählt einen Spieler;
}
step-demand-parry-ability = { $you ->
    [seat] Eine Fähigkeit: Du darfst abwehren;
   *[nobody] Eine Fähigkeit: { $seat } darf abwehren;
}
step-demand-weapon-ability = { $you ->
    [seat] Eine Fähigkeit: Du darfst eine Waffe abwerfen;
   *[nobody] Eine Fähigkeit: { $seat } darf eine Waffe abwerfen;
}
