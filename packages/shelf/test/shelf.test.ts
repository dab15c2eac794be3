// The shelf finds rooms by their files, opens what is in them, and says with a code what is missing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CodedError, LANGUAGES, render } from '@undercroft/kernel';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { houseShelf, SHELF_CODES, shelfAt } from '../src/index.ts';
import { bringGames, CONTRACT, outsideRooms, withOutside } from '../src/outside-rooms.ts';
import { shelfOf } from '../src/shelf.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-shelf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (path: string, text = ''): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
put('urn/package.json', '{"type":"module"}');
put('urn/src/index.ts', 'export const game = { name: "urn" };');
put('urn/texts/en.ts', 'export default { "game.title": "Urn" };');
put('urn/SPEC.md', '# Urn');
put('urn/src/hints.ts', 'export const other = 1;');
put('bier/package.json', '{"type":"module"}');
put('bier/src/hints.ts', 'export const hints = { evaluate: 1 };');
put('bier/src/search-hints.ts', 'export const searchHints = { priorRange: 2 };');
put('bier/src/index.ts', 'export const game = { name: "bier" };');
put('vault/package.json', '{"type":"module"}');
put('vault/src/hints.ts', 'export const hints = {};');
put('vault/src/traits.ts', 'export const traits = { version: 3 };');
put('vault/src/index.ts', 'export const game = { name: "vault", rules: "2" };');
put('bier/texts/en.ts', 'export default { "game.title": "Bier" };');
put('bier/texts/spoken/en.ts', 'export default { "spoken.of": "{n} of {most}" };');
put('drawer/package.json', '{}');
put('note.txt');

const codeOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => (error instanceof CodedError ? [error.code, error.args] : error));

describe('a shelf over a folder', () => {
  const shelf = shelfAt(folder);

  test('lists what has a package and a game, in alphabetical order', () => {
    expect(shelf.listGames()).toEqual(['bier', 'urn', 'vault']);
  });

  test('opens game, texts and ledger by their usual names', async () => {
    expect((await shelf.loadGame('urn')).name).toBe('urn');
    expect(await shelf.loadTexts('urn', 'en')).toEqual({ 'game.title': 'Urn' });
    expect(await shelf.loadSpec('urn')).toBe('# Urn');
  });

  test('adds the words of a table that is read aloud', async () => {
    expect(await shelf.loadTexts('bier', 'en')).toEqual({
      'game.title': 'Bier',
      'spoken.of': '{n} of {most}',
    });
  });

  test('opens hints together with search hints', async () => {
    expect(await shelf.loadHints('bier')).toEqual({ evaluate: 1, priorRange: 2 });
  });

  test('opens traits, and the network that was trained for these rules and traits', async () => {
    const net = (rules: string): Buffer =>
      Buffer.from(`{"game":"vault","rules":"${rules}","traits":3,"bytes":7}\nweights`);
    const open = async (bytes: Buffer | string): Promise<[unknown, string | undefined]> => {
      writeFileSync(join(folder, 'vault/net.bin'), bytes);
      const warned: (string | undefined)[] = [];
      const listen = (warning: Error): void => void warned.push(warning.message);
      process.on('warning', listen);
      const { net: found } = await shelf.loadHints('vault');
      await new Promise((done) => setImmediate(done));
      process.off('warning', listen);
      return [found, warned[0]];
    };
    expect(await open(net('2'))).toEqual([net('2'), undefined]);
    expect(await open(net('1'))).toEqual([undefined, expect.stringContaining('vault 1, traits 3')]);
    expect(await open(net('2').subarray(0, -1))).toEqual([undefined, expect.stringContaining('cut off')]);
    expect(await open('noise')).toEqual([undefined, expect.stringContaining('cannot be read')]);
  });

  test('hands out the pack of puzzles of a room that has one', async () => {
    writeFileSync(join(folder, 'vault/puzzles.pack'), 'pack');
    expect(await shelf.loadPuzzles('vault')).toEqual(Buffer.from('pack'));
    expect(await shelf.loadPuzzles('bier')).toBeUndefined();
  });

  test('names the known games when it is asked for another', async () => {
    for (const name of ['chess', '', '..', '../urn', 'drawer'])
      expect(await codeOf(shelf.loadGame(name))).toEqual([
        'unknown-game',
        { game: name, known: 'bier, urn, vault' },
      ]);
  });

  test('says which file of a room is missing or lacks its export', async () => {
    expect(await codeOf(shelf.loadSpec('bier'))).toEqual([
      'room-incomplete',
      { game: 'bier', file: 'SPEC.md' },
    ]);
    expect(await codeOf(shelf.loadHints('urn'))).toEqual([
      'room-incomplete',
      { game: 'urn', file: 'src/hints.ts' },
    ]);
    expect(await codeOf(shelf.loadTerminal('urn'))).toEqual([
      'room-incomplete',
      { game: 'urn', file: 'src/terminal.ts' },
    ]);
  });

  test('a folder that is not there is an empty shelf', () => {
    expect(shelfAt(join(folder, 'nowhere')).listGames()).toEqual([]);
  });
});

