/** Retries requests that came too fast, or too early. */
import { Refusal } from '../api';

/** The delay in milliseconds, and the number of retries. */
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

/** Retry what everything else depends on until it arrives. */
export async function untilThere<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3 * AGAIN));
    }
  }
}
