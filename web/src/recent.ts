/** What happened last, with the views it started from: it can be shown again without the server. */
import { viewDuring } from './during';
import type { ToldEvent, View } from './protocol.gen';

export type Step = { before: View; events: readonly ToldEvent[] };

/** More than happens in two turns, or while somebody looks away for a while. */
const MOST = 300;

/** The part of a step from one event to another, by their numbers. */
function cut({ before, events }: Step, from: number, to: number): Step[] {
  const earlier = events.filter((event) => event.number < from);
  const within = events.filter((event) => event.number >= from && event.number < to);
  if (within.length === 0) return [];
  return [{ before: earlier.length === 0 ? before : viewDuring(before, earlier), events: within }];
}

/** What every turn starts with: nothing has been done in it yet. */
const OPENING = ['TurnBegan', 'Recovered', 'Drew', 'TookDiscard'];

export class Recent {
  #steps: Step[] = [];

  keep(step: Step): void {
    this.#steps = [...this.#steps.slice(1 - MOST), step];
  }

  /** What has happened since an event; empty if not all of it is known. */
  since(number: number): Step[] {
    const first = this.#steps[0]?.events[0];
    if (first === undefined || first.number > number) return [];
    return this.#steps.flatMap((step) => cut(step, number, Infinity));
  }

  /** The turn of somebody else before your own; otherwise the one in progress, once something was done in it. */
  lastTurn(you: number | null): Step[] {
    const events = this.#steps.flatMap((step) => step.events);
    const turns = events.filter(({ kind }) => kind === 'TurnBegan');
    const [before, latest] = [turns.at(-2), turns.at(-1)];
    if (latest === undefined) return [];
    const isFresh = !events.some(({ number, kind }) => number > latest.number && !OPENING.includes(kind));
    if (latest.about['seat'] !== you && !isFresh) return this.since(latest.number);
    if (before === undefined) return [];
    return this.#steps.flatMap((step) => cut(step, before.number, latest.number));
  }
}
