import { describe, expect, it } from 'vitest';
import type { BookInfo, RulingInfo } from '../protocol.gen';
import { codeIn } from './code';
import { Draft } from './making/draft.svelte';

describe('the code of a table', () => {
  it.each([
    ['abc234', 'ABC234'],
    [' abc-234 ', 'ABC234'],
    ['https://chanbara.example/t/abc234', 'ABC234'],
    ['https://chanbara.example/t/ABC234#seat=1&token=x', 'ABC234'],
    ['', ''],
  ])('is found in %j', (typed, code) => expect(codeIn(typed)).toBe(code));
});

describe('a table that is being thought out', () => {
  it('has the expansion with eight players, and seven at most without', () => {
    const draft = new Draft();
    draft.players = 8;
    expect(draft.options.game).toMatchObject({ players: 8, rising_sun: true });
    draft.cast = 'rising_sun';
    draft.leaveRisingSun();
    expect(draft.options.game).toMatchObject({ players: 7, rising_sun: false, cast: 'mixed' });
  });

  it('keeps its own seat free of bots, and tells only of seats that there are', () => {
    const draft = new Draft();
    draft.players = 3;
    expect(draft.isAlone).toBe(false);
    draft.fillWithBots('greedy');
    expect(draft.isAlone).toBe(true);
    expect(draft.options.bots).toEqual([null, 'greedy', 'greedy']);
    draft.bots[2] = null;
    expect(draft.isAlone).toBe(false);
  });

  it('leaves a bot alone that was chosen already', () => {
    const draft = new Draft();
    draft.players = 3;
    draft.bots[1] = 'random';
    draft.fillWithBots('greedy');
    expect(draft.options.bots).toEqual([null, 'random', 'greedy']);
    draft.fillWithBots('detective');
    expect(draft.options.bots, 'where all seats have one, it is for all of them').toEqual([
      null,
      'detective',
      'detective',
    ]);
    draft.keepForFriends();
    expect(draft.options.bots).toEqual([null, null, null]);
  });

  it('tells the clock that was chosen, and nothing of the others', () => {
    const draft = new Draft();
    expect(draft.options.clock).toEqual({ clock: 'none' });
    draft.clock = 'live';
    expect(draft.options.clock).toEqual({ clock: 'live', decision: 60, window: 20, reserve: 120, grace: 90 });
    draft.clock = 'days';
    expect(draft.options.clock).toEqual({ clock: 'days', days: 2 });
  });
});

describe('the book of a table', () => {
  const ours: BookInfo = { name: 'ours', rulings: {} };
  const german: BookInfo = { name: 'german', rulings: { parry: false } };
  const ruling = (name: string, rising_sun: boolean): RulingInfo => ({
    name,
    values: [true, false],
    usual: true,
    rule: '9.1',
    rising_sun,
  });

  it('is ours until another is chosen, and only what differs from it is sent', () => {
    const draft = new Draft();
    expect(draft.options.game).toMatchObject({ book: 'ours', rulings: {} });
    draft.rule(ours, ruling('deck', false), false);
    draft.rule(ours, ruling('score', false), false);
    draft.rule(ours, ruling('score', false), true);
    expect(draft.options.game).toMatchObject({ book: 'ours', rulings: { deck: false } });
    draft.follow(german);
    draft.rule(german, ruling('parry', false), false);
    expect(draft.options.game).toMatchObject({ book: 'german', rulings: { deck: false } });
    draft.rule(german, ruling('parry', false), true);
    expect(draft.rulings).toEqual({ deck: false, parry: true });
  });

  it('takes up what was chosen alone and is its own word', () => {
    const draft = new Draft();
    draft.rule(ours, ruling('parry', false), false);
    draft.follow(german);
    expect(draft.rulings).toEqual({});
    draft.follow(ours);
    expect(draft.rulings, 'and ours says what it always said').toEqual({});
  });

  it('has rulings on the expansion only while the expansion is there', () => {
    const draft = new Draft();
    draft.risingSun = true;
    draft.rule(ours, ruling('parry', true), false);
    draft.rule(ours, ruling('deck', false), false);
    draft.leaveRisingSun();
    expect(draft.rulings).toEqual({ deck: false });
    draft.risingSun = true;
    expect(draft.rulings).toEqual({ parry: false, deck: false });
  });
});
