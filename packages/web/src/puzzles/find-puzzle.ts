// Finds a puzzle: on the server, else among what this browser keeps; and the next one for whoever solves.
import {
  HINT_NUMBERS,
  type HintNumber,
  nextPuzzle,
  openHint,
  type PuzzleHint,
  type PuzzleInfo,
  type SealedPuzzle,
  type SolvedInGame,
  type TryInfo,
} from '@undercroft/puzzles';
import { readStored, store } from '../stored-json.ts';
import { whenIdle } from '../when-idle.ts';
import { keepPack, keptPack, keptPuzzle, keptTries, keptTry } from './kept-puzzles.ts';
import { askHints, readNext, readPuzzle, readSealedPack } from './puzzle-api.ts';

/** A puzzle with what is known about it here; without a server that is little. */
export interface FoundPuzzle {
  readonly puzzle: SealedPuzzle;
  readonly told: Omit<PuzzleInfo, 'puzzle' | 'mine' | 'hints'> | undefined;
  /** Those that were opened before, as far as the server has given them. */
  readonly hints: readonly PuzzleHint[];
  readonly mine: TryInfo | undefined;
  /** What was chosen here, where the server has not told it. */
  readonly made: readonly unknown[] | undefined;
}

/** The one that was just asked for by its number is not asked for again by its address. */
let atHand: PuzzleInfo | undefined;

export async function findPuzzle(id: string): Promise<FoundPuzzle | undefined> {
  const known = atHand?.puzzle.id === id ? atHand : undefined;
  atHand = undefined;
  const answer = known ? ({ ok: true, data: known } as const) : await readPuzzle(id);
  const kept = await keptTry(id).catch(() => undefined);
  if (answer.ok) {
    const { puzzle, mine, hints, ...told } = answer.data;
    return { puzzle, told, hints, mine: mine ?? undefined, made: mine ? undefined : kept?.choices };
  }
  const puzzle = await keptPuzzle(id).catch(() => undefined);
  return puzzle && { puzzle, told: undefined, hints: [], mine: undefined, made: kept?.choices };
}

/** The hints of the first step up to this one: by the server, else out of what this browser keeps; none where neither helps. */
export async function findHints(id: string, hint: HintNumber): Promise<readonly PuzzleHint[]> {
  const answer = await askHints(id, hint);
  if (answer.ok) return answer.data.hints;
  const kept = await keptPuzzle(id).catch(() => undefined);
  return kept ? HINT_NUMBERS.slice(0, hint).map((number) => openHint(kept, kept.step, number)) : [];
}

const SKILL = 'undercroft.puzzle-skill';
/** Where a newcomer stands. */
const START = 25;

/** So that without a network, too, the next puzzle suits. */
export const rememberSkill = (games: readonly SolvedInGame[]): void =>
  store(SKILL, Object.fromEntries(games.flatMap(({ game, mu }) => (mu === null ? [] : [[game, mu]]))));

/** The address of the next puzzle; the code of the refusal where there is none. */
export async function nextAddress(
  game: string,
  theme?: string,
): Promise<{ readonly address: string } | { readonly code: string }> {
  const answer = await readNext(game, theme);
  if (answer.ok) {
    atHand = answer.data;
    const of = theme === undefined ? '' : `?theme=${encodeURIComponent(theme)}`;
    return { address: `/puzzles/${answer.data.puzzle.id}${of}` };
  }
  const kept = await keptPack(game).catch(() => undefined);
  if (!kept) return { code: answer.code };
  const tried = new Set((await keptTries()).map(({ puzzle }) => puzzle));
  const mu = readStored<Record<string, number>>(SKILL)[game] ?? START;
  const next = nextPuzzle(kept.puzzles, (id) => tried.has(id), mu, 'here');
  return next ? { address: `/puzzles/${next.id}` } : { code: 'no-more-puzzles' };
}

const FRESH_FOR = 86_400_000;

/** Has the puzzles of a game on this device; true when they are. */
export async function fetchPack(game: string): Promise<boolean> {
  const kept = await keptPack(game).catch(() => undefined);
  if (kept && Date.now() - kept.fetched < FRESH_FOR) return true;
  const answer = await readSealedPack(game);
  if (answer.ok && answer.data.puzzles.length > 0) await keepPack(answer.data);
  return answer.ok || kept !== undefined;
}

/** Whoever solves one will want more, perhaps on a train. */
export const fetchPackWhenIdle = (game: string): void =>
  whenIdle(() => void fetchPack(game).catch(() => undefined));
