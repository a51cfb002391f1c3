/** What this browser stores of the school: the position in each lesson, and which puzzles are solved. */
import { read, write } from '../storage';

const SCHOOL = 'chanbara.school';

type School = { lessons: Record<string, readonly string[]>; finished: readonly string[]; solved: readonly string[] };

class Progress {
  #school = $state.raw<School>({ lessons: {}, finished: [], solved: [], ...read<Partial<School>>(SCHOOL, {}) });

  /** The choices that were made in a lesson; null if it was never started. */
  choicesIn(lesson: string): readonly string[] | null {
    return this.#school.lessons[lesson] ?? null;
  }

  isFinished(lesson: string): boolean {
    return this.#school.finished.includes(lesson);
  }

  isSolved(puzzle: string): boolean {
    return this.#school.solved.includes(puzzle);
  }

  keepChoices(lesson: string, choices: readonly string[], isOver: boolean): void {
    const finished = isOver ? [...new Set([...this.#school.finished, lesson])] : this.#school.finished;
    this.#keep({ lessons: { ...this.#school.lessons, [lesson]: choices }, finished });
  }

  /** Start a lesson from the beginning the next time it is opened. */
  forget(lesson: string): void {
    const { [lesson]: _, ...lessons } = this.#school.lessons;
    this.#keep({ lessons });
  }

  keepFinished(lesson: string): void {
    if (this.isFinished(lesson)) return;
    this.#keep({ finished: [...new Set([...this.#school.finished, lesson])] });
  }

  keepSolved(puzzle: string): void {
    this.#keep({ solved: [...new Set([...this.#school.solved, puzzle])] });
  }

  #keep(changed: Partial<School>): void {
    this.#school = { ...this.#school, ...changed };
    write(SCHOOL, this.#school);
  }
}

export const progress = new Progress();
