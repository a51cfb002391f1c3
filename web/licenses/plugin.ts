/** The licenses of everything that others made and that is delivered with the page, in one file. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite writes it, with the licenses of all scripts that are in the bundle. */
export const LICENSES = 'licenses.txt';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FONTS = fileURLToPath(new URL('../node_modules/@fontsource/', import.meta.url));
/** Of a package that names its license and does not contain it. */
const APACHE = /^(## .* \(Apache-2\.0\))\n+(?=##|$)/gm;

async function fonts(): Promise<string[]> {
  const names = (await readdir(FONTS)).sort();
  return Promise.all(
    names.map(async (name) => `## ${name} (OFL-1.1)\n\n${await readFile(join(FONTS, name, 'LICENSE'), 'utf-8')}`),
  );
}

/** Adds what Vite does not know of: fonts, texts that a package leaves out, and the tables of letters on the server. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    enforce: 'post',
    async writeBundle({ dir = '' }) {
      const file = join(dir, LICENSES);
      const scripts = await readFile(file, 'utf-8');
      const apache = await readFile(join(HERE, 'Apache-2.0.txt'), 'utf-8');
      const unicode = await readFile(join(HERE, 'Unicode-3.0.txt'), 'utf-8');
      const complete = scripts
        .replace(APACHE, `$1\n\n${apache.trim()}\n\n`)
        .replace(/^The app bundles.*$/m, 'Chanbara contains work of others, under these licenses:');
      const letters = `## Tables of look-alike letters and of scripts, made from Unicode's (Unicode-3.0)\n\n${unicode}`;
      const parts = [complete, ...(await fonts()), letters].map((one) => one.trim());
      await writeFile(file, `${parts.join('\n\n')}\n`);
    },
  };
}
