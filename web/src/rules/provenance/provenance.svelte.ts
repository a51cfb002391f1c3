/** The sources of every passage and every card, from the source files; made by checks/pages/page_sources.py. */
import type { Language } from '../../words/speech.svelte';

/** In the order in which their marks are shown. */
export const KINDS = ['book', 'card', 'lists', 'one_list', 'ours'] as const;
export type SourceKind = (typeof KINDS)[number];

export interface Source {
  kind: SourceKind;
  text: string;
}

/** A few sentences, a column of a table or a fact about a card, with its sources. */
export interface Origin {
  about: string;
  sources: readonly Source[];
}

type Row = [about: string, places: number[]];

export interface SourceFile {
  kinds: Record<SourceKind, string>;
  passages: Record<string, Row[]>;
  cards: Record<string, Row[]>;
  characters: Record<string, Row[]>;
  /** All the sentences, each with the number of its kind. */
  texts: [kind: number, text: string][];
}

/** Each language is a file of its own, fetched when it is needed. */
const files: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('../sources/en.gen.json'),
  de: () => import('../sources/de.gen.json'),
  it: () => import('../sources/it.gen.json'),
};

export async function loadSources(language: Language): Promise<SourceFile> {
  return (await files[language]()).default as SourceFile;
}

export function originsIn(file: SourceFile | null, shelf: 'passages' | 'cards' | 'characters', id: string): Origin[] {
  const rows = file?.[shelf][id] ?? [];
  return rows.map(([about, places]) => ({
    about,
    sources: places.map((place) => {
      const [kind, text] = file!.texts[place]!;
      return { kind: KINDS[kind]!, text };
    }),
  }));
}

export function kindsOf(origins: readonly Origin[]): SourceKind[] {
  const found = new Set(origins.flatMap(({ sources }) => sources.map(({ kind }) => kind)));
  return KINDS.filter((kind) => found.has(kind));
}

class Provenance {
  #file = $state.raw<SourceFile | null>(null);

  /** What each kind of source is called; empty until it is loaded. */
  get kinds(): Record<SourceKind, string> | null {
    return this.#file?.kinds ?? null;
  }

  async read(language: Language): Promise<void> {
    this.#file = await loadSources(language);
  }

  of(shelf: 'passages' | 'cards' | 'characters', id: string): Origin[] {
    return originsIn(this.#file, shelf, id);
  }
}

export const provenance = new Provenance();
