/** Has Vite turn `docs/*.md?rules` into data, so that no browser has to read Markdown. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from './parse.ts';

export function rules(): Plugin {
  return {
    name: 'chanbara-rules',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md\?rules$/ },
      handler(markdown, id) {
        const page = pathToFileURL(id.replace(/\?rules$/, ''));
        const book = parse(markdown, (path) => readFileSync(new URL(path, page), 'utf-8'));
        return { code: `export default ${JSON.stringify(book)}`, map: null, moduleType: 'js' };
      },
    },
  };
}
