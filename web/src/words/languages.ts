/** The languages of the page, and where the strings of each are. */
import { here } from '../address';
import { read, SETTINGS } from '../storage';

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A pseudo-language with longer words, to check that everything fits. */
export const PSEUDO = 'pseudo';

export const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  it: () => import('virtual:words/it'),
};

/** Strings of one part of the page, fetched with it. */
export type Part = 'club' | 'drama' | 'duel' | 'evening' | 'making' | 'people' | 'practice' | 'push' | 'review' | 'school' | 'summary' | 'talk' | 'workshop';
export const parts: Record<Part, typeof sources> = {
  club: {
    en: () => import('virtual:words/en/club'),
    de: () => import('virtual:words/de/club'),
    it: () => import('virtual:words/it/club'),
  },
  duel: {
    en: () => import('virtual:words/en/duel'),
    de: () => import('virtual:words/de/duel'),
    it: () => import('virtual:words/it/duel'),
  },
  evening: {
    en: () => import('virtual:words/en/evening'),
    de: () => import('virtual:words/de/evening'),
    it: () => import('virtual:words/it/evening'),
  },
  making: {
    en: () => import('virtual:words/en/making'),
    de: () => import('virtual:words/de/making'),
    it: () => import('virtual:words/it/making'),
  },
  people: {
    en: () => import('virtual:words/en/people'),
    de: () => import('virtual:words/de/people'),
    it: () => import('virtual:words/it/people'),
  },
  practice: {
    en: () => import('virtual:words/en/practice'),
    de: () => import('virtual:words/de/practice'),
    it: () => import('virtual:words/it/practice'),
  },
  push: {
    en: () => import('virtual:words/en/push'),
    de: () => import('virtual:words/de/push'),
    it: () => import('virtual:words/it/push'),
  },
  review: {
    en: () => import('virtual:words/en/review'),
    de: () => import('virtual:words/de/review'),
    it: () => import('virtual:words/it/review'),
  },
  school: {
    en: () => import('virtual:words/en/school'),
    de: () => import('virtual:words/de/school'),
    it: () => import('virtual:words/it/school'),
  },
  summary: {
    en: () => import('virtual:words/en/summary'),
    de: () => import('virtual:words/de/summary'),
    it: () => import('virtual:words/it/summary'),
  },
  drama: {
    en: () => import('virtual:words/en/drama'),
    de: () => import('virtual:words/de/drama'),
    it: () => import('virtual:words/it/drama'),
  },
  workshop: {
    en: () => import('virtual:words/en/workshop'),
    de: () => import('virtual:words/de/workshop'),
    it: () => import('virtual:words/it/workshop'),
  },
  talk: {
    en: () => import('virtual:words/en/talk'),
    de: () => import('virtual:words/de/talk'),
    it: () => import('virtual:words/it/talk'),
  },
};

/** Choose the one of our languages that a browser prefers. */
export function preferred(wanted: readonly string[]): Language {
  const found = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => isLanguage(one));
  return (found as Language | undefined) ?? 'en';
}

export function isLanguage(one: string | null): one is Language {
  return (LANGUAGES as readonly string[]).includes(one ?? '');
}

/** The language that the address asks for, if it does. */
export function askedFor(): Language | typeof PSEUDO | null {
  const asked = here().searchParams.get('language');
  return isLanguage(asked) || asked === PSEUDO ? asked : null;
}

/** The first language of the page: from the address, as chosen before, or as the browser prefers. */
export function firstLanguage(): Language {
  const wanted = askedFor() ?? read<{ language?: string | null }>(SETTINGS, {}).language ?? null;
  return isLanguage(wanted) ? wanted : preferred(navigator.languages);
}
