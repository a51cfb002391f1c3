/** The routes of practice. Whoever has claimed a name proves it; everybody else practices all the same. */
import { ask, puzzleAt, Refusal } from '../../api';
import { memory } from '../../memory.svelte';
import type { Daily, HintRequest, Practice, Progress, PuzzleHint, Run } from '../../protocol.gen';

/** Ask with the token of the claimed name. It may have been deleted on another device: then it is useless here. */
export async function asOwner<Answer>(question: (token?: string) => Promise<Answer>): Promise<Answer> {
  if (memory.player === null) return question();
  try {
    return await question(memory.player.token);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unknown_token') throw error;
    memory.forgetPlayer();
    return question();
  }
}

export const askHint = (key: string, asked: HintRequest): Promise<PuzzleHint> =>
  asOwner((token) => ask(`${puzzleAt(key)}/hint`, asked, token));
export const fetchDaily = (): Promise<Daily> => ask('/api/daily');
export const beginRun = (): Promise<Run> => asOwner((token) => ask('/api/runs', {}, token));
export const fetchPractice = (): Promise<Practice> => ask('/api/players/me/practice', undefined, memory.player?.token ?? '');
export const fetchProgress = (): Promise<Progress> => ask('/api/players/me/progress', undefined, memory.player?.token ?? '');
