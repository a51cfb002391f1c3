/** Whether the server answers: silence is measured by pings of our own, because a dead line looks open for minutes. */
import type { Ping } from './protocol.gen';

/** How often a page that is looked at says that it is there; watching needs no more than keeping the line open. */
const BEAT = 2000;
const BEAT_WATCHING = 5000;
const BEAT_HIDDEN = 25_000;
/** What the server is promised, in seconds: two beats. */
const WITHIN = 4;
/** Silence that is worth saying, and silence after which the line is given up. */
export const WORTH_SAYING = 2000;
export const GIVEN_UP = 10_000;
/** How often to look; a tick that comes much later was held up by the browser, and so were the answers. */
export const TICK = 500;
const HELD_UP = 3000;
/** How soon after something was said the server is asked whether it is there. */
const SOON = 1000;

export class Heartbeat {
  #beatAt = 0;
  /** When the oldest unanswered ping was sent. */
  owedSince: number | null = null;
  /** Whether the server has answered a ping, and whether it knows only plain ones: it may be older than the page. */
  isUnderstood = false;
  isPlain = false;
  #tickedAt: number;

  constructor(
    readonly isSeated: boolean,
    readonly send: (ping: Ping) => void,
    now: number,
  ) {
    this.#tickedAt = now;
  }

  /** Since when the server owes an answer, if that is worth saying. */
  silentSince(now: number): number | null {
    return this.owedSince !== null && now - this.owedSince >= WORTH_SAYING ? this.owedSince : null;
  }

  isGivenUp(now: number): boolean {
    return this.owedSince !== null && now - this.owedSince >= GIVEN_UP;
  }

  /** Something was heard: whatever it is, the line is alive. */
  heard(): void {
    this.owedSince = null;
  }

  /** Something was said that the server answers; a ping goes with it soon, in case that takes its time. */
  said(now: number, isHidden: boolean): void {
    this.owedSince ??= isHidden ? null : now;
    this.#beatAt = Math.min(this.#beatAt, now - BEAT + SOON);
  }

  /** Ask now whether the server is there, and say whether anybody looks. */
  ask(now: number, isHidden: boolean): void {
    this.#beatAt = now;
    this.owedSince ??= isHidden ? null : now;
    const isPromised = this.isSeated && !isHidden;
    if (this.isPlain) this.send({ type: 'ping' });
    else this.send(isPromised ? { type: 'ping', within: WITHIN } : { type: 'ping', hidden: isHidden });
  }

  tick(now: number, isHidden: boolean): void {
    const wasHeldUp = now - this.#tickedAt >= HELD_UP;
    this.#tickedAt = now;
    // What came in meanwhile has not been heard yet; and nobody is told anything in the background.
    if (wasHeldUp || isHidden) this.owedSince = null;
    const pause = isHidden ? BEAT_HIDDEN : this.isSeated ? BEAT : BEAT_WATCHING;
    if (wasHeldUp || now - this.#beatAt >= pause) this.ask(now, isHidden);
  }
}
