import { describe, expect, it } from 'vitest';
import type { DecisionView, OptionView } from '../src/protocol.gen';
import { actOf, beginnings, buttons, direct, leaving, targets, waysOf } from '../src/table/prompt/choice';

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
    expect([...beginnings(ways)]).toEqual(['hand:katana', 'hand:geisha', 'hand:daimyo', 'ability', 'rest']);
  });

  it('shows whom a card reaches', () => {
    expect([...targets(ways, 'hand:katana')]).toEqual([['seat:1', 0], ['seat:3', 1]]);
    expect([...targets(ways, 'hand:geisha')]).toEqual([['seat:1', 2], ['property:1:armor', 3]]);
    expect(targets(ways, 'hand:daimyo').size).toBe(0);
  });

  it('plays at once what needs no target', () => {
    expect(direct(ways, 'hand:daimyo')).toBe(4);
    expect(direct(ways, 'hand:katana')).toBeNull();
    expect(direct(ways, 'ability')).toBe(5);
  });

  it('has buttons for what is not in the hand, and one for ending', () => {
    expect(buttons(TURN, ways)).toEqual([5]);
    expect(leaving(TURN)).toBe(6);
  });
});

describe('every other question', () => {
  const CASES: [string, OptionView, string, string | null][] = [
    ['a parry from hand', option('parry parry', 'parry', ['parry']), 'hand:parry', null],
    ['a property as a parry', option('parry>2:armor', 'parry', ['armor'], [2]), 'property:2:armor', null],
    ['a Peasant', option('discard>0:peasant', 'discard', ['peasant'], [0]), 'property:0:peasant', null],
    ['an ability on a property', option('use shima>3:armor', 'use', ['armor'], [3]), 'ability', 'property:3:armor'],
    ['the discard pile', option('take bo', 'take', ['bo']), 'pile', null],
    ['a card that was shown', option('take bo>2', 'take', ['bo'], [2]), 'seat:2', null],
    ['the deck', option('draw', 'draw'), 'deck', null],
    ['a player who draws', option('choose>3', 'choose', [], [3]), 'seat:3', null],
    ['a card to show', option('show bo', 'show', ['bo']), 'hand:bo', null],
    ['a card to be left out', option('escape bo', 'escape', ['bo']), 'hand:bo', null],
    ['a card that counts', option('count bo', 'count', ['bo']), 'rest', null],
    ['another card revealed', option('reveal', 'reveal'), 'rest', null],
    ['letting it be', option('pass', 'pass'), 'rest', null],
  ];

  it.each(CASES)('%s', (_, one, first, then) => {
    expect(waysOf([one])).toEqual([{ option: 0, first, then }]);
  });

  it('whatever is asked, each option is a button, in the hand, or on the table', () => {
    for (const [, one] of CASES) {
      const ways = waysOf([one]);
      const reachable = ways[0]!.first.startsWith('hand:') || ways[0]!.then !== null || leaving([one]) === 0;
      expect(reachable || buttons([one], ways).includes(0)).toBe(true);
    }
  });
});

describe('asking why', () => {
  const decision = (kind: string): DecisionView => ({ number: 1, seat: 0, kind, by: null, source: null, options: [] });

  it('writes the act in notation', () => {
    expect(actOf(decision('play'), 'hand:bo', 'seat:3')).toBe('play bo>3');
    expect(actOf(decision('play'), 'hand:geisha', 'property:3:armor')).toBe('play geisha>3:armor');
    expect(actOf(decision('parry'), 'hand:bo', null)).toBe('parry bo');
    expect(actOf(decision('weapon'), 'hand:parry', null)).toBe('discard parry');
  });

  it('asks nothing where there is no act', () => {
    expect(actOf(decision('grant'), 'hand:bo', null)).toBeNull();
    expect(actOf(decision('play'), 'deck', null)).toBeNull();
  });
});
