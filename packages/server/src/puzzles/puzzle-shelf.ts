// The puzzles of this server: the packs of its games, read when one of them is first asked for, and their sealed forms.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type AnyGame, CodedError, hashData } from '@undercroft/kernel';
import { type Puzzle, readPack, type SealedPack, type SealedPuzzle, sealPuzzle } from '@undercroft/puzzles';
import type { Log } from '../server-context.ts';
import { inSlices } from '../slices.ts';

/** What a browser keeps to solve puzzles without a network, packed as it goes over the wire. */
interface PackedForWire {
  readonly bytes: Buffer;
  readonly tag: string;
}

interface GamePuzzles {
  readonly puzzles: readonly Puzzle[];
  readonly byId: ReadonlyMap<string, Puzzle>;
}

const NONE: GamePuzzles = { puzzles: [], byId: new Map() };

export function createPuzzleShelf(
  games: ReadonlyMap<string, AnyGame>,
  loadPack: (game: string) => Promise<Uint8Array | undefined>,
  log: Log,
) {
  const read = new Map<string, Promise<GamePuzzles>>();
  const sealed = new Map<string, SealedPuzzle>();
  const packs = new Map<string, Promise<PackedForWire>>();

  /** A pack that cannot be used is none: said once, and the rest of the server goes on. */
  const readGame = async (game: AnyGame): Promise<GamePuzzles> => {
    try {
      const bytes = await loadPack(game.name);
      if (!bytes) return NONE;
      const { puzzles } = await readPack(bytes, game);
      return { puzzles, byId: new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])) };
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      log.warn({ game: game.name, code: error.code, ...error.args }, 'no puzzles');
      return NONE;
    }
  };
  const gameOf = (name: string): Promise<GamePuzzles> => {
    const game = games.get(name);
    if (!game) return Promise.resolve(NONE);
    const known = read.get(name) ?? readGame(game);
    read.set(name, known);
    known.catch(() => read.delete(name));
    return known;
  };
  const seal = (puzzle: Puzzle): SealedPuzzle => {
    const known = sealed.get(puzzle.id) ?? sealPuzzle(games.get(puzzle.game)!, puzzle);
    sealed.set(puzzle.id, known);
    return known;
  };
  const makePack = async (game: string): Promise<PackedForWire> => {
    const { puzzles } = await gameOf(game);
    const slices = inSlices();
    const all: SealedPuzzle[] = [];
    for (const puzzle of puzzles) {
      all.push(seal(puzzle));
      if (slices.isOver()) await slices.next();
    }
    const pack: SealedPack = { game, rules: games.get(game)!.rules, puzzles: all };
    const text = JSON.stringify(pack);
    return { bytes: await promisify(gzip)(text, { level: 9 }), tag: `"${hashData(text)}"` };
  };

  return {
    /** All puzzles of a game; none where it has no pack that can be used. */
    ofGame: async (game: string) => (await gameOf(game)).puzzles,
    /** Of whichever game. */
    async find(id: string): Promise<Puzzle | undefined> {
      for (const game of games.keys()) {
        const found = (await gameOf(game)).byId.get(id);
        if (found) return found;
      }
      return undefined;
    },
    seal,
    pack(game: string): Promise<PackedForWire> {
      const known = packs.get(game) ?? makePack(game);
      packs.set(game, known);
      known.catch(() => packs.delete(game));
      return known;
    },
  };
}
