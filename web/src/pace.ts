/** How long things are shown: long enough to be followed, never long enough to be waited for. */
import { memory } from './memory.svelte';
import type { Seen } from './protocol.gen';

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
};
const LONGEST = 1600;
/** For nobody in a hurry; for who likes it fast, or has no motion to follow; for who has both. */
const PACES = [1, 0.35, 0];

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long the events of one update are shown. Who is behind, or not looking, is not made to wait. */
export function lengthOf(events: readonly Seen[], behind: number): number {
  if (document.hidden || behind > 2) return 0;
  const whole = events.reduce((sum, event) => sum + (BEATS[event.kind] ?? 0), 0);
  const hurry = Number(memory.settings.fast) + Number(isStill());
  return Math.min(whole, LONGEST) * (PACES[hurry] ?? 0);
}

export function beat(events: readonly Seen[], behind: number): Promise<void> {
  const length = lengthOf(events, behind);
  return length === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, length));
}
