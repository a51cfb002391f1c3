/** The parts of the server that are downloaded: Python, packages, rules. They are stored by the hash of their content. */

const BOX = 'offline-chanbara-';
/** This version and the one before: a tab with that one may still be open. */
const BOXES = 2;

type Listed = { name: string; bytes: number };

/**
 * Get all parts, from this browser's storage or from the host. A download is begun when `allowed` has agreed to its size;
 * `progress` hears how many bytes of how many are there.
 */
export async function fetchParts(
  folder: string,
  allowed: (bytes: number) => Promise<void>,
  progress: (done: number, all: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const box = await boxOf(folder);
  const list = (await (await found(box, `${folder}files.json`)).json()) as Listed[];
  const all = list.reduce((sum, one) => sum + one.bytes, 0);
  const isStored = box !== null && (await Promise.all(list.map(({ name }) => box.match(folder + name)))).every((one) => one !== undefined);
  if (!isStored) await allowed(all);
  let done = 0;
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  await Promise.all(
    list.map(async ({ name, bytes: size }) => {
      const answer = await found(box, folder + name, size, (bytes) => progress((done += bytes), all));
      if (name.endsWith('.gz')) held.set(name.slice(0, -3), await unpacked(answer));
      else if (!name.endsWith('.mjs')) held.set(name, new Uint8Array(await answer.arrayBuffer()));
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

/** The storage for this version. Without any, everything is fetched each time. */
async function boxOf(folder: string): Promise<Cache | null> {
  if (!('caches' in self)) return null;
  const name = BOX + folder.split('/').at(-2);
  const others = (await caches.keys()).filter((one) => one.startsWith(BOX) && one !== name);
  await Promise.all(others.slice(0, Math.max(0, others.length - (BOXES - 1))).map((one) => caches.delete(one)));
  return caches.open(name);
}

async function found(box: Cache | null, url: string, bytes = 0, progress?: (bytes: number) => void): Promise<Response> {
  const stored = await box?.match(url);
  if (stored !== undefined) {
    progress?.(bytes);
    return stored;
  }
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${url}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    progress?.(value.length);
  }
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const whole = (): Response => new Response(new Blob(parts), { headers: { 'content-type': type } });
  // A full disk is no reason not to play.
  await box?.put(url, whole()).catch(() => undefined);
  return whole();
}

async function unpacked(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}
