/** How the game ended, in words. */
import type { ScoreSheet, ResultView } from '../../protocol.gen';
import type { Words } from '../../words/sentences';

/** What ended the game. */
export function causeOf(words: Words, result: ResultView, scoresheet: ScoreSheet): string {
  const named = words.names(scoresheet.named);
  const about: Record<string, string> = { swordmaster: named, without: named };
  if (result.victim !== null) about['seat'] = words.name(result.victim);
  if (result.by !== null) about['by'] = words.name(result.by);
  return words.say(`result-cause-${result.cause}`, about);
}

/** A number with a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points));
