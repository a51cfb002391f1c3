/** How hard a duel, a campaign or a clan is, in words: how often the solver wins it. */
import { say } from '../../words/speech.svelte';
import type { HallDraft } from './draft.svelte';

export function difficultyText(draft: HallDraft): string {
  const { solver } = draft.checked;
  if (solver === undefined || solver === null) return '';
  const percent = Math.round(solver.win);
  if (solver.low === null || solver.low === undefined) return say('hall-solver-about', { percent });
  return say(draft.way === 'single' ? 'hall-solver-duel' : 'hall-solver-measured', { percent, low: Math.round(solver.low), high: Math.round(solver.high ?? 0) });
}
