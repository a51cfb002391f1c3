/** Whom one has played with, and invitations among people with claimed names. */
import { ask, proof, reach } from '../api';
import { memory } from '../memory.svelte';
import type { Company, Invitations, Invited } from '../protocol.gen';

const ME = '/api/players/me';
const token = (): string => memory.player?.token ?? '';
const tell = async (path: string, body: unknown): Promise<void> =>
  void (await reach(ME + path, { ...proof(token()), method: 'POST', body: JSON.stringify(body) }));

export const fetchCompany = (): Promise<Company> => ask(`${ME}/company`, undefined, token());
export const fetchInvitations = (): Promise<Invitations> => ask(`${ME}/invitations`, undefined, token());
export const invite = (code: string, names: readonly string[]): Promise<Invited> => ask(`${ME}/invitations`, { code, names }, token());
export const decline = (code: string): Promise<void> => tell('/invitations/decline', { code });
export const mute = (name: string, muted: boolean): Promise<void> => tell('/mute', { name, muted });
