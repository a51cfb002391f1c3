/** The page formats what the server says as the terminal does; tests/docs/test_messages.py reads the same sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import type { Message, ToldEvent } from '../src/protocol.gen';
import written from './messages.json';

const LOCALES = new URL('../../src/chanbara/locales/', import.meta.url);
const SAID = (written as { message: string | Message; told: Record<string, string> }[]);
let bundle: FluentBundle;

vi.mock('../src/words/speech.svelte', () => ({
  say: (id: string, words = {}): string => {
    const errors: Error[] = [];
    const said = bundle.formatPattern(bundle.getMessage(id)!.value!, words, errors);
    expect(errors).toEqual([]);
    return said;
  },
}));
const { story, tell } = await import('../src/words/message');

function speak(language: string): void {
  bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`${language}/`, LOCALES);
  for (const name of readdirSync(folder).filter((one) => /^(sword|table|duel)\.ftl$/.test(one))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), 'utf8')));
  }
}

describe.each(['en', 'de', 'it'])('in %s', (language) => {
  it('plurals, lists and nested messages read as in the terminal', () => {
    speak(language);
    expect(SAID.map(({ message }) => tell(message))).toEqual(SAID.map(({ told }) => told[language]));
  });
});

it('makes a paragraph of each act, and a heading of each turn', () => {
  const event = (number: number, said: string, begins?: 'act' | 'turn'): ToldEvent =>
    ({ number, kind: '', about: {}, said, ...(begins === undefined ? {} : { begins }) });
  const told = story([event(4, 'So.'), event(5, 'Turn 2.', 'turn'), event(6, 'A.'), event(7, 'B.', 'act'), event(8, 'C.')]);
  expect(told).toEqual([
    { turn: '', number: 4, text: 'So.' },
    { turn: 'Turn 2.', number: 5, text: ' A.' },
    { turn: '', number: 7, text: 'B. C.' },
  ]);
});
