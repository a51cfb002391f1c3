import { describe, expect, test } from 'vitest';
import duelRules from '../../../../docs/duel.md?raw';
import german from '../../../../docs/rules.de.md?raw';
import italian from '../../../../docs/rules.it.md?raw';
import english from '../../../../docs/rules.md?raw';
import { isPicture, isTable, runsOf as writtenIn, textOf, wantedIn, type Block, type Book, type Run } from './book';
import { inline, parse } from './parse';

const books = { english: parse(english), german: parse(german), italian: parse(italian) };
const passagesOf = (book: Book) => book.chapters.flatMap((chapter) => chapter.passages);
const runsOf = (block: Block): Run[] =>
  isTable(block) ? [block.head, ...block.rows].flat(2) : [...writtenIn(block)];

test('a sentence becomes runs, and a star alone is a star', () => {
  expect(inline('**Armor:** see *key* `bo`, * and 5.2; [chapter 7](#7-defeat) **[ruling]**.')).toEqual([
    { as: 'bold', text: 'Armor:' },
    ' see ',
    { as: 'italic', text: 'key' },
    ' ',
    { as: 'code', text: 'bo' },
    ', * and ',
    { as: 'link', text: '5.2', to: '5.2' },
    '; ',
    { as: 'link', text: 'chapter 7', to: '7' },
    ' ',
    { as: 'mark', text: 'ruling' },
    '.',
  ]);
});

describe.each(Object.entries(books))('the rules in %s', (language, book) => {
  test('every chapter and every paragraph is there, under an id of its own', () => {
    expect(book.chapters.map((chapter) => chapter.number)).toEqual(Array.from({ length: 14 }, (_, i) => `${i + 1}`));
    const ids = passagesOf(book).map((passage) => passage.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(passagesOf(books.english).map((passage) => passage.id));
    expect(ids).toEqual(expect.arrayContaining(['1.1', '6.0', '8.8', '12.2', 'benkei', 'lady_chacha', 'rikyu', '13.1', '14-1']));
  });

  test('every link leads to something that is there', () => {
    const there = new Set([...passagesOf(book).map(({ id }) => id), ...book.chapters.map(({ number }) => number)]);
    const runs = [...book.preface, ...passagesOf(book).flatMap(({ blocks }) => blocks)].flatMap(runsOf);
    const links = runs.filter((run) => typeof run !== 'string' && run.as === 'link');
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter(({ to }) => !there.has(to))).toEqual([]);
  });

  test('no sign of Markdown is left', () => {
    const passages = passagesOf(book);
    const texts = passages.flatMap(({ heading, blocks }) => [heading, ...blocks.map((one) => textOf(runsOf(one)))]);
    expect(texts.filter((text) => /\*\*|\]\(|^#|`|\n|\|/.test(text))).toEqual([]);
  });

  test('what follows a number belongs to it', () => {
    const peasant = passagesOf(book).find(({ id }) => id === '11.7');
    expect(peasant?.blocks).toHaveLength(4);
    const score = passagesOf(book).find(({ id }) => id === '8.3');
    expect(score?.blocks.map(isTable)).toEqual([false, true, false]);
  });

  test('its pictures are drawings of the same language, with a name', () => {
    const asked: string[] = [];
    const drawn = parse({ english, german, italian }[language]!, (path) => {
      asked.push(path);
      return `<svg>${path}</svg>`;
    });
    const pictures = passagesOf(drawn).flatMap(({ blocks }) => blocks.filter(isPicture));
    const ending = { english: '', german: '.de', italian: '.it' }[language]!;
    expect(asked).toEqual(['weapon', 'difficulty'].map((name) => `pictures/rules-${name}${ending}.svg`));
    expect(pictures.map(({ svg }) => svg)).toEqual(asked.map((path) => `<svg>${path}</svg>`));
    expect(pictures.filter(({ alt }) => alt === '')).toEqual([]);
  });
});

describe('the rules of the duel', () => {
  const book = parse(duelRules);
  const runs = [...book.preface, ...passagesOf(book).flatMap(({ blocks }) => blocks)].flatMap(runsOf);

  test('every chapter of both parts is there, and every link leads to something', () => {
    const chaptersOf = (part: string, length: number): string[] => Array.from({ length }, (_, i) => `${part}${i + 1}`);
    // The duel comes first; what its part is, and the expansion, come after it.
    const [about, ...base] = chaptersOf('B', 11);
    const numbers = [...base, about!, ...chaptersOf('A', 10)];
    expect(book.chapters.map((chapter) => chapter.number)).toEqual(numbers);
    const there = new Set([...passagesOf(book).map(({ id }) => id), ...numbers]);
    const links = runs.filter((run) => typeof run !== 'string' && run.as === 'link');
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter(({ to }) => !there.has(to))).toEqual([]);
  });

  test('no sign of Markdown is left', () => {
    expect(runs.map((run) => textOf([run])).filter((text) => /\*\*|\]\(|^#|`|\n/.test(text))).toEqual([]);
  });
});

test('an address names a paragraph in more ways than one', () => {
  expect(['5.3', '12%20hanzo', '12-hanzo', 'Hanzo', '12-1', '%zz', 'b2.12', 'A10', 'duel'].map(wantedIn)).toEqual([
    '5.3',
    'hanzo',
    'hanzo',
    'hanzo',
    '12-1',
    '%zz',
    'B2.12',
    'A10',
    '',
  ]);
});
