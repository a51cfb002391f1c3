/** How long things are shown: long enough to be followed, never so long that players wait. */
import { memory } from './memory.svelte';
import type { Duel, ToldEvent, Sword } from './protocol.gen';

/** In milliseconds; what is not listed takes no time. */
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
/** Normal speed; for those who like it fast or have reduced motion; for those who have both. */
const PACES = [1, 0.35, 0];

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long the events of one update are shown. A player who is behind, or not looking, does not have to wait. */
export function lengthOf(events: readonly ToldEvent[], behind: number): number {
  if (document.hidden || behind > 2) return 0;
  const whole = events.reduce((sum, event) => sum + (BEATS[event.kind] ?? 0), 0);
  const hurry = Number(memory.settings.fast) + Number(isStill());
  return Math.min(whole, LONGEST) * (PACES[hurry] ?? 0);
}

/** What is shown at once, and which of it is new. */
export type Moment = { shown: readonly ToldEvent[]; fresh: readonly ToldEvent[] };

/** At a table everything that a choice caused is shown together, in a duel one thing after the other. */
export function momentsOf({ type, events }: Pick<Sword | Duel, 'type' | 'events'>): readonly Moment[] {
  if (type === 'sword') return [{ shown: events, fresh: events }];
  const places = events.flatMap((event, place) => (event.kind in BEATS ? [place] : []));
  // An event without a time of its own comes with the one before.
  const ends = places.map((_, number) => places[number + 1] ?? events.length);
  return ends.map((end, number) => ({
    shown: events.slice(0, end),
    fresh: events.slice(number === 0 ? 0 : ends[number - 1], end),
  }));
}

let passOver = (): void => undefined;

/** End what is being shown now. */
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
