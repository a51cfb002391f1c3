### The pictures of the rules pages.

picture-difficulty = Six players A to F in a circle; A has two Armor
picture-attacks = A attacks this player
picture-attacked = this player attacks A
picture-needs = { $seat }: A attacks at { $out }, is attacked at { $back }.
picture-weapon = A weapon card: { $card }
picture-kind = The corner, a red triangle: a weapon. Properties are blue squares, actions yellow diamonds.
picture-symbol = Symbol { $symbol }: only used with Rising Sun.
picture-reach = Difficulty { $reach }: the weapon reaches players up to this number.
picture-wounds = Wounds { $wounds }: resilience lost unless it is parried.
