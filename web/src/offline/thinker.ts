/** The second worker: another Python, in which bots think and games are analyzed while the server answers. */
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import type { FromThinker, ToThinker } from './messages';
import { fetchParts } from './parts';
import { loadMind, startPython } from './python';

let answer: PyCallable;

const tell = (message: FromThinker, transfer: Transferable[] = []): void => postMessage(message, { transfer });

async function start(folder: string): Promise<void> {
  // The server runs, so they are in this browser already.
  const { held: parts } = await fetchParts(folder, () => Promise.resolve(true), () => undefined);
  const python = await startPython(folder, parts);
  const thinker = python.pyimport('chanbara.offline.thinker') as PyProxy & { start(mind: unknown): PyCallable };
  answer = thinker.start(await loadMind(parts));
  tell({ kind: 'ready' });
}

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'start') {
    start(data.folder).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
    return;
  }
  const found = answer(data.data) as Uint8Array<ArrayBuffer>;
  tell({ kind: 'answer', id: data.id, data: found }, [found.buffer]);
};
