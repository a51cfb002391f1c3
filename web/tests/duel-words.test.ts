/** The page says of a duel what the terminal says; checks/pages/page_duel_words.py writes what that is. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DuelBook, DuelInsight, DuelView, Seen } from '../src/protocol.gen';
import { DuelWords, optionWords, question } from '../src/duel/words';

type Told = Record<string, string[]>;
type Moment = { view: DuelView; events: Seen[]; told: Told; insight?: DuelInsight; asked?: Told };
type File = { books: Record<string, DuelBook>; moments: Moment[] };

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf-8');
const { books, moments } = JSON.parse(file('duel-words.json')) as File;

describe.each(Object.keys(books))('in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(file(`../../src/chanbara/locales/${language}/duel.ftl`)));
  const say = (id: string, about: Record<string, string | number> = {}): string => {
    const found = bundle.getMessage(id)?.value;
    if (found == null) throw new Error(`there is no ${id}`);
    return bundle.formatPattern(found, about);
  };
  const wordsOf = (view: DuelView): DuelWords => new DuelWords(say, view, books[language]!);

  it('events are told as in the terminal', () => {
    expect(moments.length).toBeGreaterThan(40);
    for (const { view, events, told } of moments) {
      expect(events.map((seen) => wordsOf(view).event(seen))).toEqual(told[language]);
    }
  });

  it('questions and options are asked as in the terminal', () => {
    for (const { view, insight, asked } of moments) {
      if (insight === undefined || asked === undefined) continue;
      const words = wordsOf(view);
      const options = view.decision!.options.map((one, place) => optionWords(words, view, one, insight.options[place]!));
      expect([question(words, view, insight), ...options]).toEqual(asked[language]);
    }
  });
});
