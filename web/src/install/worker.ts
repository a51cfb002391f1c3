/**
 * Keeps the page available without a server: the files of one build, each version in a cache of its own.
 * Game data is never cached. The build fills in the list of files (plugin.ts).
 */
import { listenForPushes } from './push';

declare const __FILES__: readonly string[];
declare const __VERSION__: string;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Asking = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type Keeper = { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } };

const worker = self as unknown as Keeper;
/** The folder that everything is delivered from. */
const BASE = new URL('.', location.href).pathname;
const FILES = __FILES__.map((name) => BASE + name);
const NAME = 'chanbara-';
const BOX = `${NAME}${__VERSION__}`;
/** This version and the one before: a page of that one may still be open, in the middle of a game. */
const BOXES = 2;
const SHELL = BASE;
/** Paths that are not pages: server data, even where a browser opens or saves it like a page. */
const TOLD = /^\/(api\/|(health|livez|readyz|metrics|schema\.json)$)/;
/** Milliseconds after which a connection that does not answer counts as offline. */
const PATIENCE = 5000;
/** The fallback before the page itself says that there is no server. */
const NOBODY = [502, 503, 504];

function listen<Kind extends Event>(name: string, hear: (event: Kind) => void): void {
  addEventListener(name, hear as (event: Event) => void);
}

/** File names change with their content, the shell's does not: it must be the one of this version. */
async function keep(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'reload' });
  if (!(await shell.clone().text()).includes(__VERSION__)) throw new Error('the server has another version by now');
  const box = await caches.open(BOX);
  await box.addAll([...FILES]);
  await box.put(SHELL, shell);
}

/** Delete what is no longer needed, and take control of the open pages. */
async function takeOver(): Promise<void> {
  const boxes = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== BOX);
  const old = boxes.slice(0, Math.max(0, boxes.length - (BOXES - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page comes from the server; without one, the shell replaces it, and says so itself. */
async function page(request: Request): Promise<Response> {
  try {
    const found = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (!NOBODY.includes(found.status)) return found;
    return (await caches.match(SHELL, { cacheName: BOX })) ?? found;
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: BOX });
    if (shell === undefined) throw error;
    return shell;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

listenForPushes();
listen<Lasting>('install', (event) => event.waitUntil(keep()));
listen<Lasting>('activate', (event) => event.waitUntil(takeOver()));

listen<Asking>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || TOLD.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname) || pathname.startsWith(`${BASE}assets/`) || pathname.startsWith(`${BASE}offline/`)) event.respondWith(file(request));
});

/** A page sends its version: one of ours is served at once, an older one asks its reader first. */
listen<MessageEvent<{ page: string; sure: boolean }>>('message', (event) => {
  if (event.data.sure || event.data.page === __VERSION__) void worker.skipWaiting();
  else event.source?.postMessage('newer');
});
