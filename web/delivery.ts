/** How the page is delivered: each address with what it needs first, and everything well compressed. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

type Bundle = Rolldown.OutputBundle;

/** By document: the scripts of its first view, besides the start. The server chooses the document by the address. */
const FIRST = {
  'index.html': 'src/lobby/home/HomePage.svelte',
  'table.html': 'src/table/TablePage.svelte',
};
const START = 'src/start.ts';

/** A script and everything it depends on. */
function withImports(bundle: Bundle, source: string): string[] {
  const all = Object.values(bundle).filter((one) => one.type === 'chunk');
  const first = all.find((one) => one.facadeModuleId?.endsWith(source));
  if (first === undefined) throw new Error(`${source} has no script of its own`);
  const found = new Set([first.fileName]);
  for (const name of found) {
    all.find((one) => one.fileName === name)?.imports.forEach((one) => found.add(one));
  }
  return [...found];
}

/** Preload scripts that would be requested late: a browser then fetches them all at once. */
export function firstViews(): Plugin {
  let base = '/';
  return {
    name: 'first-views',
    enforce: 'post',
    configResolved: (config) => void (base = config.base),
    async writeBundle({ dir = '' }, bundle) {
      const page = await readFile(join(dir, 'index.html'), 'utf-8');
      for (const [document, source] of Object.entries(FIRST)) {
        const scripts = new Set([START, source].flatMap((one) => withImports(bundle, one)));
        const links = [...scripts]
          .filter((name) => !page.includes(`"${base}${name}"`))
          .map((name) => `    <link rel="modulepreload" crossorigin href="${base}${name}">\n`);
        await writeFile(join(dir, document), page.replace('  </head>', `${links.join('')}  </head>`));
      }
    },
  };
}

const PLAIN = /^assets\/.*\.(js|css)$/;

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await brotli(text));
  await writeFile(`${file}.gz`, await gzip(text, { level: 9 }));
}

/** Each text file also gets a compressed copy: the server only has to send it. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((one) => PLAIN.test(one));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}
