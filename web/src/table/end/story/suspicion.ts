/** Suspicion over time: what the others, on average, gave each player for one role. */
import type { Believed } from '../../../protocol.gen';

export type Suspected = { seat: number; points: readonly { turn: number; chance: number }[] };

/** The mean belief of all other seats, turn by turn. */
export function suspected(lines: readonly Believed[], seat: number, role: number): Suspected {
  const points = lines.map(({ turn, beliefs }) => {
    const others = beliefs.filter((one) => one.seat !== null && one.seat !== seat);
    const sum = others.reduce((all, one) => all + (one.odds[seat]?.[role] ?? 0), 0);
    return { turn, chance: sum / Math.max(1, others.length) };
  });
  return { seat, points };
}

/** The roles that somebody could be suspected of: of which nobody was sure at the start. */
export function openRoles(lines: readonly Believed[], roles: readonly string[]): number[] {
  const watched = lines[0]?.beliefs.find((one) => one.seat === null)?.odds ?? [];
  return roles.map((_, role) => role).filter((role) => watched.some((chances) => isOpen(chances[role] ?? 0)));
}

/** The players who could have the role, as a spectator sees it. */
export function openSeats(lines: readonly Believed[], role: number): number[] {
  const watched = lines[0]?.beliefs.find((one) => one.seat === null)?.odds ?? [];
  return watched.flatMap((chances, seat) => (isOpen(chances[role] ?? 0) ? [seat] : []));
}

const isOpen = (chance: number): boolean => chance > 0 && chance < 1;

/** The way of a line in a drawing of this size; 1 is at the top. */
export function pathOf({ points }: Suspected, width: number, height: number): string {
  const last = Math.max(1, points.length - 1);
  return points
    .map(({ chance }, place) => `${place === 0 ? 'M' : 'L'}${round((width * place) / last)} ${round(height * (1 - chance))}`)
    .join('');
}

const round = (value: number): number => Math.round(10 * value) / 10;
