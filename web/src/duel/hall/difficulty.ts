/** How hard a duel, a campaign or a clan is, in words: how often the solver wins it. */
import { say } from '../../words/speech.svelte';
import type { HallDraft } from './draft.svelte';

/** Shares that are easily imagined, such as "about 1 in 5". */
const SHARES: readonly (readonly [number, number])[] = [
  [1, 20],
  [1, 10],
  [1, 8],
  [1, 6],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
];
const LEVELS = ['easy', 'fair', 'hard'] as const;
/** From how many percent on each level has its name. The plain duel, of which the solver wins four in five, is fair. */
const FROM = { single: [88, 72, 55], ladder: [75, 50, 25] } as const;

/** The nearest share to a percentage; below the smallest and above the largest, that one. */
export function shareOf(percent: number): readonly [number, number] {
  const off = ([part, whole]: readonly [number, number]): number => Math.abs((100 * part) / whole - percent);
  return SHARES.reduce((best, one) => (off(one) < off(best) ? one : best));
}

export const levelOf = (percent: number, of: keyof typeof FROM): string =>
  LEVELS.find((_, place) => percent >= (FROM[of][place] ?? 0)) ?? 'fierce';

export function difficultyText(draft: HallDraft): string {
  const { solver } = draft.checked;
  if (solver === undefined || solver === null) return '';
  const [percent, low, high] = [solver.win, solver.low, solver.high].map(Math.round) as [number, number, number];
  const [part, whole] = shareOf(solver.win);
  const level = say(`hall-level-${levelOf(solver.win, draft.way === 'single' ? 'single' : 'ladder')}`);
  const way = draft.way === 'single' && !solver.measured ? 'estimate' : draft.way;
  return say(`hall-solver-${way}`, { level, percent, low, high, part, whole });
}
