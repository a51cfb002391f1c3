/** Finding passages, cards and characters by what a player types. */
import { isTable, runsOf, textOf, type Block, type Book, type Passage, type Table } from './book';

/** Letters without accents and capitals, one for one, so that positions in both texts are the same.
 * Keyboards write a straight apostrophe, the pages a curly one. */
export const fold = (text: string): string =>
  Array.from(text.replaceAll('’', "'"), (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

export const termsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const LETTER = /[\p{L}\p{N}]/u;

/** Where a term occurs in a folded text. A short one must start a word, or half the book would match. */
function placesOf(term: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    if (term.length > 2 || !LETTER.test(folded.charAt(at - 1))) places.push(at);
  }
  return places;
}

export function holds(text: string, terms: readonly string[]): boolean {
  const folded = fold(text);
  return terms.every((term) => placesOf(term, folded).length > 0);
}

/** A text in pieces; every second one is a match. */
export function pieces(text: string, terms: readonly string[]): string[] {
  const folded = fold(text);
  const hits = terms.flatMap((term) => placesOf(term, folded).map((at) => [at, at + term.length] as const));
  const found: string[] = [];
  let end = 0;
  for (const [from, to] of hits.sort((one, other) => one[0] - other[0])) {
    if (from < end) continue;
    found.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...found, text.slice(end)];
}

const textOfRow = (row: Table['rows'][number]): string => row.map(textOf).join(' ');

/** Only the paragraphs and rows of a passage that contain all terms; its number and heading count for each. */
function narrowed(passage: Passage, terms: readonly string[]): Passage {
  const held = (text: string): boolean => holds(`${passage.label} ${passage.heading} ${text}`, terms);
  const blocks = passage.blocks.flatMap((block): Block[] => {
    if (!isTable(block)) return held(textOf(runsOf(block))) ? [block] : [];
    const rows = block.rows.filter((row) => held(textOfRow(row)));
    return rows.length > 0 ? [{ head: block.head, rows }] : [];
  });
  return { ...passage, blocks };
}

/** Matches that are about the terms: by their number, or by a word in bold. */
function weight(passage: Passage, terms: readonly string[]): number {
  if (terms.length === 1 && passage.label === terms[0]) return 2;
  const runs = passage.blocks.flatMap(runsOf);
  const bold = runs.filter((run) => typeof run !== 'string' && run.as === 'bold');
  return bold.some((run) => holds(`${passage.label} ${textOf([run])}`, terms)) ? 1 : 0;
}

export function search(book: Book, terms: readonly string[]): Passage[] {
  return book.chapters
    .flatMap((chapter) => chapter.passages)
    .map((passage) => narrowed(passage, terms))
    .filter((passage) => passage.blocks.length > 0)
    .sort((one, other) => weight(other, terms) - weight(one, terms));
}
