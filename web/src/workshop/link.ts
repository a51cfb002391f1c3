/** A file of cards within a link: its text, packed, after the hash that names it. No server keeps it. */

/** Bytes of a file, as everywhere; a link that unpacks to more is refused. */
export const MOST_BYTES = 32 * 1024;
/** Letters of a link that people can still send. */
const MOST_LETTERS = 24_000;

export type Shared = { digest: string; text: string };

async function through(bytes: Uint8Array<ArrayBuffer>, change: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A few bytes can unpack to gigabytes.
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((start, part) => (all.set(part, start), start + part.length), 0);
  return all;
}

/** The part of a link after its #. */
export async function packed({ digest, text }: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${digest}.${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** What a link brings along; null if it is none of ours, or damaged. */
export async function unpacked(fragment: string): Promise<Shared | null> {
  const found = /^#?([0-9a-f]{16})\.([\w-]+)$/.exec(fragment);
  if (found === null || fragment.length > MOST_LETTERS) return null;
  const [, digest = '', letters = ''] = found;
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream('deflate-raw'));
    return { digest, text: new TextDecoder('utf-8', { fatal: true }).decode(whole) };
  } catch {
    return null;
  }
}

export const fitsLink = (fragment: string): boolean => fragment.length <= MOST_LETTERS;
