/** Turns of a finished game, as ranges of its frames. */
import type { ReviewTurn } from '../protocol.gen';

export type Span = ReviewTurn & { end: number };

/** The turn that a frame belongs to. */
export function turnAt(turns: readonly ReviewTurn[], frame: number): ReviewTurn {
  return turns.findLast((turn) => turn.frame <= frame) ?? turns[0]!;
}

/** Each turn with the frame where the next one begins, or where the game ends. */
export function spansOf(turns: readonly ReviewTurn[], last: number): Span[] {
  return turns.map((turn, place) => ({ ...turn, end: turns[place + 1]?.frame ?? last }));
}
