/** A finished game, frame by frame and from one point of view: a table that is replayed. */
import { Refusal } from '../api';
import { gameNamed } from '../games';
import { tempo } from '../pace';
import type { DuelFrame, Review, ReviewTurn, SwordFrame, TableInfo } from '../protocol.gen';
import { type Answered, TableSession, type Update } from '../session.svelte';
import { type Eyes, fetchFrames } from './routes';
import { toldWithPeople } from '../words/people';
import { turnAt } from './turns';

/** How many frames are fetched beyond the wanted one; never the last, for it shows how the game ended. */
const AHEAD = 16;
/** How long a frame stays while the game plays by itself, in milliseconds at the normal pace, and at least. */
const REST = 900;
const LEAST_REST = 300;
/** Retry delay after a rate limit, and how many retries. */
const AGAIN = 700;
const MOST_AGAIN = 6;

export type Frame = SwordFrame | DuelFrame;

export class Past extends TableSession {
  /** The wanted frame; the table follows as soon as it is loaded. */
  at = $state(0);
  eyes = $state<Eyes>('watch');
  /** The frame that is shown; null until there is one. */
  shown = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  isPlaying = $state(false);
  problem = $state('');

  #frames = new Map<Eyes, Frame[]>();
  #fetching: Promise<unknown> = Promise.resolve();
  #move = 0;
  /** The point of view of the table. */
  #through: Eyes | null = null;

  constructor(readonly review: Review) {
    super(review.code);
    this.info = infoOf(review);
  }

  get last(): number {
    return this.review.frames - 1;
  }

  get turn(): ReviewTurn {
    return turnAt(this.review.turns, this.at);
  }

  /** Go to a frame, and stop playing. */
  go(frame: number): Promise<void> {
    this.isPlaying = false;
    return this.#go(frame);
  }

  step(by: 1 | -1): Promise<void> {
    return this.go(this.at + by);
  }

  /** To the start of the next turn, of this one, or of the one before it. */
  stepTurn(by: 1 | -1): Promise<void> {
    const starts = this.review.turns.map((turn) => turn.frame);
    const found =
      by === 1 ? starts.find((frame) => frame > this.at) : starts.findLast((frame) => frame < this.at);
    return this.go(found ?? (by === 1 ? this.last : 0));
  }

  /** To where something visible has just happened. */
  goToEvent(number: number): Promise<void> {
    const frames = this.#frames.get(this.eyes) ?? [];
    return this.go(frames.findIndex(({ events }) => events.some((event) => event.number === number)));
  }

  /** Change the point of view, at the same position. */
  look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.go(this.at);
  }

  async play(): Promise<void> {
    this.isPlaying = true;
    if (this.at >= this.last) await this.#go(0);
    while (this.isPlaying && this.at < this.last) {
      const move = this.#move + 1;
      await this.#go(this.at + 1);
      await new Promise((resolve) => setTimeout(resolve, Math.max(LEAST_REST, REST * tempo())));
      // Playback was stopped, and perhaps started again: then another loop plays.
      if (move !== this.#move || this.problem !== '') break;
    }
    if (this.at >= this.last || this.problem !== '') this.isPlaying = false;
  }

  stop(): void {
    this.isPlaying = false;
  }

  async #go(frame: number): Promise<void> {
    const to = Math.min(Math.max(frame, 0), this.last);
    const move = ++this.#move;
    const eyes = this.eyes;
    const isNext = to === (this.shown ?? to) + 1 && eyes === this.#through;
    this.at = to;
    this.problem = '';
    try {
      await this.#fetch(eyes, to);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (move === this.#move) this.problem = error.message;
      return;
    }
    if (move !== this.#move) return;
    if (isNext) {
      const before = this.view && (this.frame as SwordFrame).view;
      await this.unfold(before, this.#frames.get(eyes)![to]!.events, () => move === this.#move);
      if (move !== this.#move) return;
    }
    this.#stand(eyes, to);
  }

  #stand(eyes: Eyes, to: number): void {
    const frames = this.#frames.get(eyes)!;
    const frame = frames[to]!;
    const events = frames.slice(0, to + 1).flatMap((one) => one.events);
    this.#through = eyes;
    this.you = gameNamed(frame.game).hasSeats ? frame.view.seat : null;
    this.shown = to;
    this.frame = frame;
    this.arrive(updateOf(frame, events), true);
  }

  /** Load all frames up to one; one request after the other. */
  #fetch(eyes: Eyes, to: number): Promise<void> {
    const fetched = this.#fetching.then(() => this.#fetchNow(eyes, to));
    this.#fetching = fetched.catch(() => undefined);
    return fetched;
  }

  async #fetchNow(eyes: Eyes, to: number): Promise<void> {
    const known = this.#frames.get(eyes) ?? [];
    this.#frames.set(eyes, known);
    while (known.length <= to) {
      const end = Math.max(to + 1, Math.min(to + AHEAD, this.last));
      const { frames } = await patiently(() => fetchFrames(this.code, eyes, known.length, end));
      known.push(...frames.map((frame) => toldWithPeople(frame, this.info?.seats ?? [])));
    }
  }

  /** Nothing can be chosen in a finished game. */
  protected chosen(): void {}

  send(): void {}

  ask(): Promise<Answered> {
    return new Promise(() => undefined);
  }
}

async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let again = 0; ; again += 1) {
    try {
      return await ask();
    } catch (error) {
      const isTooFast = error instanceof Refusal && error.code === 'too_fast';
      if (!isTooFast || again === MOST_AGAIN) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

function updateOf(frame: Frame, events: Update['events']): Update {
  return { premove: null, timer: null, ...frame, events, type: frame.game } as Update;
}

/** The table as its players saw it: the board asks it who sits where. */
function infoOf(review: Review): TableInfo {
  const seats = review.seats.map(({ seat, name, bot, verified, avatar }) => ({
    seat,
    name,
    bot,
    verified,
    free: false,
    ready: true,
    here: true,
    stand_in: false,
    reserve: null,
    resigned: false,
    mark: null,
    stood_in: null,
    claim: null,
    avatar,
  }));
  return {
    code: review.code,
    link: '',
    status: 'over',
    options: { game: review.options },
    seats,
    host: -1,
    stand_in: '',
    paused: false,
    watching: 0,
    commitment: '',
    origin: null,
    next: null,
    result: null,
    aid: false,
    rated: false,
  };
}
