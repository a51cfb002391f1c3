import { describe, expect, it } from 'vitest';
import { codeIn } from './code';
import { Draft } from './draft.svelte';

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
