/** What the server counts for a player, for all who want to be listed, and for a table. */
import { ask, at, proof, reach } from '../api';
import { listed } from '../lobby/who';
import { memory } from '../memory.svelte';
import type { Claimed, Heap, Ladder, OwnStats, PastGame, TableStats } from '../protocol.gen';
import { say, speech } from '../words/speech.svelte';

const ME = '/api/players/me';
const token = (): string => memory.player?.token ?? '';

export const claimName = (name: string): Promise<Claimed> => ask('/api/players', { name, avatar: memory.settings.avatar });
/** A page of the leaderboard: the first, with your own position, or the one after another. */
export const fetchLadder = (after: string | null = null): Promise<Ladder> =>
  after === null
    ? ask('/api/players', undefined, memory.player?.token)
    : ask(`/api/players?after=${encodeURIComponent(after)}`);
export const fetchTableStats = (code: string): Promise<TableStats> => ask(`${at(code)}/statistics`);
export const fetchOwnStats = (): Promise<OwnStats> => ask(ME, undefined, token());
/** Everything: with the games that did not fit into one answer. */
export async function fetchAllStats(): Promise<OwnStats> {
  const stats = await fetchOwnStats();
  while (stats.earlier !== null) {
    const page = await ask<OwnStats>(`${ME}?before=${stats.earlier}`, undefined, token());
    stats.games = [...page.games, ...stats.games];
    stats.earlier = page.earlier;
  }
  return stats;
}
export const keepAvatar = (avatar: string): Promise<OwnStats> => ask(ME, { avatar }, token());
export const beListed = (listed: boolean): Promise<OwnStats> => ask(ME, { listed }, token());
export const fetchOwnGames = async (): Promise<string> => (await reach(`${ME}/games`, proof(token()))).text();
export const deleteMe = async (): Promise<void> =>
  void (await reach(ME, { ...proof(token()), method: 'DELETE' }));

/** The groupings of games, in the order in which they are offered. */
export const WAYS = {
  sword: ['role', 'character', 'team', 'players', 'set'],
  duel: ['opponent', 'weapon', 'module', 'difficulty'],
} as const satisfies Record<Heap['game'], readonly Heap['by'][]>;

/** What games have in common, in words. */
export function commonWords({ by, key }: Heap): string {
  if (by === 'players') return say('me-players', { count: Number(key) });
  if (by === 'set' || (by === 'module' && key === 'none')) return say(`me-${by}-${key}`);
  return say(['role', 'team', 'character'].includes(by) ? `${by}-${key}` : `duel-${by}-${key}`);
}

/** Who the player was: a role and a character, or in a duel the opponent. */
export function asWhom({ game, role, character, opponents }: PastGame): string {
  if (game === 'sword') return `${say(`role-${role}`)} · ${say(`character-${character}`)}`;
  const foes = opponents.map((one) => say(`duel-opponent-${one}`));
  return say('me-against', { opponents: listed(foes) });
}

export const per100 = (share: number): string =>
  new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const decimal = (number: number): string =>
  new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(number);
