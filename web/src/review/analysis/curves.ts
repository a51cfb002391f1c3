/** Beliefs as lines over the time of a game. */
import type { Belief, Believed } from '../../protocol.gen';

export type Point = { frame: number; turn: number; chances: readonly number[] };

/** What one observer believes at the end of a turn; null is a spectator. */
export const beliefOf = (line: Believed, observer: number | null): Belief | undefined =>
  line.beliefs.find((one) => one.seat === observer);

/** How likely one seat had each role, turn by turn. */
export function pointsOf(lines: readonly Believed[], observer: number | null, seat: number): Point[] {
  return lines.flatMap((line) => {
    const chances = beliefOf(line, observer)?.odds[seat];
    return chances === undefined ? [] : [{ frame: line.frame, turn: line.turn, chances }];
  });
}

/** The seats whose role was open at the start; for the others there is nothing to draw. */
export function openSeats(first: Belief | undefined): number[] {
  const isOpen = (chances: readonly number[]): boolean => chances.every((chance) => chance < 1);
  return (first?.odds ?? []).flatMap((chances, seat) => (isOpen(chances) ? [seat] : []));
}

/** The part of the drawing over which a belief is drawn before it first changes. */
const STROKE = 0.06;

/** A line from point to point, in a drawing as wide as the game has frames and as high as 1. */
export function lineOf(points: readonly Point[], role: number, width: number): string {
  const [only, ...more] = points;
  // A single point would not be seen.
  const drawn = only !== undefined && more.length === 0 ? [only, { ...only, frame: only.frame + STROKE * width }] : points;
  return drawn.map(({ frame, chances }) => `${round(frame)},${round(1 - (chances[role] ?? 0))}`).join(' ');
}

const round = (value: number): number => Math.round(10_000 * value) / 10_000;

/** The seats whose role is certain: by a revealed role card, or because nothing else is possible. */
export function certain(belief: Belief, roles: readonly string[]): { seat: number; role: string }[] {
  return belief.odds.flatMap((chances, seat) => {
    const role = belief.roles[seat] ?? roles[chances.indexOf(1)];
    return role === undefined || seat === belief.seat ? [] : [{ seat, role }];
  });
}
