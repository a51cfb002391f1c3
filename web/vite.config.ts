/** The build: into the package, where the server finds it; with `--mode static` for any folder of a static host. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed, firstViews } from './delivery.ts';
import { LICENSES, licenses } from './licenses/plugin.ts';
import { installable } from './src/install/plugin.ts';
import { rules } from './src/rules/text/plugin.ts';
import { words } from './src/words/plugin.ts';

/** The few lines that run first, and wait for nothing. */
const EARLY = /\/(main|prefetch|storage|languages|address|transport)\.ts$|preload-helper/;
/** Parts besides the table, and the end of a game: what they share is loaded only with them. */
const LATER = /\/src\/(duel(?!\/(hall|saga)\/)|review|school|table\/end\/(?!Rematch|roles))/;

/** Log and chat are beside the table, crests beside names, details open on a tap, and notes are for few tables: all are
    fetched after it. */
const BESIDE = /\/src\/(ui\/(Log|Crest)|art\/[cC]rest|words\/(log|fold|rating)|lobby\/(house\/house|parts\/(Own|TableNotes))|table\/(log\/|seat\/SeatSheet|talk\/(Chat|Report)|aid\/(Suspects|Clues|Reliability|suspects)))/;

/** Before a game: whoever comes to one that runs needs none of it. */
const BEFORE = /\/src\/(mail\/Reminder|lobby\/(waiting|joining|house|parts\/(BotPicker|Strength|TableFacts|WarmingUp)))/;

/** Evenings, and what they share with the form for a table: no table needs it. */
const MAKING = /\/src\/(evening|lobby\/making\/(BookChoice|HouseRules|NumberField|Rulings?(Choice)?\.))/;

/** Stats, the hall of duels and the form of a table share parts with each other and with the first page; no table that runs
    needs them. */
const PAGES = /\/src\/(me\/(?!carried|stats)|duel\/(hall|saga)|lobby\/making\/draft)/;

/** The workshop, and its cards at a table: fetched by whoever wants to see them. */
const WORKSHOP = /\/src\/workshop\//;

/** Notifications are for those who want them. */
const PUSH = /\/src\/push\//;

export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  worker: { format: 'es' },
  plugins: [words(), rules(), svelte(), firstViews(), compressed(), installable(), licenses()],
  build: {
    outDir: mode === 'static' ? '../dist/static' : '../src/chanbara/page',
    emptyOutDir: true,
    // The content security policy allows only our own files: inlined images would not be shown.
    assetsInlineLimit: 0,
    // Few files rather than small ones: a browser fetches six at a time, and each costs a round trip.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The build time says more about the machine than about us.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: EARLY, priority: 2 },
            { name: 'shared', test: (id) => ![LATER, BESIDE, BEFORE, MAKING, PAGES, PUSH, WORKSHOP].some((part) => part.test(id)), minShareCount: 2, priority: 1 },
            { name: 'before', test: BEFORE, minShareCount: 2, priority: 0.8 },
            { name: 'making', test: MAKING, minShareCount: 2, priority: 0.7 },
            { name: 'pages', test: PAGES, minShareCount: 2, priority: 0.6 },
            { name: 'workshop', test: WORKSHOP, minShareCount: 2, priority: 0.6 },
            { name: 'beside', test: BESIDE, priority: 0.5 },
            { name: 'push', test: PUSH, priority: 0.5 },
            { name: 'later', minShareCount: 2 },
          ],
        },
      },
    },
    license: { fileName: LICENSES },
    target: 'es2022',
  },
}));
