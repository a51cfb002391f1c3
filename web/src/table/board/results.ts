/** What came of an event, at the seats it happened to. */
import type { SeatView, ToldEvent, View } from '../../protocol.gen';

export type Result = {
  seat: number;
  tone: 'gain' | 'loss';
  /** An amount of something, or a message. */
  what: { kind: 'resilience' | 'honor' | 'hand'; amount: number } | { kind: 'word'; word: string };
};

const COUNTED = ['resilience', 'honor', 'hand'] as const;
/** A card that a player plays or discards is no loss. */
const FROM_HAND = ['Played', 'Answered', 'Escaped', 'Discarded'];
const WORDS: Record<string, string> = {
  'event-parried': 'result-parried',
  'event-answered': 'result-answered',
  'event-escaped': 'result-escaped',
  'event-attack-foiled': 'result-foiled',
};

function changes(before: SeatView, after: SeatView, played: ReadonlySet<unknown>): Result[] {
  const { seat } = after;
  const counted = COUNTED.flatMap((kind): Result[] => {
    const amount = after[kind] - before[kind];
    if (amount === 0 || (kind === 'hand' && played.has(seat))) return [];
    return [{ seat, tone: amount > 0 ? 'gain' : 'loss', what: { kind, amount } }];
  });
  if (before.harmless || !after.harmless) return counted;
  return [...counted, { seat, tone: 'loss', what: { kind: 'word', word: 'word-harmless' } }];
}

/** The results of events, from the table before and after them. */
export function resultsOf(before: View, after: View, events: readonly ToldEvent[]): Result[] {
  const words = events.flatMap(({ said, about }): Result[] => {
    const word = typeof said === 'string' ? undefined : WORDS[said.id];
    return word === undefined ? [] : [{ seat: Number(about['seat']), tone: 'gain', what: { kind: 'word', word } }];
  });
  const played = new Set(events.flatMap(({ kind, about }) => (FROM_HAND.includes(kind) ? [about['seat']] : [])));
  const counted = after.seats.flatMap((one, place) => changes(before.seats[place]!, one, played));
  return [...words, ...counted];
}
