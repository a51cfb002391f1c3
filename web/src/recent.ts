/** What happened last, with the views it started from: it can be shown again without the server. */
import { viewDuring } from './during';
import type { ToldEvent, View } from './protocol.gen';
import { isUndoable, viewBefore } from './undo';

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
  /** The table when this page came to it, after all that had happened before. */
  #first: { view: View; events: readonly ToldEvent[] } | null = null;
  #steps: Step[] = [];

  begin(view: View, events: readonly ToldEvent[]): void {
    this.#first = { view, events };
    this.#steps = [];
  }

  keep(step: Step): void {
    // The first ones are then no longer needed, nor what was before them.
    if (this.#steps.length === MOST) this.#first = null;
    this.#steps = [...this.#steps.slice(1 - MOST), step];
  }

  get #events(): ToldEvent[] {
    return [...(this.#first?.events ?? []), ...this.#steps.flatMap((step) => step.events)];
  }

  /** Whether all that has happened since an event can be shown. */
  has(number: number): boolean {
    const known = this.#steps[0]?.events[0]?.number ?? Infinity;
    if (number >= known) return true;
    const earlier = this.#first?.events.filter((event) => event.number >= number) ?? [];
    return earlier.length > 0 && isUndoable(earlier);
  }

  /** What has happened from one event to another. */
  between(from: number, to = Infinity): Step[] {
    if (!this.has(from)) return [];
    const later = this.#steps.flatMap((step) => cut(step, from, to));
    const events = this.#first?.events.filter(({ number }) => number >= from && number < to) ?? [];
    if (this.#first === null || events.length === 0) return later;
    return [{ before: viewBefore(this.#first.view, this.#first.events, from), events }, ...later];
  }

  /**
   * The numbers of the first event and the one after the last: of the turn before your own; otherwise of the one in
   * progress, once something was done in it.
   */
  lastTurn(you: number | null): [from: number, to: number] | null {
    const events = this.#events;
    const turns = events.filter(({ kind }) => kind === 'TurnBegan');
    const [before, latest] = [turns.at(-2), turns.at(-1)];
    if (latest === undefined) return null;
    const isFresh = !events.some(({ number, kind }) => number > latest.number && !OPENING.includes(kind));
    const isOwn = latest.about['seat'] === you;
    if (!isOwn && !isFresh) return this.has(latest.number) ? [latest.number, Infinity] : null;
    return before !== undefined && this.has(before.number) ? [before.number, latest.number] : null;
  }
}
