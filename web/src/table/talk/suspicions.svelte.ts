/** What a player thinks of the others: kept on this device, by seat, and never sent. */
import type { TableSession } from '../../session.svelte';
import { say } from '../../words/speech.svelte';
import { PerTable } from './perTable.svelte';

export const SUSPICIONS = ['samurai', 'ninja', 'ronin', 'unsure'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

const marks = new PerTable<Readonly<Record<number, Suspicion>>>('chanbara.suspicions');
/** Several people may share a device. */
const tableOf = (game: TableSession): string => `${game.code}/${game.you}`;

/** Once the roles are known, nobody has to remember what they thought. */
const isOver = (game: TableSession): boolean => game.view?.result != null;

export function suspicionOf(game: TableSession, seat: number): Suspicion | null {
  return isOver(game) ? null : (marks.of(tableOf(game))?.[seat] ?? null);
}

export function suspect(game: TableSession, seat: number, suspicion: Suspicion | null): void {
  const { [seat]: _, ...others } = marks.of(tableOf(game)) ?? {};
  marks.keep(tableOf(game), suspicion === null ? others : { ...others, [seat]: suspicion });
}

export const suspicionWords = (suspicion: Suspicion): string =>
  suspicion === 'unsure' ? say('suspicion-unsure') : say('suspicion-role', { role: say(`role-${suspicion}`) });

/** The marks go with the game. */
export function forgetSuspicions(game: TableSession): void {
  if (marks.of(tableOf(game)) !== undefined) marks.keep(tableOf(game), null);
}
