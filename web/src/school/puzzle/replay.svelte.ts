/** What came before a puzzle, action by action on the table, from the solver's point of view. */
import { tellHistory } from '../../api';
import type { PuzzleFrame, ToldEvent, Suspects } from '../../protocol.gen';
import { type Answered, type Question, TableSession } from '../../session.svelte';
import { untilThere } from '../patience';
import type { Puzzle } from './puzzle.svelte';

export class Replay extends TableSession {
  override readonly hasAhead = false;
  frames = $state.raw<readonly PuzzleFrame[]>([]);
  /** The frame that is shown, or loading. */
  at = $state(0);

  #move = 0;

  constructor(readonly puzzle: Puzzle) {
    super('');
    this.you = puzzle.you;
    this.info = puzzle.info;
    void this.#load();
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** What happened in the frame that is shown. */
  get events(): readonly ToldEvent[] {
    return this.frames[this.at]?.events ?? [];
  }

  /** Go to a frame; the events of the next one are animated. */
  async go(frame: number): Promise<void> {
    const to = Math.min(Math.max(frame, 0), this.last);
    const isNext = to === this.at + 1;
    const move = ++this.#move;
    this.at = to;
    if (isNext) {
      await this.unfold(this.frames[to - 1]!.view, this.events, () => move === this.#move);
      if (move !== this.#move) return;
    }
    this.#stand();
  }

  /** Go to where an action happened. */
  seek(event: number): Promise<void> {
    return this.go(this.frames.findIndex((frame) => frame.events.some((one) => one.number === event)));
  }

  protected chosen(): void {
    // The past cannot be changed.
  }

  send(): void {
    // There is nobody to send anything to.
  }

  ask(question: Question): Promise<Answered | Suspects> {
    return this.puzzle.ask(question);
  }

  async #load(): Promise<void> {
    const { frames } = await untilThere(() => tellHistory(this.puzzle.key));
    this.frames = frames;
    this.#stand();
  }

  #stand(): void {
    const view = { ...this.frames[this.at]!.view, decision: null };
    const events = this.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
    this.arrive({ type: 'sword', events, view, insight: null, scoresheet: null, premove: null, timer: null }, true);
  }
}
