// How the client is built.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { compress } from './plugins/compress.ts';
import { gameCardsPlugin, ledgers } from './plugins/game-cards.ts';
import { gameIcons } from './plugins/game-icons.ts';
import { serviceWorker } from './plugins/service-worker.ts';

/** What most pages share. */
const PAGES =
  /web[\\/]src[\\/](components[\\/](?!spark-line|shelf-ways|first-doors|house-notice-bar|use-bar-height|copy-link|sure-button)|seat-roles|bots[\\/]bot-(names|levels)|sources[\\/]local-store|setup[\\/](option-fields|quick-start-plan))|bots[\\/]src[\\/]levels|kernel[\\/]src[\\/]first-letters|protocol[\\/]src[\\/](readable-text|table-settings)|packages[\\/]table[\\/]src[\\/]spectators|node_modules[\\/]idb[\\/]/;
/** What every table loads; dice and hexes only where a game has them. */
const TABLE = [
  /kernel[\\/]src[\\/](chance|errors|game|match|plain-data|table|view)\.ts/,
  /kit[\\/]src[\\/](?!combine|die|hex|icon|make-sound|sheet)/,
  /src[\\/]table[\\/](answer-unasked|board-actions|catching-up|chat-unread|choice-(list|listing|selection)|closed-title)\.tsx?/,
  /src[\\/]table[\\/](log-(entries|panel)|notices|open-(choices|table)|panned-regions|playback|player-actions|question-(grace|panel))\.tsx?/,
  /src[\\/]table[\\/](seat-labels|shortcuts|stage|stage-time|table-(model|view))\.tsx?/,
  /src[\\/](by-rules|sources[\\/](game-feed|step-feed|table-source))\.ts/,
  /src[\\/]rulebook[\\/](noun-(help|lines|text)|question-help|use-noun-help|what-is-this-button)\.tsx?/,
].reduce((all, part) => new RegExp(`${all.source}|${part.source}`));
/** What a table on this device loads besides. */
const LOCAL =
  /packages[\\/]table[\\/]src[\\/](?!record|history|spectators|index|foresee|logged-table)|kernel[\\/]src[\\/](nonce|sealed|undo)|src[\\/]sources[\\/](local-(bots|commands|host|table|tables|undo|viewer)|table-owner)\.ts|src[\\/]table[\\/]hot-seat-curtain|@noble[\\/]hashes/;
/** The rules of a game, with what its imagination weighs by and how its dice look; other hints, traits, lessons, exposures and drawings in characters are loaded on their own. */
const RULES =
  /games[\\/](\w+)[\\/](?:ui[\\/]die-pips|src[\\/](?!hints(?![\\/](ancient-plans|digger-plans|odds|worth))|search-hints|terminal|tutorial|exposures|traits))/;
/** The board of a game, but for what it seldom shows. */
const BOARD = /games[\\/](\w+)[\\/]ui[\\/](?!seldom|highlights|door|die-pips|drawings)/;
/** An icon goes with the one board that shows it. */
const boardName = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const boards = new Set(
    [id, ...(context.getModuleInfo(id)?.importers ?? [])].map((one) => BOARD.exec(one)?.[1]),
  );
  boards.delete(undefined);
  return boards.size === 1 ? `board-${[...boards][0]}` : null;
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameIcons(), gameCardsPlugin(), ledgers(), serviceWorker(), compress()],
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
            { name: 'local-tables', test: LOCAL, includeDependenciesRecursively: false },
            {
              name: (id) => `rules-${RULES.exec(id)![1]}`,
              test: RULES,
              includeDependenciesRecursively: false,
            },
            {
              name: boardName,
              test: new RegExp(`${BOARD.source}|virtual:game-icon`),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
