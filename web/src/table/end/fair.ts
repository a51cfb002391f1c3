/** The check of the deal, done in the browser and not by the server: see docs/protocol.md, "The fair deal". */
import type { Fair } from '../../protocol.gen';

const DOMAIN = 'chanbara deal 1';

export type Check = { name: 'commitment' | 'key'; expected: string; found: string; good: boolean };

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function sha256(parts: readonly Uint8Array[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', joined(parts));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const commitmentOf = (key: string): Promise<string> => sha256([bytesOf(key)]);

/** The key of all randomness in the game. */
export function gameKey(key: string, salts: readonly string[]): Promise<string> {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(DOMAIN), bytesOf(key)];
  for (const salt of salts) {
    const text = encoder.encode(salt);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, text.length);
    parts.push(length, text);
  }
  return sha256(parts);
}

/** The line of a record's header that begins with a word. */
export function headerOf(record: string, word: string): string {
  const head = record.trimStart().split(/\n\s*\n/)[0] ?? '';
  const line = head.split('\n').find((one) => one.startsWith(`${word} `));
  return line?.slice(word.length).trim() ?? '';
}

/** Compare what was promised before the game, and what it was dealt from, with what is published now. */
export async function checkDeal(fair: Fair, record: string, promised: string): Promise<Check[]> {
  const commitment = await commitmentOf(fair.key);
  const key = await gameKey(fair.key, fair.salts);
  const dealt = headerOf(record, 'key');
  return [
    { name: 'commitment', expected: promised, found: commitment, good: promised === commitment },
    { name: 'key', expected: dealt, found: key, good: dealt === key },
  ];
}
