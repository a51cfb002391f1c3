/** The routes of evenings. */
import { ask, proof, reach } from '../api';
import type { EveningAct, EveningInfo, JoinEvening, Joined, NewEvening } from '../protocol.gen';

const at = (code: string): string => `/api/evenings/${encodeURIComponent(code)}`;

export const openEvening = (wanted: NewEvening): Promise<Joined> => ask('/api/evenings', wanted);
export const joinEvening = (code: string, wanted: JoinEvening): Promise<Joined> => ask(`${at(code)}/people`, wanted);
export const lookAtEvening = (code: string): Promise<EveningInfo> => ask(at(code));
export const actInEvening = (code: string, token: string, act: EveningAct): Promise<EveningInfo> =>
  ask(at(code), act, token);

/** The evening as it is, or, with the version one has, as soon as it has changed. */
export async function followEvening(
  code: string,
  token: string | undefined,
  after: number | null,
  signal: AbortSignal,
): Promise<EveningInfo> {
  const how = token === undefined ? {} : proof(token);
  const path = after === null ? at(code) : `${at(code)}?after=${after}`;
  return (await (await reach(path, { ...how, signal })).json()) as EveningInfo;
}
