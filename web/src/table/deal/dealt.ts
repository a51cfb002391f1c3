/** What one seat may know of the deal: its own role, the Shogun's, and how many there are of each. */
import type { SummaryCard, View } from '../../protocol.gen';
import { type Role, roleOf } from '../end/roles';

export type RoleLine = {
  role: Role;
  players: number;
  /** What honor is multiplied by; two numbers if stars decide. */
  multipliers: readonly number[];
  /** Whose it is, as far as this seat may know. */
  whose: 'you' | 'known' | 'ally' | 'other';
};

export type Dealt = {
  /** The role card of this seat; null for a spectator. */
  card: string | null;
  role: Role | null;
  /** Who is known to all. */
  shogun: number | null;
  /** How many are on the same side, and how many of them are unknown. */
  mates: number;
  hidden: number;
  lines: readonly RoleLine[];
};

export function dealtTo(view: View, card: SummaryCard): Dealt {
  const own = view.seat === null ? null : (view.seats[view.seat]?.role ?? null);
  const role = own === null ? null : roleOf(own);
  const shogun = view.seats.find((one) => one.role !== null && roleOf(one.role) === 'shogun')?.seat ?? null;
  const team = card.roles.find((line) => line.role === role)?.team ?? null;
  const mates = team === null ? 0 : sum(card.roles.filter((line) => line.team === team)) - 1;
  const isLed = shogun !== null && shogun !== view.seat && card.roles.some((line) => line.role === 'shogun' && line.team === team);
  const whose = (line: SummaryCard['roles'][number]): RoleLine['whose'] => {
    if (line.role === role) return 'you';
    if (line.role === 'shogun') return 'known';
    return line.team === team ? 'ally' : 'other';
  };
  return {
    card: own,
    role,
    shogun,
    mates,
    hidden: isLed ? mates - 1 : mates,
    lines: card.roles.map((line) => ({ ...line, whose: whose(line) })),
  };
}

const sum = (lines: SummaryCard['roles']): number => lines.reduce((all, { players }) => all + players, 0);
