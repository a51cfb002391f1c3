/** The worker with the server: Python, and what connects it with the page and with the browser's storage. */
import type { PyodideInterface } from 'pyodide';
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { Kept, Taken } from './kept';
import type { FromWorker, Header, Standing, ToWorker } from './messages';
import type { Mind } from './mind';
import { fetchParts } from './parts';
import { loadMind, startPython } from './python';
import { Thinking } from './thinking';

const FILE = '/kept/chanbara.db';
const LOCK = 'chanbara';

/** `chanbara.offline.browser.Browser`. */
type Server = PyProxy & {
  request(method: string, path: string, headers: Header[], body: Uint8Array, begin: unknown, part: unknown, end: unknown): PyCallable;
  connect(path: string, headers: Header[], told: unknown, closed: unknown): PyCallable;
};

/** `chanbara.offline.browser`. */
type Starting = PyProxy & {
  start(file: string, keep: () => Promise<void>, mind: Mind | undefined, think: () => Promise<Thinking>): Promise<Server>;
};

const aborts = new Map<number, PyCallable>();
const sockets = new Map<number, PyCallable>();
let kept: Kept;
let running: Promise<Server> | undefined;
let agree: (wanted: boolean) => void = () => undefined;

const tell = (message: FromWorker): void => postMessage(message);
const stand = (standing: Standing): void => tell({ kind: 'standing', standing });

/** One tab has the games: the others wait until it is closed. */
async function own(): Promise<void> {
  if (!('locks' in navigator)) return; // not over plain http: then the last one has them
  await new Promise<void>((owned) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) return undefined;
      owned();
      return new Promise(() => undefined);
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        stand({ at: 'waiting' });
        void navigator.locks.request(LOCK, hold);
      }
      return hold(lock);
    });
  });
}

/** Nothing large is downloaded before the player agrees. */
function allowed(bytes: number, isUpdate: boolean): Promise<boolean> {
  stand({ at: 'asking', all: bytes, isUpdate });
  return new Promise((agreed) => (agree = agreed));
}

async function start(wanted: string): Promise<Server> {
  await own();
  const { folder, held } = await fetchParts(wanted, allowed, (done, all) => stand({ at: 'loading', done, all }));
  stand({ at: 'starting' });
  const python = await startPython(folder, held);
  kept = await Kept.open();
  python.FS.mkdirTree('/kept');
  if (kept.data.length > 0) python.FS.writeFile(FILE, kept.data);
  python.runPython('import gc; gc.disable()'); // nothing of what is loaded now is garbage
  const browser = python.pyimport('chanbara.offline.browser') as Starting;
  const server = await browser.start(FILE, () => keep(python), await loadMind(held), () => Thinking.start(folder));
  stand({ at: 'ready' });
  return server;
}

async function keep(python: PyodideInterface): Promise<void> {
  try {
    await kept.keep(python.FS.readFile(FILE) as Uint8Array);
  } catch (error) {
    if (error instanceof Taken) stand({ at: 'taken' });
    throw error;
  }
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    running = start(message.folder);
    running.catch((error: unknown) => stand({ at: 'failed', why: String(error) }));
    return;
  }
  if (message.kind === 'agree') {
    agree(message.wanted);
    return;
  }
  const server = await running!;
  const { id } = message;
  if (message.kind === 'request') ask(server, message);
  else if (message.kind === 'abort') aborts.get(id)?.();
  else if (message.kind === 'open') {
    const close = (code: number): void => tell({ kind: 'closed', id, code });
    sockets.set(id, server.connect(message.path, message.headers, (text: string) => tell({ kind: 'told', id, text }), close));
  } else if (message.kind === 'say') {
    sockets.get(id)?.(message.text ?? undefined);
    if (message.text === null) forget(sockets, id);
  } else if (message.kind === 'export') tell({ kind: 'exported', id, data: kept.data });
  else if (message.kind === 'import') {
    await kept.keep(message.data);
    tell({ kind: 'exported', id, data: kept.data });
  }
}

function ask(server: Server, { id, method, path, headers, body }: Extract<ToWorker, { kind: 'request' }>): void {
  const begin = (status: number, pairs: PyProxy & { toJs(): Header[] }): void => {
    tell({ kind: 'begin', id, status, headers: pairs.toJs() });
  };
  const part = (data: PyProxy & { toJs(): Uint8Array }): void => tell({ kind: 'part', id, data: data.toJs() });
  const end = (): void => {
    tell({ kind: 'end', id });
    forget(aborts, id);
  };
  aborts.set(id, server.request(method, path, headers, body, begin, part, end));
}

function forget(all: Map<number, PyCallable>, id: number): void {
  const one = all.get(id);
  all.delete(id);
  // Not in the middle of a call from Python.
  if (one !== undefined) setTimeout(() => one.destroy(), 0);
}

/** What cannot be answered is ended: nobody should wait for it. */
function giveUp(message: ToWorker, error: unknown): void {
  console.error(error);
  if (message.kind === 'open') tell({ kind: 'closed', id: message.id, code: 1011 });
  else if (message.kind === 'request') {
    tell({ kind: 'begin', id: message.id, status: 500, headers: [] });
    tell({ kind: 'end', id: message.id });
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data).catch((error: unknown) => giveUp(data, error));
