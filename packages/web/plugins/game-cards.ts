// Finds the games at build time: what the home page shows of each, their flames, and their rules by clause.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Game, LANGUAGES, resolveTable, type Texts } from '@undercroft/kernel';
import type { Door } from '@undercroft/kit/board';
import type { Plugin } from 'vite';
import type { GameCard } from '../src/game-card.ts';
import { clausesOf } from './clauses.ts';

const ROOMS = fileURLToPath(new URL('../../games/', import.meta.url));
const CARDS = 'virtual:game-cards';
const FLAMES = 'virtual:flames.css';
const CARD_TEXTS = ['game.title', 'game.subtitle'] as const;

export const roomNames = (): string[] =>
  existsSync(ROOMS) ? readdirSync(ROOMS).filter((name) => existsSync(`${ROOMS}${name}/src/index.ts`)) : [];

async function fromRoom<Value>(folder: string, file: string, key: string): Promise<Value | undefined> {
  const path = `${folder}/${file}`;
  if (!existsSync(path)) return undefined;
  return ((await import(pathToFileURL(path).href)) as Record<string, Value>)[key];
}

type AnyGame = Game<unknown, unknown, unknown>;

/** The side of each seat, for every number of seats. */
function sidesOf(game: AnyGame): Record<number, readonly number[]> {
  const [min, max] = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return Object.fromEntries(
    counts.map((seats) => [seats, game.sides?.(resolveTable(game, seats)) ?? [...Array(seats).keys()]]),
  );
}

function kindOf(game: AnyGame, sides: Record<number, readonly number[]>): GameCard['kind'] {
  const [, most] = game.seats;
  if (most === 1) return 'solo';
  const different = new Set(sides[most]).size;
  return different === 1 ? 'together' : different === most ? 'rivals' : 'sides';
}

/** What the pages know of the game in this folder before it is loaded, and the colour of its flame. */
export async function readGameCard(
  folder: string,
): Promise<GameCard & { readonly flame: Door['flame'] | undefined }> {
  const game = (await fromRoom<AnyGame>(folder, 'src/index.ts', 'game'))!;
  const door = await fromRoom<Door>(folder, 'ui/door.ts', 'default');
  const sides = sidesOf(game);
  const kind = kindOf(game, sides);
  const sideTexts =
    kind === 'sides' ? [...new Set(Object.values(sides).flat())].map((side) => `side.${side}`) : [];
  const titles: Record<string, Texts> = {};
  for (const language of LANGUAGES) {
    const texts = (await fromRoom<Texts>(folder, `texts/${language}.ts`, 'default')) ?? {};
    titles[language] = Object.fromEntries([...CARD_TEXTS, ...sideTexts].map((id) => [id, texts[id] ?? '']));
  }
  return {
    name: game.name,
    rules: game.rules,
    seats: game.seats,
    kind,
    sides: kind === 'sides' ? sides : {},
    level:
      kind === 'solo' || kind === 'together'
        ? Object.entries(game.options).find(([, spec]) => spec.kind === 'choice')?.[0]
        : undefined,
    minutes: door?.minutes,
    order: door?.order ?? 99,
    hasDoor: existsSync(`${folder}/ui/door.svg`),
    hasPuzzles: existsSync(`${folder}/puzzles.pack`),
    texts: titles as GameCard['texts'],
    flame: door?.flame,
  };
}

/** A flame is the Night colour wherever it fills, and the Day colour where it writes by day. */
export const flameRules = (name: string, { night, day }: Door['flame']): string =>
  [
    ['dark', night],
    ['light', day],
  ]
    .map(
      ([theme, flame]) =>
        `[data-theme="${theme}"][data-game="${name}"],[data-theme="${theme}"] [data-game="${name}"]{--flame:${flame};--flame-fill:${night}}`,
    )
    .join('\n');

export function gameCardsPlugin(): Plugin {
  const cards = Promise.all(roomNames().map((name) => readGameCard(`${ROOMS}${name}`)));
  return {
    name: 'undercroft-game-shelf',
    resolveId: (id) => (id === CARDS || id === FLAMES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${CARDS}`) {
        const shown = (await cards).map(({ flame: _, ...card }) => card).sort((a, b) => a.order - b.order);
        return `export default ${JSON.stringify(shown)};`;
      }
      if (id === `\0${FLAMES}`) {
        const rules = (await cards).flatMap(({ name, flame }) => (flame ? [flameRules(name, flame)] : []));
        return `@layer tokens{${rules.join('\n')}}`;
      }
      return undefined;
    },
  };
}

/** A rules ledger as a module: `import clauses from './SPEC.md?clauses'`. */
export const ledgers = (): Plugin => ({
  name: 'undercroft-ledgers',
  load(id) {
    if (!id.endsWith('SPEC.md?clauses')) return undefined;
    const spec = readFileSync(id.slice(0, -'?clauses'.length), 'utf8');
    return `export default ${JSON.stringify(clausesOf(spec))};`;
  },
});
