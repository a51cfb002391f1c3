/** The strings of the page, from the Fluent files that the terminal also reads. */
import { address } from '../address';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { OwnFile } from '../protocol.gen';
import { type Language, type Part, parts, sources } from './languages';
import { Phrases, type Words } from './phrases';

export { isLanguage, type Language, LANGUAGES, preferred } from './languages';
export type { Words } from './phrases';

/** Lengthen the words of a sentence by two fifths; its arguments stay as they are. */
export function lengthen(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => word + '·'.repeat(Math.ceil(word.length * 0.4)));
}

/** Texts of custom cards, by language. */
type Own = Pick<OwnFile, 'name' | 'digest' | 'words'>;

async function bundleOf(
  language: Language,
  long: boolean,
  more: readonly Part[],
  own: Iterable<Own>,
): Promise<FluentBundle> {
  // Isolating marks are invisible characters that break comparing and copying of names.
  const options = { useIsolating: false, ...(long ? { transform: lengthen } : {}) };
  const bundle = new FluentBundle(language, options);
  const wanted = [sources, ...more.map((part) => parts[part])];
  const found = await Promise.all(wanted.map((one) => one[language]()));
  for (const { default: source } of found) bundle.addResource(new FluentResource(source));
  for (const { words } of own) bundle.addResource(new FluentResource(words[language] ?? ''));
  return bundle;
}

class Speech {
  language = $state<Language>('en');
  #phrases = $state.raw<Phrases>();
  #isLong = false;
  #parts: readonly Part[] = [];
  readonly #own = new Map<string, Own>();
  #learning: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.#phrases !== undefined;
  }

  async speak(language: Language, long = false): Promise<void> {
    this.#phrases = new Phrases(await bundleOf(language, long, this.#parts, this.#own.values()));
    this.#isLong = long;
    this.language = language;
    document.documentElement.lang = language;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', address(`/manifest.${language}.webmanifest`));
  }

  /** Fetch the strings of a part of the page; from then on they come in every language. */
  learn(part: Part): Promise<void> {
    // One after the other: each adds to what was learned before.
    return (this.#learning = this.#learning.catch(() => undefined).then(() => this.#add(part)));
  }

  async #add(part: Part): Promise<void> {
    if (this.#parts.includes(part)) return;
    const parts = [...this.#parts, part];
    await this.#rebuild(parts);
    this.#parts = parts;
  }

  /** Learn the texts of custom cards, which come from the server in every language. */
  async learnOwn(files: readonly Own[]): Promise<void> {
    const fresh = files.filter(({ name, digest }) => this.#own.get(name)?.digest !== digest);
    if (fresh.length === 0) return;
    for (const one of fresh) this.#own.set(one.name, one);
    // The first language is still on its way, and takes them along.
    if (this.ready) await this.#rebuild(this.#parts);
  }

  /** Put the strings together again, in the language that is spoken when they are there. */
  async #rebuild(parts: readonly Part[]): Promise<void> {
    for (let isSame = false; !isSame; ) {
      const { language } = this;
      const bundle = await bundleOf(language, this.#isLong, parts, this.#own.values());
      isSame = language === this.language;
      if (isSame) this.#phrases = new Phrases(bundle);
    }
  }

  say(id: string, words: Words = {}): string {
    return this.#phrases?.say(id, words) ?? id;
  }

  /** The message of a name as a rulebook has it, if it differs from ours. */
  calledId(id: string, book: string): string {
    const own = `in-${book}-${id}`;
    return this.knows(own) ? own : id;
  }

  called(id: string, book: string): string {
    return this.say(this.calledId(id, book));
  }

  text(id: string): string {
    return this.#attribute(id, 'text', {}) ?? id;
  }

  /** The same of somebody else's card, in the third person; null for a card of one's own making. */
  textOfOther(id: string, name: string): string | null {
    return this.#attribute(id, 'other', { name });
  }

  knows(id: string): boolean {
    return this.#phrases?.bundle.hasMessage(id) ?? false;
  }

  #attribute(id: string, name: string, words: Words): string | null {
    const pattern = this.#phrases?.bundle.getMessage(id)?.attributes[name];
    return pattern === undefined ? null : this.#phrases!.format(id, pattern, words);
  }
}

export const speech = new Speech();

/** Say a message in the language of the page. */
export const say = (id: string, words?: Words): string => speech.say(id, words);

/** Say what a card, a character or a role does. */
export const text = (id: string): string => speech.text(id);
