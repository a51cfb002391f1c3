/** How the points came about, as the server counted them: lines for each team, the cause, the verdict. */
import type { ResultView, View } from '../protocol.gen';
import type { Words } from '../words/sentences';
import { teamOf } from './roles';

export type SumLine =
  | { kind: 'player'; seat: number; honor: number; multiplier: number; inHand: number; points: number; rule: string }
  | { kind: 'deadly-strike'; points: number; rule: string };
export type TeamLines = { team: string; lines: SumLine[]; total: number };

/** Each team with its players; the winners come last, for the sums build up to them. */
export function teamsOf(view: View, result: ResultView): TeamLines[] {
  const teams = Object.entries(result.totals).map(([team, total]): TeamLines => {
    const lines: SumLine[] = view.seats.flatMap((one): SumLine[] => {
      const score = result.scores[one.seat];
      if (score === undefined || one.role === null || teamOf(one.role) !== team) return [];
      const { honor, multiplier, points, in_hand: inHand } = score;
      return [{ kind: 'player', seat: one.seat, honor, multiplier, inHand, points, rule: '8.3' }];
    });
    if (result.deadly_strike === team) {
      const points = total - lines.reduce((sum, line) => sum + line.points, 0);
      lines.push({ kind: 'deadly-strike', points, rule: '8.5' });
    }
    return { team, lines, total };
  });
  return teams.sort((one, other) => Number(one.team === result.winner) - Number(other.team === result.winner));
}

/** What ended the game. */
export function causeOf(words: Words, view: View, result: ResultView): string {
  const about: Record<string, string> = {
    swordmaster: words.names(view.seats.filter((one) => one.resilience > 0).map((one) => one.seat)),
    without: words.names(view.seats.filter((one) => one.honor === 0).map((one) => one.seat)),
  };
  if (result.victim !== null) about['seat'] = words.name(result.victim);
  if (result.by !== null) about['by'] = words.name(result.by);
  return words.say(`result-cause-${result.cause}`, about);
}

/** By what the winners won, and the rule that says so. */
export function verdictOf(result: ResultView): { way: 'score' | 'tie' | 'swordmaster'; rule: string } {
  if (result.cause === 'swordmaster') return { way: 'swordmaster', rule: '8.4' };
  const best = result.totals[result.winner];
  const isTied = Object.values(result.totals).filter((total) => total === best).length > 1;
  return { way: isTied ? 'tie' : 'score', rule: '8.6' };
}

/** A number with a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points));
