// How the client is built.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compress } from './plugins/compress.ts';
import { gameCardsPlugin } from './plugins/game-cards.ts';
import { gameIcons } from './plugins/game-icons.ts';
import { serviceWorker } from './plugins/service-worker.ts';

/** What most pages share. */
const PAGES = /web[\\/]src[\\/](components|seat-roles|bots[\\/]bot-(names|levels))|bots[\\/]src[\\/]levels/;
/** What every table loads; dice and hexes only where a game has them. */
const TABLE =
  /kernel[\\/]src[\\/](chance|errors|game|match|plain-data|table|view)\.ts|kit[\\/]src[\\/](?!die|hex)/;
/** The rules of a game; hints, lessons and drawings in characters are loaded on their own. */
const RULES = /games[\\/](\w+)[\\/]src[\\/](?!hints|search-hints|terminal|tutorial)/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameIcons(), gameCardsPlugin(), serviceWorker(), compress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A few files weigh less than many small ones.
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'pages', test: PAGES, includeDependenciesRecursively: false },
            { name: 'table', test: TABLE, includeDependenciesRecursively: false },
            {
              name: (id) => `rules-${RULES.exec(id)![1]}`,
              test: RULES,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
