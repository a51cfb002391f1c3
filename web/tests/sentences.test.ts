/** The page says what the terminal says, in every language. The file is written by checks/pages/page_words.py. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { OptionView, Insight, Seen, View } from '../src/protocol.gen';
import { type Kind, optionWords, question, type Say, Words } from '../src/words/sentences';
import written from './words.json';

const LOCALES = new URL('../../src/chanbara/locales/', import.meta.url);
const LANGUAGES = ['en', 'de', 'it'] as const;

function voiceOf(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`${language}/`, LOCALES);
  for (const name of readdirSync(folder).filter((one) => /^(sword|table|page.*)\.ftl$/.test(one))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), 'utf8')));
  }
  return (id, about) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`${language} has no message ${id}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, about, errors);
    if (errors.length > 0) throw new Error(`${id}: ${errors.join('; ')}`);
    return said;
  };
}

type Written = {
  view: {
    seat: number | null;
    seats: [string, number, number | null][];
    decision?: { kind: string; by: number | null; source: string | null; options: [string, string[], number[]][] };
    [more: string]: unknown;
  };
  events: Seen[];
  told: Record<string, string[]>;
  asked?: Record<string, string[]>;
  insight?: Insight;
};

const kinds = written.cards as Record<string, Kind>;
const moments = written.moments as unknown as Written[];

function viewOf({ view }: Written): View {
  const options = view.decision?.options.map(([verb, cards, seats]): OptionView => ({ text: '', verb, cards, seats }));
  const seats = view.seats.map(([character, hand, difficulty], seat) => ({ seat, character, hand, difficulty }));
  const decision = view.decision === undefined ? null : { ...view.decision, options };
  return { pending: [], ...view, seats, decision } as unknown as View;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const say = voiceOf(language);
  const wordsOf = (view: View): Words => new Words(say, view, (card) => kinds[card]!, (key) => say(`character-${key}`));

  it('every event is told as the terminal tells it', () => {
    for (const moment of moments) {
      const words = wordsOf(viewOf(moment));
      expect(moment.events.map((seen) => words.event(seen))).toEqual(moment.told[language]);
    }
  });

  it('every question and every option reads as in the terminal', () => {
    for (const moment of moments.filter((one) => one.asked !== undefined)) {
      const view = viewOf(moment);
      const words = wordsOf(view);
      const insight = moment.insight!;
      const options = (view.decision?.options ?? []).map((_, place) => optionWords(words, view, place, insight));
      expect([question(words, view, insight), ...options]).toEqual(moment.asked?.[language]);
    }
  });
});
