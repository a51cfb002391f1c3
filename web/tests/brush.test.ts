import { expect, it } from 'vitest';
import { cut, linesOf } from '../src/table/end/share/brush';

const measure = (text: string): number => text.length;

it('a text is broken between words, and a long word has a line of its own', () => {
  expect(linesOf('The Ninja win by honor', 10, measure)).toEqual(['The Ninja', 'win by', 'honor']);
  expect(linesOf('Schlitzohrbot wins', 6, measure)).toEqual(['Schlitzohrbot', 'wins']);
});

it('what is too long for its place is cut', () => {
  expect(cut('Musashi', 7, measure)).toBe('Musashi');
  expect(cut('Musashi the Great', 8, measure)).toBe('Musashi…');
});