describe('games from outside', () => {
  const HOUSE = new Map([['urn', join(folder, 'urn')]]);
  const made = (path: string, manifest: object): string => {
    put(`${path}/package.json`, JSON.stringify({ type: 'module', ...manifest }));
    put(`${path}/src/index.ts`, 'export const game = { name: "vault" };');
    return join(folder, path);
  };
  afterEach(() => {
    delete process.env.UNDERCROFT_GAMES;
  });

  test('a folder stands beside the games of the house, under the name of its package', async () => {
    bringGames([made('outside/anything', { name: '@me/vault', undercroft: { contract: CONTRACT } })]);
    const shelf = shelfOf(() => withOutside(HOUSE));
    expect(shelf.listGames()).toEqual(['urn', 'vault']);
    expect((await shelf.loadGame('vault')).name).toBe('vault');
  });

  test('an installed package brings its build: Node runs no TypeScript there', () => {
    const installed = made('outside/node_modules/vault', {
      name: 'vault',
      undercroft: { contract: CONTRACT },
    });
    expect(() => bringGames([installed])).toThrow('not-a-room');
    made('outside/node_modules/vault/dist', { name: 'vault' });
    bringGames([installed]);
    expect(outsideRooms()).toEqual([{ name: 'vault', folder: installed, room: join(installed, 'dist') }]);
  });

  test.each([
    ['no package', 'nowhere', undefined, 'not-a-room'],
    ['no contract', 'outside/plain', { name: 'vault' }, 'not-a-room'],
    ['another contract', 'outside/new', { name: 'vault', undercroft: { contract: 2 } }, 'other-contract'],
    ['a name that is taken', 'outside/urn', { name: 'urn', undercroft: { contract: 1 } }, 'game-name-taken'],
  ])('%s is refused', (_, path, manifest, code) => {
    const room = manifest ? made(path, manifest) : path;
    expect(() => {
      bringGames([room]);
      withOutside(HOUSE);
    }).toThrow(code);
  });

  test('a package and the game in it have one name', async () => {
    bringGames([made('outside/other', { name: 'other', undercroft: { contract: CONTRACT } })]);
    expect(await codeOf(shelfOf(() => withOutside(HOUSE)).loadGame('other'))).toEqual([
      'game-name-differs',
      { name: 'other', game: 'vault' },
    ]);
  });
});

describe('the shelf of this house', () => {
  test.each(houseShelf.listGames())('%s has everything a room has', async (name) => {
    const game = await houseShelf.loadGame(name);
    expect(game.name).toBe(name);
    for (const language of LANGUAGES)
      expect(await houseShelf.loadTexts(name, language)).toHaveProperty(['game.title']);
    expect(await houseShelf.loadHints(name)).toHaveProperty('evaluate');
    expect(await houseShelf.loadInvariants(name)).toBeTypeOf('function');
    expect(await houseShelf.loadTerminal(name)).toBeTypeOf('function');
    expect(await houseShelf.loadSpec(name)).toContain('| ');
  });

  test('every code of the shelf is said in every language', async () => {
    for (const language of LANGUAGES) {
      const { default: texts } = await import(`../texts/${language}.ts`);
      for (const code of SHELF_CODES)
        expect(render(texts, language, { id: `error.${code}` })).not.toMatch(/^\[/);
    }
  });
});
