/** How the page is built: into the package, where the server finds it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { rules } from './src/rules/plugin.ts';
import { words } from './src/words/plugin.ts';

export default defineConfig({
  plugins: [words(), rules(), svelte()],
  build: {
    outDir: '../src/chanbara/page',
    emptyOutDir: true,
    // The server forbids everything that is not a file of its own: pictures as data would stay unseen.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
