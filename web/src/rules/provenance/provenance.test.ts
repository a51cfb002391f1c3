import { describe, expect, test } from 'vitest';
import germanDuel from '../../../../docs/duel.de.md?raw';
import italianDuel from '../../../../docs/duel.it.md?raw';
import englishDuel from '../../../../docs/duel.md?raw';
import german from '../../../../docs/rules.de.md?raw';
import italian from '../../../../docs/rules.it.md?raw';
import english from '../../../../docs/rules.md?raw';
import type { Language } from '../../words/speech.svelte';
import { parse } from '../text/parse';
import { kindsOf, loadSources, originsIn } from './provenance.svelte';

const books = { en: parse(english), de: parse(german), it: parse(italian) };
const duels = { en: parse(englishDuel), de: parse(germanDuel), it: parse(italianDuel) };

/** Passages with text: the page of the duel has headings without any. */
const passages = (book: (typeof books)['en']): string[] =>
  book.chapters.flatMap(({ passages }) => passages.filter(({ blocks }) => blocks.length > 0).map(({ id }) => id));

describe.each(Object.entries(books))('the sources in %s', (language, book) => {
  test('every passage of the page has its sources, under the id that the page gives it', async () => {
    const file = await loadSources(language as Language);
    const ids = [...passages(book), ...passages(duels[language as Language])];
    expect(ids.filter((id) => originsIn(file, 'passages', id).length === 0)).toEqual([]);
    const without = ids.filter((id) => originsIn(file, 'passages', id).some(({ sources }) => sources.length === 0));
    expect(without).toEqual([]);
  });

  test('a passage that is quoted begins as it does on the page', async () => {
    const [origin] = originsIn(await loadSources(language as Language), 'passages', '4.1');
    expect(books[language as Language].chapters[3]!.passages[0]!.blocks).toEqual([
      { runs: [expect.stringContaining(origin!.about.replace(/ …$/, ''))] },
    ]);
  });
});

test('the marks come in one order, each once', async () => {
  const file = await loadSources('en');
  expect(kindsOf(originsIn(file, 'passages', '9.5'))).toEqual(['book', 'ours']);
  expect(kindsOf(originsIn(file, 'cards', 'geisha'))).toEqual(['book', 'card', 'lists', 'one_list', 'ours']);
  expect(kindsOf(originsIn(file, 'characters', 'lady_chacha'))).toEqual(['book', 'card']);
  expect(kindsOf(originsIn(file, 'passages', 'A2.4'))).toEqual(['book']);
  expect(kindsOf(originsIn(file, 'passages', 'A2.1'))).toEqual(['book', 'ours']);
  expect(kindsOf(originsIn(file, 'passages', 'B8-1'))).toEqual(['ours']);
});

test('what is not there has none, and nothing has any before the file is here', async () => {
  expect(originsIn(await loadSources('en'), 'cards', 'excalibur')).toEqual([]);
  expect(originsIn(null, 'cards', 'geisha')).toEqual([]);
});
