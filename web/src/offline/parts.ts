/** The parts of the server that are downloaded: Python, packages, rules. They are stored by the hash of their content. */

const BOX = 'offline-chanbara-';
/** This version and the one before: a tab with that one may still be open. */
const BOXES = 2;
/** Lists the others. It is stored last: where it is, all are. */
const LIST = 'files.json';

type Listed = { name: string; bytes: number };
type Parts = Map<string, Uint8Array<ArrayBuffer>>;

/** The folders whose parts are all in this browser, in the order in which they came. */
export async function storedFolders(): Promise<string[]> {
  if (!('caches' in self)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(BOX));
  const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return stored.flat().flatMap(({ url }) => (url.endsWith(`/${LIST}`) ? [url.slice(0, -LIST.length)] : []));
}

/**
 * Get all parts of a folder, from this browser's storage or from the host, and say which folder they are from: without a
 * connection, or if the player puts an update off, it is the one that was stored last. A download is begun when `allowed`
 * agrees to its size; `progress` hears how many bytes of how many are there.
 */
export async function fetchParts(
  wanted: string,
  allowed: (bytes: number, isUpdate: boolean) => Promise<boolean>,
  progress: (done: number, all: number) => void,
): Promise<{ folder: string; held: Parts }> {
  const stored = await storedFolders();
  const last = stored.at(-1);
  if (stored.includes(wanted)) return { folder: wanted, held: await take(wanted) };
  const list = await (wanted === '' ? Promise.reject(new Error('no parts')) : listOf(wanted)).catch((error: unknown) => {
    if (last === undefined) throw error;
    return null;
  });
  const bytes = list?.reduce((sum, one) => sum + one.bytes, 0) ?? 0;
  if (list === null || !(await allowed(bytes, last !== undefined))) return { folder: last!, held: await take(last!) };
  const held = await download(wanted, list, progress);
  await forgetOld(wanted);
  return { folder: wanted, held };
}

async function listOf(folder: string): Promise<Listed[]> {
  const answer = await fetch(folder + LIST);
  if (!answer.ok) throw new Error(`${folder}: ${answer.status}`);
  return (await answer.json()) as Listed[];
}

/** Without storage everything is fetched each time. */
async function boxOf(folder: string): Promise<Cache | null> {
  return 'caches' in self ? caches.open(BOX + folder.split('/').at(-2)) : null;
}

/** Take what is stored. */
async function take(folder: string): Promise<Parts> {
  const box = (await boxOf(folder))!;
  const list = (await (await box.match(folder + LIST))!.json()) as Listed[];
  return unpackAll(list, async (name) => (await box.match(folder + name)) ?? fetch(folder + name));
}

async function download(folder: string, list: readonly Listed[], progress: (done: number, all: number) => void): Promise<Parts> {
  const box = await boxOf(folder);
  const all = list.reduce((sum, one) => sum + one.bytes, 0);
  let done = 0;
  let isWhole = box !== null;
  const held = await unpackAll(list, async (name) => {
    const whole = await read(folder + name, (bytes) => progress((done += bytes), all));
    // A full disk is no reason not to play.
    await box?.put(folder + name, whole.clone()).catch(() => (isWhole = false));
    return whole;
  });
  if (isWhole) await box!.put(folder + LIST, new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } })).catch(() => undefined);
  return held;
}

async function unpackAll(list: readonly Listed[], find: (name: string) => Promise<Response>): Promise<Parts> {
  const held: Parts = new Map();
  await Promise.all(
    list.map(async ({ name }) => {
      const whole = await find(name);
      if (name.endsWith('.gz')) held.set(name.slice(0, -3), await unpacked(whole));
      else if (!name.endsWith('.mjs')) held.set(name, new Uint8Array(await whole.arrayBuffer()));
    }),
  );
  return held;
}

/** What was stored beside the parts of a version. */
export async function stored(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await boxOf(new URL('.', url).href))?.match(url);
  return found === undefined ? undefined : new Uint8Array(await found.arrayBuffer());
}

/** Store something beside the parts of a version, if there is space. */
export async function store(url: string, data: Uint8Array<ArrayBuffer>): Promise<void> {
  await (await boxOf(new URL('.', url).href))?.put(url, new Response(data)).catch(() => undefined);
}

/** Fetch a file, and say how many bytes have come. */
async function read(url: string, progress: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${url}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    progress(value.length);
  }
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(new Blob(parts), { headers: { 'content-type': type } });
}

async function unpacked(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

/** Delete what nothing needs any more: old versions, and downloads that were never finished. */
async function forgetOld(folder: string): Promise<void> {
  if (!('caches' in self)) return;
  const others = (await storedFolders()).filter((one) => one !== folder);
  const kept = [folder, ...others.slice(-(BOXES - 1))].map((one) => BOX + one.split('/').at(-2));
  const old = (await caches.keys()).filter((name) => name.startsWith(BOX) && !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
