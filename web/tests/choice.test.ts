import { describe, expect, it } from 'vitest';
import type { DecisionView, OptionView } from '../src/protocol.gen';
import {
  actOf,
  begun,
  buttons,
  direct,
  isSame,
  leaving,
  ON_ABILITY,
  ON_DECK,
  ON_PILE,
  ON_REST,
  onHand,
  onProperty,
  onSeat,
  type Place,
  targetsOf,
  waysOf,
} from '../src/table/prompt/choice';

const option = (text: string, verb: string, cards: string[] = [], seats: number[] = []): OptionView => ({
  text,
  verb,
  cards,
  seats,
});

const TURN = [
  option('play katana>1', 'play', ['katana'], [1]),
  option('play katana>3', 'play', ['katana'], [3]),
  option('play geisha>1', 'play', ['geisha'], [1]),
  option('play geisha>1:armor', 'play', ['geisha', 'armor'], [1]),
  option('play daimyo', 'play', ['daimyo']),
  option('use nobunaga', 'use'),
  option('end', 'end'),
];

describe('a turn', () => {
  const ways = waysOf(TURN);

  it('is begun at the cards that can be played, and at the ability', () => {
    const found = [onHand('katana'), onHand('geisha'), onHand('daimyo'), ON_ABILITY, ON_REST].map((place) => begun(ways, place));
    expect(found).toEqual([0, 2, 4, 5, 6]);
    expect(begun(ways, onHand('bo'))).toBeNull();
    expect(begun(ways, ON_DECK)).toBeNull();
  });

  it('shows whom a card reaches', () => {
    expect(targetsOf(ways, onHand('katana'))).toEqual([
      { place: onSeat(1), option: 0 },
      { place: onSeat(3), option: 1 },
    ]);
    expect(targetsOf(ways, onHand('geisha'))).toEqual([
      { place: onSeat(1), option: 2 },
      { place: onProperty(1, 'armor'), option: 3 },
    ]);
    expect(targetsOf(ways, onHand('daimyo'))).toEqual([]);
  });

  it('plays at once what needs no target', () => {
    expect(direct(ways, onHand('daimyo'))).toBe(4);
    expect(direct(ways, onHand('katana'))).toBeNull();
    expect(direct(ways, ON_ABILITY)).toBe(5);
  });

  it('has buttons for what is not in the hand, and one for ending', () => {
    expect(buttons(TURN, ways)).toEqual([5]);
    expect(leaving(TURN)).toBe(6);
  });
});

describe('every other question', () => {
  const CASES: [string, OptionView, Place, Place | null][] = [
    ['a parry from hand', option('parry parry', 'parry', ['parry']), onHand('parry'), null],
    ['a property as a parry', option('parry>2:armor', 'parry', ['armor'], [2]), onProperty(2, 'armor'), null],
    ['a Peasant', option('discard>0:peasant', 'discard', ['peasant'], [0]), onProperty(0, 'peasant'), null],
    ['an ability on a property', option('use shima>3:armor', 'use', ['armor'], [3]), ON_ABILITY, onProperty(3, 'armor')],
    ['the discard pile', option('take bo', 'take', ['bo']), ON_PILE, null],
    ['a card that was shown', option('take bo>2', 'take', ['bo'], [2]), onSeat(2), null],
    ['the deck', option('draw', 'draw'), ON_DECK, null],
    ['a player who draws', option('choose>3', 'choose', [], [3]), onSeat(3), null],
    ['a card to show', option('show bo', 'show', ['bo']), onHand('bo'), null],
    ['a card to be left out', option('escape bo', 'escape', ['bo']), onHand('bo'), null],
    ['a card that counts', option('count bo', 'count', ['bo']), ON_REST, null],
    ['another card revealed', option('reveal', 'reveal'), ON_REST, null],
    ['letting it be', option('pass', 'pass'), ON_REST, null],
  ];

  it.each(CASES)('%s', (_, one, first, then) => {
    expect(waysOf([one])).toEqual([{ option: 0, first, then }]);
  });

  it('whatever is asked, each option is a button, in the hand, or on the table', () => {
    for (const [, one] of CASES) {
      const ways = waysOf([one]);
      const reachable = ways[0]!.first.kind === 'hand' || ways[0]!.then !== null || leaving([one]) === 0;
      expect(reachable || buttons([one], ways).includes(0)).toBe(true);
    }
  });
});

describe('asking why', () => {
  const decision = (kind: string): DecisionView => ({ number: 1, seat: 0, kind, by: null, source: null, options: [] });

  it('writes the act in notation', () => {
    expect(actOf(decision('play'), onHand('bo'), onSeat(3))).toBe('play bo>3');
    expect(actOf(decision('play'), onHand('geisha'), onProperty(3, 'armor'))).toBe('play geisha>3:armor');
    expect(actOf(decision('parry'), onHand('bo'), null)).toBe('parry bo');
    expect(actOf(decision('weapon'), onHand('parry'), null)).toBe('discard parry');
  });

  it('asks nothing where there is no act', () => {
    expect(actOf(decision('grant'), onHand('bo'), null)).toBeNull();
    expect(actOf(decision('play'), ON_DECK, null)).toBeNull();
  });
});

describe('places', () => {
  const PLACES = [onHand('bo'), onHand('katana'), onSeat(1), onSeat(2), onProperty(1, 'armor'), onProperty(2, 'armor'), onProperty(1, 'bushido'), ON_PILE, ON_DECK, ON_ABILITY, ON_REST];

  it('are the same only as themselves', () => {
    for (const [one, place] of PLACES.entries()) {
      expect(PLACES.map((other) => isSame(place, { ...other }))).toEqual(PLACES.map((_, other) => one === other));
    }
  });
});
