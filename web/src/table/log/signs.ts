/** What the events of one line of the log were about: whose they were, which cards, what they cost or brought. */
import type { ToldEvent } from '../../protocol.gen';

/** What changed for one player. */
export type Change = { seat: number; resilience: number; honor: number };

const CHANGES: Record<string, (about: ToldEvent['about']) => Change[]> = {
  Wounded: ({ seat, lost }) => [{ seat: Number(seat), resilience: -Number(lost), honor: 0 }],
  ResiliencePaid: ({ seat, lost }) => [{ seat: Number(seat), resilience: -Number(lost), honor: 0 }],
  HonorGiven: ({ seat, to }) => [
    { seat: Number(seat), resilience: 0, honor: -1 },
    { seat: Number(to), resilience: 0, honor: 1 },
  ],
  HonorLost: ({ seat }) => [{ seat: Number(seat), resilience: 0, honor: -1 }],
  HonorGained: ({ seat }) => [{ seat: Number(seat), resilience: 0, honor: 1 }],
};
/** Fields that name somebody: who acts, then whom it concerns. */
const PEOPLE = ['seat', 'target', 'by', 'to', 'victim', 'holder'];

/** The events as they happened to each player, who acts first. */
export function changesOf(events: readonly ToldEvent[]): Change[] {
  const named = events.flatMap(({ about }) => PEOPLE.map((name) => about[name]));
  const seats = [...new Set(named.filter((one) => typeof one === 'number'))];
  const changes = events.flatMap(({ kind, about }) => CHANGES[kind]?.(about) ?? []);
  return seats.map((seat) => {
    const own = changes.filter((one) => one.seat === seat);
    const sum = (what: 'resilience' | 'honor'): number => own.reduce((total, one) => total + one[what], 0);
    return { seat, resilience: sum('resilience'), honor: sum('honor') };
  });
}

/** The cards that this reader saw, each once, in order. */
export function cardsOf(events: readonly ToldEvent[]): string[] {
  const seen = events.flatMap(({ about }) => [about['card'], about['prop'], about['cards']].flat());
  return [...new Set(seen.filter((one) => typeof one === 'string'))];
}

/** How much resilience was lost, and whether honor changed hands. */
export function costOf(events: readonly ToldEvent[]): { resilience: number; honor: number } {
  const changes = changesOf(events);
  const lost = (what: 'resilience' | 'honor'): number =>
    changes.reduce((sum, one) => sum + Math.max(0, -one[what]), 0);
  return { resilience: lost('resilience'), honor: lost('honor') };
}
