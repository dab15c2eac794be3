// How the client is built.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIcons } from './plugins/game-icons.ts';
import { gameShelf } from './plugins/game-shelf.ts';
import { noSelfChecks } from './plugins/no-self-checks.ts';
import { offline } from './plugins/offline.ts';
import { packed } from './plugins/packed.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [noSelfChecks(), gameIcons(), gameShelf(), offline(), packed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
});
