/** A streak: puzzles of rising rating until the first mistake. */
import type { RunPlace } from '../../protocol.gen';
import { kept, type KeptRun } from './kept.svelte';
import { practice } from './practice.svelte';
import { beginRun } from './routes';

export class Streak {
  /** The puzzle that is shown, which may be solved already. */
  at = $state(0);
  /** Whether the best streak was beaten in this one. */
  isRecord = $state(false);

  #run = $state.raw<KeptRun>({ code: null, puzzles: [], place: 0, isOver: true });

  /** Go on with the streak of this browser, or begin one. */
  static async start(isNew: boolean): Promise<Streak> {
    const found = new Streak();
    found.#run = !isNew && kept.run?.isOver === false ? kept.run : await fresh();
    found.at = found.#run.place;
    return found;
  }

  get key(): string {
    return this.#run.puzzles[this.at] ?? '';
  }

  get solved(): number {
    return this.#run.place;
  }

  get count(): number {
    return this.#run.puzzles.length;
  }

  get isOver(): boolean {
    return this.#run.isOver;
  }

  /** What the server is told about an attempt; nothing without a claimed name. */
  get place(): RunPlace | null {
    return this.#run.code === null ? null : { code: this.#run.code, place: this.at };
  }

  decided(isSolved: boolean): void {
    if (this.isOver || this.at !== this.#run.place) return;
    const place = this.#run.place + (isSolved ? 1 : 0);
    this.isRecord = this.isRecord || place > practice.best;
    this.#keep({ ...this.#run, place, isOver: !isSolved || place === this.count });
  }

  /** The server does not know of it any more. */
  lose(): void {
    this.#keep({ ...this.#run, isOver: true });
  }

  next(): void {
    this.at = this.#run.place;
  }

  #keep(run: KeptRun): void {
    this.#run = run;
    kept.keepRun(run);
  }
}

async function fresh(): Promise<KeptRun> {
  const { code, puzzles } = await beginRun();
  const run = { code, puzzles, place: 0, isOver: false };
  kept.keepRun(run);
  return run;
}
