import { expect, test } from 'vitest';
import german from '../../../../docs/rules.de.md?raw';
import english from '../../../../docs/rules.md?raw';
import { isTable } from './book';
import { parse } from './parse';
import { fold, holds, pieces, search, termsOf } from './search';

const book = parse(english);
const found = (query: string): string[] => search(book, termsOf(query)).map(({ id }) => id);

test('accents and capitals do not matter, and no letter is lost', () => {
  expect(fold('Bō, Jūjutsu, Rüstung')).toBe('bo, jujutsu, rustung');
  expect(fold('× “ß” –')).toHaveLength('× “ß” –'.length);
});

test('a straight apostrophe finds a curly one', () => {
  expect(holds('perde l’onore', termsOf("l'onore"))).toBe(true);
});

test('a short term begins a word; a longer one may stand inside', () => {
  expect(holds('Bō', termsOf('Bo'))).toBe(true);
  expect(holds('a dumbo', termsOf('bo'))).toBe(false);
  expect(holds('Ablagestapel', termsOf('stapel'))).toBe(true);
});

test('all terms have to be there, in any order', () => {
  expect(holds('the Peasant pays a price', termsOf('price peasant'))).toBe(true);
  expect(holds('the Peasant pays', termsOf('price peasant'))).toBe(false);
});

test('what was searched for is every second piece, and the pieces are the text', () => {
  const text = 'Bō or Bokken';
  expect(pieces(text, termsOf('bo'))).toEqual(['', 'Bō', ' or ', 'Bo', 'kken']);
  expect(pieces(text, termsOf('bokken bokk')).join('')).toBe(text);
  expect(pieces(text, [])).toEqual([text]);
});

test('a number finds its paragraph first, and a name the paragraph that explains it', () => {
  expect(found('5.3')[0]).toBe('5.3');
  expect(found('banzai')[0]).toBe('11.1');
  expect(found('jujutsu')[0]).toBe('9.6');
  expect(found('12 benkei')[0]).toBe('benkei');
  expect(found('banzai geisha')).toEqual([]);
});

test('of a long passage only what was searched for is shown', () => {
  const [attendant] = search(parse(german), termsOf('diener')).filter(({ id }) => id === '11.7');
  expect(attendant?.blocks).toHaveLength(1);
  const [register] = search(book, termsOf('kote work')).filter(({ id }) => id === '13-1');
  expect(register?.blocks.map((block) => isTable(block) && block.rows.length)).toEqual([1]);
});
