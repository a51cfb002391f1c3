/** The mood of the table, from what everybody can see. */
import type { ToldEvent, View } from '../../protocol.gen';

const LAST = 1;

/** Of ink from a defeat until its honor has been given; tight while somebody has one point of honor left. */
export function moodOf(told: readonly ToldEvent[], happening: readonly ToldEvent[], view: Pick<View, 'seats'>): 'ink' | 'last' | null {
  const kinds = told.map(({ kind }) => kind);
  const isFall = kinds.includes('Defeated');
  const isPaid = kinds.includes('HonorGiven') && happening.some(({ kind }) => kind === 'Defeated');
  if (isFall || isPaid) return 'ink';
  return view.seats.some(({ honor }) => honor === LAST) ? 'last' : null;
}

/** Who has come down to the last point. */
export function newlyLast(before: Pick<View, 'seats'>, after: Pick<View, 'seats'>): number[] {
  return after.seats.flatMap(({ seat, honor }, place) => (honor === LAST && (before.seats[place]?.honor ?? 0) > LAST ? [seat] : []));
}
