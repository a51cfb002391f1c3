import { describe, expect, it } from 'vitest';
import { landedOn, livesAtFirst } from './landed';

const events = [
  { number: 0, kind: 'Hit', about: { mode: 'technique', margin: 3 } },
  { number: 1, kind: 'Wounded', about: { enemy: 0, card: 'graze', level: 1 } },
  { number: 2, kind: 'EnemyLost', about: { enemy: 0, life: 2, qi: 1 } },
  { number: 3, kind: 'Countered', about: { enemy: 0, card: 'probe', value: 1, guard: 0, hit: true } },
  { number: 4, kind: 'LifeChanged', about: { by: -1, now: 7 } },
];

describe('what lands', () => {
  it('is at the enemy while your hit is shown', () => {
    const found = landedOn(events.slice(0, 3), 0);
    expect(found.map(({ what, by }) => [what, by])).toEqual([['wound', -1], ['life', -2], ['qi', -1]]);
    expect(landedOn(events.slice(0, 3), null)).toEqual([]);
  });

  it('is at you while the counterattack is shown, and no longer at the enemy', () => {
    expect(landedOn(events, null).map(({ what, by }) => [what, by])).toEqual([['life', -1]]);
    expect(landedOn(events, 0)).toEqual([]);
  });

  it('tells how much life an enemy began with', () => {
    expect(livesAtFirst([6, 3], events)).toEqual([8, 3]);
  });
});
