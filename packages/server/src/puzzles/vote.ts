// What people think of a puzzle that they have tried; enough bad votes take it out.
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { PuzzleRow } from '../store/sql-puzzles.ts';

/** So many votes decide, when more of them are bad. */
const ENOUGH_VOTES = 30;

export async function voteOn(
  { store }: ServerContext,
  me: Person,
  puzzle: string,
  vote: number,
): Promise<CodedRefusal | undefined> {
  if (me.guest) return refuse('needs-passkey');
  if (me.muted) return refuse('muted');
  const tried = await store.puzzles.tryOf(me.id, puzzle);
  if (!tried) return refuse('not-tried');
  if (tried.vote !== vote) await store.puzzles.vote(me.id, puzzle, tried.vote, vote);
  const row = await store.puzzles.read(puzzle);
  if (row && isVotedOut(row)) await store.puzzles.setState(puzzle, 'voted');
  return undefined;
}

const isVotedOut = ({ state, good, bad }: PuzzleRow): boolean =>
  state === 'open' && good + bad >= ENOUGH_VOTES && bad > good;
