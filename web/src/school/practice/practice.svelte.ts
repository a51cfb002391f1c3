/** How the reader practices: by the server for a claimed name, otherwise by what this browser stores. */
import { Refusal } from '../../api';
import { memory } from '../../memory.svelte';
import type { Daily, OwnAttempt, Practice, PuzzleInfo } from '../../protocol.gen';
import { progress } from '../progress.svelte';
import { daysInARow } from './days';
import { kept } from './kept.svelte';
import { fetchDaily, fetchPractice } from './routes';

class OwnPractice {
  /** What the server knows; null without a claimed name, and until it has answered. */
  own = $state.raw<Practice | null>(null);
  daily = $state.raw<Daily | null>(null);

  /** Puzzles whose solution was looked at, in this visit. */
  #shown = new Set<string>();

  /** Fetch everything; what cannot be fetched is simply not shown. */
  async load(): Promise<void> {
    await Promise.all([this.#loadDaily(), this.#loadOwn()]);
  }

  get isToday(): boolean {
    return this.own?.today ?? kept.days.includes(this.daily?.day ?? '');
  }

  get days(): number {
    return this.own?.days ?? (this.daily === null ? 0 : daysInARow(kept.days, this.daily.day));
  }

  get best(): number {
    return Math.max(kept.best, this.own?.run?.best ?? 0);
  }

  attemptAt(key: string): OwnAttempt | null {
    return this.own?.attempts.find((one) => one.puzzle === key) ?? null;
  }

  isSolved(key: string): boolean {
    return progress.isSolved(key) || (this.attemptAt(key)?.solved_at ?? null) !== null;
  }

  /** The puzzle to try next: with a rating the nearest to it, otherwise the next one of the list. */
  next(puzzles: readonly PuzzleInfo[], after: string | null = null): PuzzleInfo | null {
    const near = puzzles.find(({ key }) => key === this.own?.next && key !== after);
    if (near !== undefined) return near;
    const place = puzzles.findIndex(({ key }) => key === after);
    const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(place, 0))];
    return others.find(({ key }) => !this.isSolved(key)) ?? others[0] ?? null;
  }

  sawSolution(key: string): void {
    this.#shown.add(key);
    void this.#loadOwn();
  }

  /** A puzzle was decided. */
  async decided(key: string, isSolved: boolean): Promise<void> {
    await this.load();
    const { daily } = this;
    if (isSolved && daily?.puzzle === key && !this.#shown.has(key)) kept.keepDay(daily.day);
  }

  async #loadDaily(): Promise<void> {
    try {
      this.daily = await fetchDaily();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async #loadOwn(): Promise<void> {
    try {
      this.own = memory.player === null ? null : await fetchPractice();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'unknown_token') memory.forgetPlayer();
      this.own = null;
    }
  }
}

export const practice = new OwnPractice();
