// How the client is built.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compress } from './plugins/compress.ts';
import { gameCardsPlugin } from './plugins/game-cards.ts';
import { gameIcons } from './plugins/game-icons.ts';
import { serviceWorker } from './plugins/service-worker.ts';

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
    // What a table needs anyway travels lighter in one chunk than in many: the match, the pieces, a game's rules.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              test: /\/kit\/src\/(.*\/)?(card|meter|piece|token|region|motion|seat-badge)\.tsx?$/,
              name: 'pieces',
            },
            {
              test: /\/kernel\/src\/(chance|match|plain-data|record|sealed|table|view|undo|timeline)\.ts$/,
              name: 'match',
            },
            {
              test: /\/games\/[^/]+\/src\/(?!terminal|tutorial)/,
              name: (id) => /\/games\/([^/]+)\//.exec(id)?.[1] ?? null,
            },
          ],
        },
      },
    },
  },
});
