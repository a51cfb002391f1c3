/** The routes of clubs. */
import { ask, proof, reach } from '../api';
import { memory } from '../memory.svelte';
import type { ClubAct, ClubGames, ClubInfo, NewClub, OwnClub, OwnClubs } from '../protocol.gen';

const at = (code: string): string => `/api/clubs/${encodeURIComponent(code)}`;
const token = (): string => memory.player?.token ?? '';

export const lookAtClub = (code: string): Promise<ClubInfo> => ask(at(code), undefined, memory.player?.token);
export const foundClub = (wanted: NewClub): Promise<ClubInfo> => ask('/api/clubs', wanted, token());
export const fetchClubGames = (code: string, before: number | null): Promise<ClubGames> =>
  ask(`${at(code)}/games${before === null ? '' : `?before=${before}`}`, undefined, token());
export const fetchOwnClubs = async (): Promise<OwnClub[]> => (await ask<OwnClubs>('/api/players/me/clubs', undefined, token())).clubs;

/** Do something in a club; null if it is no more. */
export async function actInClub(code: string, act: ClubAct): Promise<ClubInfo | null> {
  const answer = await reach(at(code), { ...proof(token()), method: 'POST', body: JSON.stringify(act) });
  return answer.status === 204 ? null : ((await answer.json()) as ClubInfo);
}
