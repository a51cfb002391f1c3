/** While events are shown, the page applies them to the old view; the result must be the new view. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tallyOf } from '../src/duel/tally';
import { sceneOf } from '../src/duel/view';
import { momentsOf } from '../src/pace';
import type { DuelView, ToldEvent } from '../src/protocol.gen';
import type { Seen } from '../src/seen';

type Step = { view: DuelView; events: Seen[] };
const file = readFileSync(new URL('duel-scenes.json', import.meta.url), 'utf-8');
const scenes = JSON.parse(file) as Step[][];

describe('a duel that moves with its events', () => {
  const pairs = scenes.flatMap((steps) => steps.slice(1).map((step, place) => [steps[place]!, step] as const));

  it('comes to where the next view is', () => {
    expect(pairs.length).toBeGreaterThan(60);
    for (const [before, { view, events }] of pairs) {
      const { open, enemies } = sceneOf(before.view, events);
      const { life, qi, armour, strength, technique, red_die, marker, round, hand, side_b, virtue } = view.open;
      const told = { life, qi, armour, strength, technique, red_die, marker, round, hand, side_b, virtue };
      expect(open).toMatchObject(told);
      expect(enemies).toEqual(view.enemies);
    }
  });

  it('shows one thing after the other, and leaves nothing out', () => {
    for (const [, { events }] of pairs) {
      const moments = momentsOf(events as ToldEvent[]);
      expect(moments.flatMap(({ fresh }) => fresh)).toEqual(moments.length === 0 ? [] : events);
      moments.forEach(({ shown }, place) => expect(shown.length).toBeGreaterThan(moments[place - 1]?.shown.length ?? 0));
    }
  });

  it('is summarized in numbers at the end', () => {
    for (const steps of scenes) {
      const events = steps.flatMap((step) => step.events);
      const figures = tallyOf(events);
      expect(figures.rounds).toBe(steps.at(-1)!.view.open['round']);
      expect(figures.hits + events.filter(({ kind }) => kind === 'Missed').length).toBeLessThanOrEqual(figures.attacks);
      expect(figures.struck).toBeLessThanOrEqual(figures.counters);
    }
  });
});
