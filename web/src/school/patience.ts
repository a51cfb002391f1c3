/** Who asks too fast, or too early, asks again a little later. */
import { Refusal } from '../api';

/** After how long, in milliseconds, and how often. */
const AGAIN = 1000;
const MOST = 12;

export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let again = 0; ; again += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too_fast' || again === MOST) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** Ask for what everything else waits for, until it is there. */
export async function untilThere<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3 * AGAIN));
    }
  }
}
