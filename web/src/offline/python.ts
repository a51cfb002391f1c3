/** Python in a worker, with the server's modules: it takes what was downloaded already, and fetches nothing else. */
import type { loadPyodide as Load, PyodideInterface } from 'pyodide';
import { Mind } from './mind';
import { store, stored } from './parts';
import { SERVER, UNPACKED, unpacked, writeFiles } from './unpack';

const MIND = 'mind.wasm';
const TYPES: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip' };

export type Parts = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export async function startPython(folder: string, parts: Parts): Promise<PyodideInterface> {
  serve(parts);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const lockFileContents = JSON.stringify({ info: JSON.parse(new TextDecoder().decode(parts.get('info.json'))) as unknown, packages: {} });
  const python = await loadPyodide({ indexURL: folder, lockFileContents, packageBaseUrl: folder });
  writeFiles(python, await archive(folder, parts, python));
  return python;
}

/** The server's files. They are unpacked once, and stored so: the next start need not. */
async function archive(folder: string, parts: Parts, python: PyodideInterface): Promise<Uint8Array<ArrayBuffer>> {
  const before = await stored(folder + UNPACKED);
  if (before !== undefined) return before;
  const found = unpacked(python, parts.get(SERVER)!);
  void store(folder + UNPACKED, found);
  return found;
}

/** The compiled mind; without it bots are interpreted, and a planner is a detective. */
export async function loadMind(parts: Parts): Promise<Mind | undefined> {
  const code = parts.get(MIND);
  return code === undefined ? undefined : Mind.load(code);
}

function serve(parts: Parts): void {
  self.fetch = (what) => {
    const name = (what instanceof Request ? what.url : String(what)).split('/').at(-1)!;
    const data = parts.get(name);
    if (data === undefined) return Promise.reject(new TypeError(`${name} is not part of this build`));
    return Promise.resolve(new Response(data, { headers: { 'content-type': TYPES[name.split('.').at(-1)!] ?? '' } }));
  };
}
