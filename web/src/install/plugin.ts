/** What makes the page an app: a manifest in each language, and a service worker that knows the files of this build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'de', 'it'];
const DOCUMENTS = ['index.html', 'table.html'];
const WORKER = 'worker.js';
const NAME = 'chanbara: Samurai Sword';
const PAPER = '#f4efe4';
const DUSK = '#191d25';
/** The shortcuts of the app's icon. */
const SHORTCUTS = { play: '', duel: 'duel', school: 'school', rules: 'rules' };

function wordsOf(language: string): (id: string) => string {
  const file = new URL(`../../../src/chanbara/locales/${language}/page-app.ftl`, import.meta.url);
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(file, 'utf-8')));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`${language} has no word ${id}`);
    return bundle.formatPattern(pattern);
  };
}

/** The icons, rendered from icon.svg by checks/pages/icons.py. */
function icons(base: string): object[] {
  const drawn = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: purpose === 'any' ? `${base}icon-${size}.png` : `${base}icon-${size}-maskable.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return [{ src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...drawn];
}

function manifest(language: string, base: string): string {
  const say = wordsOf(language);
  const about = {
    id: base,
    name: NAME,
    short_name: 'chanbara',
    description: say('app-about'),
    lang: language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: icons(base),
    shortcuts: Object.entries(SHORTCUTS).map(([way, url]) => ({
      name: say(`app-to-${way}`),
      // A static host has one document: see address.ts.
      url: base === '/' || url === '' ? base + url : `${base}?/${url}`,
    })),
  };
  return `${JSON.stringify(about, null, 1)}\n`;
}

/** The same files have the same version, whoever builds them: their names are hashes of their content. */
function versionOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

const head = (base: string) => [
  { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.en.webmanifest` } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}icon-180.png` } },
  { tag: 'meta', attrs: { name: 'theme-color', content: PAPER, media: '(prefers-color-scheme: light)' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: DUSK, media: '(prefers-color-scheme: dark)' } },
].map((one) => ({ ...one, injectTo: 'head' as const }));

export function installable(): Plugin {
  let base = '/';
  return {
    name: 'installable',
    enforce: 'post',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('./worker.ts', import.meta.url)), fileName: WORKER });
    },
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: () => head(base),
    generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source: manifest(language, base) });
      }
    },
    // After all other files are written: the document and the service worker name the build they belong to.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
      const texts = await Promise.all([...DOCUMENTS, WORKER].map((name) => readFile(join(dir, name), 'utf-8')));
      const version = versionOf([...files, ...texts]);
      const worker = texts.at(-1)!;
      const kept = ['icon.svg', ...files];
      const filled = worker.replace('__FILES__', JSON.stringify(kept)).replaceAll('__VERSION__', `"${version}"`);
      await writeFile(join(dir, WORKER), filled);
      for (const [place, name] of DOCUMENTS.entries()) {
        const meta = `    <meta name="build" content="${version}">\n  </head>`;
        await writeFile(join(dir, name), texts[place]!.replace('  </head>', meta));
      }
    },
  };
}
