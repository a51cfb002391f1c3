/** The strings of a language as one module: on a slow connection every request waits its turn. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = /^virtual:words\/(\w+)(?:\/(\w+))?$/;
/** The Fluent files that the page uses: everywhere, and in one part only. */
const SPOKEN: Record<string, RegExp> = {
  '': /^(sword|table|page(?!-school|-puzzles|-examples|-practice|-evening|-club|-me|-people|-push|-talk).*)\.ftl$/,
  duel: /^(duel|duel-screen|duel-rulings)\.ftl$/,
  club: /^page-club\.ftl$/,
  evening: /^page-evening\.ftl$/,
  practice: /^page-practice\.ftl$/,
  school: /^page-(school|puzzles|examples)\.ftl$/,
  making: /^(making|own)\.ftl$/,
  workshop: /^workshop(-form)?\.ftl$/,
  talk: /^page-talk\.ftl$/,
  people: /^page-(people|me)\.ftl$/,
  push: /^page-push\.ftl$/,
  review: /^review-page\.ftl$/,
  summary: /^summary\.ftl$/,
  drama: /^drama\.ftl$/,
};

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, part = ''] = NAME.exec(id.replace('\0', '')) ?? [];
      if (language === undefined) return undefined;
      const folder = new URL(`../../../src/chanbara/locales/${language}/`, import.meta.url);
      const sources = readdirSync(folder)
        .filter((name) => SPOKEN[part]?.test(name))
        .sort()
        .map((name) => readFileSync(new URL(name, folder), 'utf-8'));
      const said = sources.join('\n').replace(/^#.*\n/gm, '');
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
