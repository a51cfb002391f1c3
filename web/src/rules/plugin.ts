/** Has Vite turn `docs/*.md?rules` into data, so that no browser has to read Markdown. */
import type { Plugin } from 'vite';
import { parse } from './parse.ts';

export function rules(): Plugin {
  return {
    name: 'chanbara-rules',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md\?rules$/ },
      handler(markdown) {
        return { code: `export default ${JSON.stringify(parse(markdown))}`, map: null, moduleType: 'js' };
      },
    },
  };
}
