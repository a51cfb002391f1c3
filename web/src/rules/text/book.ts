/** The rules of both games as plain data: built from docs/rules*.md and docs/duel*.md, and shown by the page. */
import type { Language } from '../../words/speech.svelte';

/** A part of a sentence: plain, or styled; a link leads to a passage or a chapter. */
export type Run = string | { as: 'bold' | 'italic' | 'code' | 'mark'; text: string } | Link;

export interface Link {
  as: 'link';
  text: string;
  /** The id of a passage or the number of a chapter. */
  to: string;
}

export type Cell = readonly Run[];

export interface Table {
  head: readonly Cell[];
  rows: readonly (readonly Cell[])[];
}

/** A drawing of ours, as it is in its file. */
export interface Picture {
  svg: string;
  /** What it shows, in words. */
  alt: string;
}

export type Block = { runs: readonly Run[] } | Table | Picture;

/** What one number covers: its paragraph and whatever follows up to the next number or heading. */
export interface Passage {
  /** Its name in links: 5.3, the key of a character, or chapter and position if it has no number. */
  id: string;
  /** The number before it, as a reader cites it; empty if there is none. */
  label: string;
  heading: string;
  blocks: readonly Block[];
}

export interface Chapter {
  number: string;
  title: string;
  passages: readonly Passage[];
}

export interface Book {
  title: string;
  preface: readonly Block[];
  chapters: readonly Chapter[];
}

/** Each language is a file of its own, fetched when it is needed. */
const books: Record<Language, () => Promise<{ default: Book }>> = {
  en: () => import('../../../../docs/rules.md?rules'),
  de: () => import('../../../../docs/rules.de.md?rules'),
  it: () => import('../../../../docs/rules.it.md?rules'),
};

const duels: typeof books = {
  en: () => import('../../../../docs/duel.md?rules'),
  de: () => import('../../../../docs/duel.de.md?rules'),
  it: () => import('../../../../docs/duel.it.md?rules'),
};

export async function loadBook(language: Language, isDuel = false): Promise<Book> {
  return (await (isDuel ? duels : books)[language]()).default;
}

/** Whether an address asks for the duel: by its name, or by a number such as B2.12. */
export const isOfDuel = (address: string): boolean => /^(duel$|[ab]\d)/i.test(address);

export const isPicture = (block: Block): block is Picture => 'svg' in block;

export const isTable = (block: Block): block is Table => 'rows' in block;

/** The text of a block; a table and a picture have none. */
export const runsOf = (block: Block): readonly Run[] => ('runs' in block ? block.runs : []);

const textOfRun = (run: Run): string => (typeof run === 'string' ? run : run.text);

export const textOf = (runs: readonly Run[]): string => runs.map(textOfRun).join('');

/** What an address asks for: a number, a key, or both as the tests cite characters ("12 benkei"). */
export function wantedIn(address: string): string {
  let plain = address;
  try {
    plain = decodeURIComponent(address);
  } catch {
    // A broken escape names nothing; unchanged it will not be found, and the page says so.
  }
  const wanted = plain.trim().toLowerCase().replace(/^12[ +_-](?=[a-z])/, '');
  return isOfDuel(wanted) ? wanted.toUpperCase().replace('DUEL', '') : wanted;
}
