/** What the worker with the server knows of the second one, in which bots think. */
import type { FromThinker, ToThinker } from './messages';

type Asked = { done: (data: Uint8Array) => void; fail: (error: Error) => void };

export class Thinking {
  readonly #worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, Asked>();
  #last = 0;
  #over: () => void = () => undefined;
  /** Nothing is answered after that. */
  readonly ended = new Promise<void>((over) => (this.#over = over));

  /** Start it, and return when it can think. */
  static start(folder: string): Promise<Thinking> {
    const thinking = new Thinking();
    return new Promise((ready, failed) => {
      thinking.#worker.onerror = (event) => {
        thinking.end();
        failed(new Error(event.message));
      };
      thinking.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.kind === 'ready') ready(thinking);
        else if (data.kind === 'failed') {
          thinking.end();
          failed(new Error(data.why));
        } else thinking.#hear(data.id, data.data);
      };
      thinking.#tell({ kind: 'start', folder });
    });
  }

  ask(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const id = (this.#last += 1);
    return new Promise((done, fail) => {
      this.#asked.set(id, { done, fail });
      this.#tell({ kind: 'ask', id, data }, [data.buffer]);
    });
  }

  end(): void {
    this.#worker.terminate();
    for (const one of this.#asked.values()) one.fail(new Error('the worker has ended'));
    this.#asked.clear();
    this.#over();
  }

  #tell(message: ToThinker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #hear(id: number, data: Uint8Array): void {
    this.#asked.get(id)?.done(data);
    this.#asked.delete(id);
  }
}
