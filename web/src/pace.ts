/** How long things are shown: each event long enough to be followed, and never so long that a player is left behind. */
import { memory, type Pace } from './memory.svelte';
import type { ToldEvent } from './protocol.gen';
import type { Seen } from './seen';

/** In milliseconds at the normal pace; what is not listed comes with the event before it. */
const BEATS: Record<string, number> = {
  TurnBegan: 600,
  Recovered: 700,
  Drew: 600,
  TookDiscard: 700,
  Played: 860,
  AbilityUsed: 700,
  Answered: 1000,
  Unanswered: 600,
  Escaped: 1000,
  AttackFoiled: 900,
  Wounded: 1100,
  ResiliencePaid: 900,
  Defeated: 1200,
  HonorGiven: 1300,
  HonorLost: 900,
  HonorGained: 1100,
  DeckRenewed: 900,
  CardTaken: 800,
  Discarded: 600,
  PropertyRemoved: 800,
  PropertyPassed: 800,
  PropertyTaken: 800,
  Flipped: 1000,
  Sealed: 500,
  Shown: 1000,
  ShownTaken: 800,
  WeaponReturned: 700,
  Buried: 900,
  Looked: 1000,
  PropertiesSwapped: 1000,
  CountersChanged: 600,
  PutOff: 700,
  CameDue: 700,
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
/** How long a petal or a drawn card travels before the numbers at the seats change. */
const TRAVEL: Record<string, number> = { HonorGiven: 700, HonorGained: 700, Drew: 260, TookDiscard: 260 };
/** Step by step has the lengths of the normal pace wherever nobody can tap. */
const FACTORS: Record<Pace, number> = { calm: 1.8, normal: 1, quick: 0.5, step: 1, none: 0 };
/** How far the table may lag behind the game. */
const LONGEST_LAG = 10_000;
/** How much of the time for the player's own decision may pass before they see it. */
const SHARE_OF_CLOCK = 0.25;

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** By what the lengths of animations are multiplied. */
export const tempo = (): number => FACTORS[memory.settings.pace];

/** How long events are shown, before the pace of the player is applied. It depends on their kinds alone. */
export const lengthOf = (events: readonly Seen[]): number =>
  events.reduce((sum, { kind }) => sum + (BEATS[kind] ?? 0), 0);

/** How much of it passes before the numbers change. */
export const travelOf = (events: readonly Seen[]): number =>
  Math.max(0, ...events.map(({ kind }) => TRAVEL[kind] ?? 0));

/** What is shown at once, and which of it is new. */
export type Moment = { shown: readonly ToldEvent[]; fresh: readonly ToldEvent[] };

/** One thing after the other; an event without a time of its own comes with the one before. */
export function momentsOf(events: readonly ToldEvent[]): readonly Moment[] {
  const places = events.flatMap((event, place) => (event.kind in BEATS ? [place] : []));
  const ends = places.map((_, number) => places[number + 1] ?? events.length);
  return ends.map((end, number) => ({
    shown: events.slice(0, end),
    fresh: events.slice(number === 0 ? 0 : ends[number - 1], end),
  }));
}

/** When what came before the player's own decision must have been shown, if the clock for it runs. */
export function dueAt(until: number | null, now: number): number | null {
  return until === null ? null : now + Math.max(0, until - now) * SHARE_OF_CLOCK;
}

/**
 * By what a beat is multiplied when this much is waiting to be shown, in milliseconds: the more waits, the quicker.
 * Where the player's own clock runs, everything fits into what is left until it is due.
 */
export function hurry(waiting: number, left: number | null): number {
  const most = Math.max(0, Math.min(LONGEST_LAG, left ?? LONGEST_LAG));
  return waiting <= most ? 1 : most / waiting;
}

/** Let the browser draw: what comes next is work of its own, so that slow devices never hang for long. */
export const breathe = (): Promise<boolean> => beat(1);

/** What ends the beats of the tables on this page. */
const showing = new Set<() => void>();

/** End what is being shown now. */
export function skipBeat(): void {
  for (const end of showing) end();
}

const MODIFIERS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];
/** On these, a key is also a click. */
const CLICKED = 'button, a, input, select, textarea, summary';

function isSkip(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  if (MODIFIERS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.matches(CLICKED));
}

/** Wait, at most this long; a tap, a key, or a page that is hidden ends it. Returns whether something did. */
export function beat(length: number): Promise<boolean> {
  if (length <= 0 || document.hidden) return Promise.resolve(false);
  const begun = performance.now();
  const over = new AbortController();
  return new Promise((resolve) => {
    const finish = (isSkipped: boolean): void => {
      showing.delete(end);
      over.abort();
      clearTimeout(timer);
      resolve(isSkipped);
    };
    const end = (): void => finish(true);
    const touched = (event: Event): void => {
      // The tap that led here skips nothing.
      if (event.timeStamp > begun && isSkip(event)) end();
    };
    const timer = length === Infinity ? undefined : setTimeout(() => finish(false), length);
    showing.add(end);
    // On the window, and after everything else: what was touched is still what the player saw.
    addEventListener('click', touched, over);
    addEventListener('keydown', touched, over);
    document.addEventListener('visibilitychange', end, over);
  });
}
