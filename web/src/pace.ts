/** How long things are shown: long enough to be followed, never long enough to be waited for. */
import { memory } from './memory.svelte';
import type { Duel, ToldEvent, Sword } from './protocol.gen';

/** In milliseconds; what is not listed passes at once. */
const BEATS: Record<string, number> = {
  TurnBegan: 350,
  Drew: 350,
  TookDiscard: 400,
  Played: 650,
  AbilityUsed: 400,
  Answered: 650,
  Unanswered: 300,
  Escaped: 600,
  Wounded: 550,
  Defeated: 800,
  HonorGiven: 500,
  HonorLost: 500,
  HonorGained: 500,
  DeckRenewed: 600,
  CardTaken: 450,
  Discarded: 300,
  PropertyRemoved: 400,
  PropertyPassed: 500,
  PropertyTaken: 450,
  Flipped: 600,
  Shown: 500,
  ShownTaken: 450,
  Buried: 600,
  Turned: 650,
  Combo: 550,
  Hit: 650,
  Missed: 650,
  Released: 550,
  Rolled: 900,
  ArmourLost: 700,
  EnemyLost: 450,
  EnemyDied: 800,
  SideTurned: 500,
  Sacrificed: 650,
  Countered: 950,
  NoCounter: 550,
  LifeChanged: 400,
  VirtueGained: 700,
  RoundBegan: 450,
  AttackBegan: 300,
};
const LONGEST = 1600;
/** For nobody in a hurry; for who likes it fast, or has no motion to follow; for who has both. */
const PACES = [1, 0.35, 0];

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long the events of one update are shown. Who is behind, or not looking, is not made to wait. */
export function lengthOf(events: readonly ToldEvent[], behind: number): number {
  if (document.hidden || behind > 2) return 0;
  const whole = events.reduce((sum, event) => sum + (BEATS[event.kind] ?? 0), 0);
  const hurry = Number(memory.settings.fast) + Number(isStill());
  return Math.min(whole, LONGEST) * (PACES[hurry] ?? 0);
}

/** What is shown at once, and which of it is new. */
export type Moment = { shown: readonly ToldEvent[]; fresh: readonly ToldEvent[] };

/** Of a table all that a choice brought about is shown together, of a duel one thing after the other. */
export function momentsOf({ type, events }: Pick<Sword | Duel, 'type' | 'events'>): readonly Moment[] {
  if (type === 'sword') return [{ shown: events, fresh: events }];
  const places = events.flatMap((event, place) => (event.kind in BEATS ? [place] : []));
  // What has no time of its own comes with the one before.
  const ends = places.map((_, number) => places[number + 1] ?? events.length);
  return ends.map((end, number) => ({
    shown: events.slice(0, end),
    fresh: events.slice(number === 0 ? 0 : ends[number - 1], end),
  }));
}

let passOver = (): void => undefined;

/** Have what is shown now be over. */
export function skipBeat(): void {
  passOver();
}

export function beat(events: readonly ToldEvent[], behind: number): Promise<void> {
  const length = lengthOf(events, behind);
  if (length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    passOver = resolve;
    setTimeout(resolve, length);
  });
}
