/** Whose talk is not shown on this device. */
import type { Said } from '../../protocol.gen';
import type { TableSession } from '../../session.svelte';
import { PerTable } from './perTable.svelte';

/** A seat, all spectators, or all bots. */
export type Whom = number | 'watching' | 'bots';

const muted = new PerTable<readonly Whom[]>('chanbara.muted');

export const mutedAt = (game: TableSession): readonly Whom[] => muted.of(game.code) ?? [];

export function turnMute(game: TableSession, whom: Whom): void {
  const known = mutedAt(game);
  const kept = known.includes(whom) ? known.filter((one) => one !== whom) : [...known, whom];
  muted.keep(game.code, kept.length === 0 ? null : kept);
}

export function isSeatMuted(game: TableSession, seat: number): boolean {
  const known = mutedAt(game);
  return known.includes(seat) || (known.includes('bots') && (game.info?.seats[seat]?.bot ?? null) !== null);
}

export function isMuted(game: TableSession, said: Said): boolean {
  const known = mutedAt(game);
  if (said.bot != null && known.includes('bots')) return true;
  return known.includes(said.seat ?? 'watching');
}

/** What is shown of the chat. */
export const heardAt = (game: TableSession): readonly Said[] => game.chat.filter((said) => !isMuted(game, said));
