/** What this browser stores of practice: the days whose puzzle was solved, and the streaks. */
import { read, write } from '../../storage';

const PRACTICE = 'chanbara.practice';
/** More days than anybody looks back to. */
const MOST_DAYS = 400;

/** A streak: which puzzles, how many are solved, and whether it has ended. The server follows one with a code. */
export type KeptRun = { code: string | null; puzzles: readonly string[]; place: number; isOver: boolean };
type Kept = { days: readonly string[]; run: KeptRun | null; best: number };

class KeptPractice {
  #kept = $state.raw<Kept>({ days: [], run: null, best: 0, ...read<Partial<Kept>>(PRACTICE, {}) });

  get days(): readonly string[] {
    return this.#kept.days;
  }

  get run(): KeptRun | null {
    return this.#kept.run;
  }

  /** The most puzzles solved in a streak, in this browser. */
  get best(): number {
    return this.#kept.best;
  }

  keepDay(day: string): void {
    this.#keep({ days: [...new Set([day, ...this.#kept.days])].slice(0, MOST_DAYS) });
  }

  keepRun(run: KeptRun): void {
    this.#keep({ run, best: Math.max(this.#kept.best, run.place) });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    write(PRACTICE, this.#kept);
  }
}

export const kept = new KeptPractice();
