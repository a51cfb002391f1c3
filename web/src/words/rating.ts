/** Whether a game is rated, and what a rating means. */
import type { TableInfo } from '../protocol.gen';
import { say } from './speech.svelte';

type Rated = Pick<TableInfo, 'rated' | 'unrated' | 'options'>;

/** Whether a game counts, and why not; nothing for a game that is never rated. */
export function ratedWords({ rated, unrated, options }: Rated): string {
  if (options.game.game !== 'sword') return '';
  if (rated) return say('rated-yes');
  return say('rated-no', { why: (unrated ?? []).map((reason) => say(`unrated-${reason}`)).join('; ') });
}

/** A rating with its uncertainty. */
export const ratingWords = ({ points, doubt }: { points: number; doubt: number }): string =>
  say('rating-points', { points: String(points), doubt: String(doubt) });

/** Where somebody's strength very probably is. */
export const between = ({ points, doubt }: { points: number; doubt: number }): { low: string; high: string } => ({
  low: String(points - doubt),
  high: String(points + doubt),
});
