// A pack: the puzzles of one game as one file, a first line in plain that says what it is, and the puzzles compressed.
import { type AnyGame, CodedError } from '@undercroft/kernel';
import type { Puzzle } from './puzzle.ts';

/** Raised when a reader of the form before would not understand it. */
export const PACK_FORM = 1;
/** Bytes of a file: it is kept on phones. */
export const PACK_LIMIT = 400 * 1024;

/** The first line of a pack. */
export interface PackHead {
  readonly pack: number;
  readonly game: string;
  readonly rules: string;
  readonly puzzles: number;
  /** The command that makes the same bytes again. */
  readonly made: string;
}

/** The puzzles of one game, with what their file says of itself. */
export interface Pack {
  readonly head: PackHead;
  readonly puzzles: readonly Puzzle[];
}

/** What all puzzles of a pack share stands in its head. */
type PackedPuzzle = Omit<Puzzle, 'game' | 'rules'>;

/** Puzzles as the bytes of a pack; the same puzzles, the same bytes. */
export async function writePack(
  { name, rules }: Pick<AnyGame, 'name' | 'rules'>,
  puzzles: readonly Puzzle[],
  made: string,
): Promise<Uint8Array> {
  const head: PackHead = { pack: PACK_FORM, game: name, rules, puzzles: puzzles.length, made };
  const packed = puzzles.map(({ game: _, rules: __, ...rest }): PackedPuzzle => rest);
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const body = await through(new CompressionStream('gzip'), new TextEncoder().encode(JSON.stringify(packed)));
  const bytes = new Uint8Array(line.length + body.length);
  bytes.set(line);
  bytes.set(body, line.length);
  return bytes;
}

/** What a pack says of itself, without unpacking it. */
export function readPackHead(bytes: Uint8Array): PackHead {
  const head = parsed(bytes.subarray(0, Math.max(0, bytes.indexOf(NEW_LINE)))) as Partial<PackHead> | null;
  if (typeof head?.pack === 'number' && head.pack > PACK_FORM)
    throw new CodedError('pack-newer', { form: head.pack, known: PACK_FORM });
  if (head?.pack !== PACK_FORM || typeof head.game !== 'string' || typeof head.rules !== 'string')
    throw new CodedError('pack-damaged');
  return head as PackHead;
}

/** The puzzles of a pack for this very game; one for other rules is refused in words. */
export async function readPack(bytes: Uint8Array, game: Pick<AnyGame, 'name' | 'rules'>): Promise<Pack> {
  const head = readPackHead(bytes);
  if (head.game !== game.name)
    throw new CodedError('pack-other-game', { game: head.game.slice(0, 40), wanted: game.name });
  if (head.rules !== game.rules)
    throw new CodedError('pack-stale', {
      game: game.name,
      rules: head.rules.slice(0, 40),
      known: game.rules,
    });
  const packed = parsed(await unpacked(bytes.subarray(bytes.indexOf(NEW_LINE) + 1)));
  if (!Array.isArray(packed) || packed.length !== head.puzzles) throw new CodedError('pack-damaged');
  const puzzles = (packed as readonly PackedPuzzle[]).map((one) => ({
    ...one,
    game: head.game,
    rules: head.rules,
  }));
  return { head, puzzles };
}

const NEW_LINE = 10;

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new CodedError('pack-damaged');
  }
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await through(new DecompressionStream('gzip'), bytes);
  } catch {
    throw new CodedError('pack-damaged');
  }
}

const through = async (
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes.slice()]).stream().pipeThrough(stream)).arrayBuffer());
