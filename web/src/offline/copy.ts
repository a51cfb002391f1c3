/** A copy of everything that this browser stores, as one file: the server's database, and the page's own notes. */
import { isBesideServer } from '../address';
import { keyOf, SHARED } from '../storage';
import { exported, replace } from './local';

const OURS = 'chanbara.';
/** Where the notes are that belong to these games; beside a server there are others, which are none of our business. */
const OWN = keyOf(OURS);
const VERSION = 1;

type Copy = { chanbara: number; notes: Record<string, string>; database: string };

export async function makeCopy(): Promise<Blob> {
  const kept = Object.keys(localStorage).filter(isOwn);
  const notes = Object.fromEntries(kept.map((key) => [key.replace(OWN, OURS), localStorage.getItem(key)!]));
  const copy: Copy = { chanbara: VERSION, notes, database: asText(await exported()) };
  return new Blob([JSON.stringify(copy)], { type: 'application/json' });
}

/** Read such a file; null if it is something else. */
export async function readCopy(file: Blob): Promise<Copy | null> {
  try {
    const found = JSON.parse(await file.text()) as Partial<Copy>;
    const isOne = found.chanbara === VERSION && typeof found.database === 'string' && typeof found.notes === 'object';
    return isOne ? (found as Copy) : null;
  } catch {
    return null;
  }
}

/** Put a copy in the place of all that is stored. The page has to be loaded again then. */
export async function restore(copy: Copy): Promise<void> {
  await replace(Uint8Array.from(atob(copy.database), (letter) => letter.charCodeAt(0)));
  for (const key of Object.keys(localStorage)) if (isOwn(key)) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(copy.notes)) if (key.startsWith(OURS)) localStorage.setItem(keyOf(key), value);
}

const isOwn = (key: string): boolean => key.startsWith(OWN) || (isBesideServer && SHARED.includes(key));

function asText(data: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < data.length; at += 0x8000) parts.push(String.fromCharCode(...data.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}
