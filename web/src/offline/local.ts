/** The server in a worker: requests and sockets as over a network. It starts with the first of them. */
import type { FromWorker, Header, ToWorker } from './messages';
import { partsFolder } from './offer';
import { server } from './standing.svelte';

type Told = (text: string) => void;
type Closed = (code: number) => void;
type Asked = { begin: (answer: Response) => void; fail: (error: Error) => void; parts?: ReadableStreamDefaultController<Uint8Array> };

const asked = new Map<number, Asked>();
const sockets = new Map<number, { told: Told; closed: Closed }>();
const exports = new Map<number, (data: Uint8Array) => void>();
/** Answers without a body: a stream is refused for them. */
const EMPTY = new Set([204, 304]);
let last = 0;
let started: Worker | undefined;

function worker(): Worker {
  if (started !== undefined) return started;
  started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  started.onerror = (event) => fail(event.message);
  started.postMessage({ kind: 'start', folder: partsFolder() } satisfies ToWorker);
  return started;
}

/** Nothing is answered any more: who waits learns that nobody is there. */
function fail(why: string): void {
  server.standing = { at: 'failed', why };
  for (const one of asked.values()) one.fail(new TypeError(why));
  for (const one of sockets.values()) one.closed(1006);
  asked.clear();
  sockets.clear();
}

function tell(message: ToWorker, transfer: Transferable[] = []): void {
  worker().postMessage(message, transfer);
}

function hear(message: FromWorker): void {
  if (message.kind === 'standing') {
    if (message.standing.at === 'failed' || message.standing.at === 'taken') fail('');
    server.standing = message.standing;
  } else if (message.kind === 'told') sockets.get(message.id)?.told(message.text);
  else if (message.kind === 'closed') {
    sockets.get(message.id)?.closed(message.code);
    sockets.delete(message.id);
  } else if (message.kind === 'exported') {
    exports.get(message.id)?.(message.data);
    exports.delete(message.id);
  } else answer(message);
}

function answer(message: Extract<FromWorker, { kind: 'begin' | 'part' | 'end' }>): void {
  const one = asked.get(message.id);
  if (one === undefined) return;
  if (message.kind === 'begin') {
    const parts = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => void (one.parts = controller),
      cancel: () => drop(message.id),
    });
    one.begin(new Response(EMPTY.has(message.status) ? null : parts, { status: message.status, headers: message.headers }));
  } else if (message.kind === 'part') one.parts?.enqueue(message.data);
  else {
    one.parts?.close();
    asked.delete(message.id);
  }
}

function drop(id: number): void {
  if (asked.delete(id)) tell({ kind: 'abort', id });
}

export async function request(path: string, how: RequestInit): Promise<Response> {
  const body = how.body == null ? new Uint8Array() : new Uint8Array(await new Response(how.body).arrayBuffer());
  how.signal?.throwIfAborted();
  const id = (last += 1);
  const headers = [...new Headers(how.headers)] as Header[];
  return new Promise((begin, fail) => {
    asked.set(id, { begin, fail });
    how.signal?.addEventListener('abort', () => {
      asked.get(id)?.parts?.error(how.signal!.reason);
      drop(id);
      fail(how.signal!.reason);
    });
    tell({ kind: 'request', id, method: how.method ?? 'GET', path, headers, body });
  });
}

/** Open a socket; the first text it tells is empty: it is open. */
export function connect(path: string, told: Told, closed: Closed): (text: string | null) => void {
  const id = (last += 1);
  sockets.set(id, { told, closed });
  tell({ kind: 'open', id, path, headers: [['accept-language', document.documentElement.lang]] });
  return (text) => {
    if (text === null) sockets.delete(id);
    tell({ kind: 'say', id, text });
  };
}

/** The player agrees to the download, or puts an update off. The browser is asked to delete nothing when space is short. */
export function agree(wanted: boolean): void {
  if (wanted) void navigator.storage?.persist?.().catch(() => undefined);
  tell({ kind: 'agree', wanted });
}

/** Everything that the server has stored, as a file of SQLite. */
export function exported(): Promise<Uint8Array> {
  const id = (last += 1);
  return new Promise((done) => {
    exports.set(id, done);
    tell({ kind: 'export', id });
  });
}

/** Replace all of it. The page has to be loaded again then. */
export function replace(data: Uint8Array): Promise<Uint8Array> {
  const id = (last += 1);
  return new Promise((done) => {
    exports.set(id, done);
    tell({ kind: 'import', id, data });
  });
}
