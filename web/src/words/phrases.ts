/** The strings of one language, formatted once for the same arguments: numbers and plurals take their time. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';

export type Words = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** How many formatted strings are remembered: a table says the same few hundred again at every event. */
const REMEMBERED = 2000;

export class Phrases {
  readonly #said = new Map<string, string>();

  constructor(readonly bundle: FluentBundle) {}

  say(id: string, words: Words): string {
    // Dates and the like would have to be compared in another way.
    if (Object.values(words).some((one) => typeof one === 'object')) return this.#formatted(id, words);
    const key = id + JSON.stringify(words);
    let text = this.#said.get(key);
    if (text === undefined) {
      text = this.#formatted(id, words);
      if (this.#said.size >= REMEMBERED) this.#said.clear();
      this.#said.set(key, text);
    }
    return text;
  }

  format(id: string, pattern: Pattern | null | undefined, words: Words): string {
    // A missing message is a bug that the tests find; a player sees its name rather than nothing.
    return pattern == null ? id : this.bundle.formatPattern(pattern, words);
  }

  #formatted(id: string, words: Words): string {
    return this.format(id, this.bundle.getMessage(id)?.value, words);
  }
}
