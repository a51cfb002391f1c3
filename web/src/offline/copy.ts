/** A copy of everything that this browser stores, as one file: the server's database, and the page's own notes. */
import { exported, replace } from './local';

const OURS = 'chanbara.';
const VERSION = 1;

type Copy = { chanbara: number; notes: Record<string, string>; database: string };

export async function makeCopy(): Promise<Blob> {
  const notes = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(OURS))) as Record<string, string>;
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
  for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(copy.notes)) if (key.startsWith(OURS)) localStorage.setItem(key, value);
}

function asText(data: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < data.length; at += 0x8000) parts.push(String.fromCharCode(...data.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}
