/** What happens at a table, shown one event after the other; and shown again. */
import { viewDuring } from './during';
import { memory } from './memory.svelte';
import { beat, breathe, dueAt, hurry, isStill, lengthOf, momentsOf, skipBeat, tempo, travelOf } from './pace';
import type { DuelView, ToldEvent, View } from './protocol.gen';
import { Recent, type Step } from './recent';
import type { Clock, Update } from './session.svelte';

export abstract class Playback {
  you = $state<number | null>(null);
  /** The table as it is shown; it follows the updates at a pace that people can follow. */
  view = $state.raw<View | null>(null);
  /** The same for a duel: a table has one or the other. */
  duel = $state.raw<DuelView | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** What is happening between the last view and the next one, as far as it has been shown. */
  happening = $state.raw<readonly ToldEvent[]>([]);
  /** What was told last: it stays until something else happens. */
  told = $state.raw<readonly ToldEvent[]>([]);
  /** The table before what was told last. */
  prior = $state.raw<View | null>(null);
  /** Whether what is shown happened before, and is shown again. */
  isReplay = $state(false);
  /** Whether there is a turn to show again. */
  hasTurn = $state(false);
  /** Whether the deal is shown: what happens meanwhile waits for its end. */
  isDeal = $state(false);
  /** The updates that have not been shown to their end. */
  queue = $state.raw<readonly Update[]>([]);

  #dealt: Promise<void> | null = null;
  #take = (): void => undefined;
  #isPlaying = false;
  /** What is passed over: the rest of one update, or everything up to now. */
  #skips: 'one' | 'all' | null = null;
  /** When this seat must see the decision that waits for it; null: nothing presses. */
  #due: number | null = null;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #recent = new Recent();
  /** The number of the last event that was shown. */
  #last = -1;

  /** Show the table as it is after an update; at first, or after a lost connection, with all its events. */
  protected abstract arrive(update: Update, isFirst: boolean): void;

  /** Whether this seat must answer as soon as everything before has been shown. */
  get isNext(): boolean {
    return this.queue.at(-1)?.view.decision?.options != null;
  }

  /** Stop showing what is happening, and show its result. */
  skip(): void {
    this.#pass('one');
  }

  /** Stop showing what has happened, and show the table as it is now. */
  catchUp(): void {
    this.endDeal();
    this.#pass('all');
  }

  /** Show the deal; where several people share a screen, nobody waits for it. */
  protected beginDeal(isAlone: boolean): void {
    this.isDeal = true;
    if (isAlone) this.#dealt ??= new Promise((resolve) => (this.#take = resolve));
  }

  endDeal(): void {
    this.isDeal = false;
    this.#take();
    this.#dealt = null;
  }

  #pass(how: 'one' | 'all'): void {
    this.#skips = this.#isPlaying ? how : null;
    skipBeat();
  }

  /** Show the last turn again; the game goes on meanwhile. */
  again(): void {
    const turn = this.#recent.lastTurn(this.you);
    if (turn !== null) void this.#watch(this.#recent.between(...turn));
  }

  /** Whether all that has happened since an event can be shown. */
  canWatch(number: number): boolean {
    return this.#recent.has(number);
  }

  watch(number: number): void {
    void this.#watch(this.#recent.between(number));
  }

  async #watch(steps: readonly Step[]): Promise<void> {
    if (this.#isPlaying || steps.length === 0) return;
    const { view, told } = this;
    this.#press(view);
    this.#isPlaying = true;
    this.isReplay = true;
    for (const { before, events } of steps) await this.unfold(before, events);
    this.#skips = null;
    this.isReplay = false;
    this.happening = [];
    this.told = told;
    this.view = view;
    await this.#play();
  }

  /** Show one update after the other, each long enough to be seen. */
  protected async show(update: Update): Promise<void> {
    this.queue = [...this.queue, update];
    this.#press(update.view);
    if (!this.#isPlaying) await this.#play();
  }

  async #play(): Promise<void> {
    this.#isPlaying = true;
    for (let next = this.queue[0]; next !== undefined; next = this.queue[0]) {
      const isFirst = (this.view ?? this.duel) === null || next.events[0]?.number === 0;
      const before = this.view;
      if (!isFirst) await this.#dealt;
      if (!isFirst) await this.unfold(before, next.events);
      if (this.#skips === 'one') this.#skips = null;
      this.queue = this.queue.slice(1);
      this.#keep(before, next);
      this.arrive(next, isFirst);
      if (this.queue.length > 0 && this.#skips === null && tempo() > 0) await breathe();
    }
    this.#skips = null;
    this.#isPlaying = false;
  }

  #keep(before: View | null, { type, view, events }: Update): void {
    const last = events.at(-1)?.number ?? this.#last;
    const fresh = events.filter(({ number }) => number > this.#last);
    // A lesson that was taken back has another past.
    if (type === 'sword' && (before === null || last < this.#last)) this.#recent.begin(view, events);
    else if (before !== null && fresh.length > 0) this.#recent.keep({ before, events: fresh });
    this.hasTurn = this.#recent.lastTurn(this.you) !== null;
    this.#last = last;
  }

  /** Show events one by one, with the table as each leaves it, as long as they are wanted. */
  protected async unfold(before: View | null, events: readonly ToldEvent[], isWanted = (): boolean => true): Promise<void> {
    let left = lengthOf(events);
    for (const [place, { shown, fresh }] of momentsOf(events).entries()) {
      if (this.#skips !== null || tempo() === 0 || document.hidden || !isWanted()) return;
      this.happening = shown;
      this.told = fresh;
      if (before !== null && place === 0) this.view = viewDuring(before, []);
      this.prior = this.view;
      await this.#beat(fresh, left, () => {
        if (before !== null && isWanted()) this.view = viewDuring(before, shown);
      });
      left -= lengthOf(fresh);
    }
  }

  /** One beat: what travels, then what came of it. */
  async #beat(fresh: readonly ToldEvent[], left: number, land: () => void): Promise<void> {
    const waiting = this.queue.slice(1).reduce((sum, { events }) => sum + lengthOf(events), left);
    const due = this.#due === null ? null : this.#due - Date.now();
    const factor = tempo() * hurry(waiting * tempo(), due);
    const travel = isStill() ? 0 : travelOf(fresh);
    // What does not travel is drawn right after its sentence; who goes on already then means the whole beat.
    const isSkipped = await (travel > 0 ? beat(travel * factor) : breathe());
    land();
    if (this.#skips !== null || (isSkipped && travel === 0)) return;
    if (memory.settings.pace === 'step') await beat(Infinity);
    else if (!isSkipped) await beat((lengthOf(fresh) - travel) * factor);
  }

  /** Where the clock of this seat's own decision runs, what came before must be over soon. */
  #press(view: Update['view'] | null): void {
    clearTimeout(this.#alarm);
    this.#due = view?.decision?.options == null ? null : dueAt(this.clock?.until ?? null, Date.now());
    if (this.#due !== null) this.#alarm = setTimeout(() => this.catchUp(), this.#due - Date.now());
  }
}
