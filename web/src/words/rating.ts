/** Whether a game is rated, and what a rating means; the strings are those of the part `making`. */
import type { TableInfo } from '../protocol.gen';
import { say } from './speech.svelte';

type Rating = { points: number; doubt: number };

/** Whether a game counts, and why not; nothing for a game that is never rated. */
export function ratedWords({ rated, unrated, options, status }: TableInfo): string {
  if (options.game.game !== 'sword') return '';
  if (rated) return say(status === 'lobby' ? 'rated-begins' : 'rated-yes');
  return say('rated-no', { why: (unrated ?? []).map((reason) => say(`unrated-${reason}`)).join('; ') });
}

/** A rating with its uncertainty. */
export const ratingWords = ({ points, doubt }: Rating): string => `${points} ± ${doubt}`;

/** Where somebody's strength very probably is. */
export const between = ({ points, doubt }: Rating): { low: string; high: string } => ({
  low: String(points - doubt),
  high: String(points + doubt),
});
