/** How a game of one's own ended: the table itself tells it, to whoever comes back to it. */
import type { Seat } from '../../memory.svelte';
import type { ResultView } from '../../protocol.gen';
import { Connection } from '../../socket';
import { speech } from '../../words/speech.svelte';

/** Look in for the result; null where the table does not say. Stop when `signal` says so. */
export function lookForResult(seat: Seat, signal: AbortSignal): Promise<ResultView | null> {
  return new Promise((resolve) => {
    const end = (result: ResultView | null): void => {
      connection.close();
      resolve(result);
    };
    const hello = () => ({ type: 'hello' as const, token: seat.token, language: speech.language });
    const connection = new Connection(seat.code, hello, {
      message: (message) => {
        if (message.type === 'sword') end(message.view.result);
        else if (message.type === 'refused') end(null);
      },
      standing: (standing) => {
        if (standing === 'gone' || standing === 'old') end(null);
      },
    });
    signal.addEventListener('abort', () => end(null));
  });
}
