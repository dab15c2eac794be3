// How the pages of puzzles ask the server.
import type { HintNumber, PuzzleHint, PuzzleInfo, SealedPack, SolverRecord } from '@undercroft/puzzles';
import { askServer } from '../net/server-api.ts';

/** A try as it is sent, now or when there is a network again. */
export interface SentTry {
  readonly choices: readonly unknown[];
  readonly hints: number;
  readonly theme?: string | undefined;
}

const at = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

export const readRecord = () => askServer<SolverRecord>('GET', '/api/puzzles');
export const readPuzzle = (id: string) => askServer<PuzzleInfo>('GET', at(id));
export const readNext = (game: string, theme: string | undefined) =>
  askServer<PuzzleInfo>(
    'GET',
    `/api/puzzles/next?${new URLSearchParams({ game, ...(theme !== undefined && { theme }) })}`,
  );
export const sendTry = (id: string, made: SentTry) => askServer<PuzzleInfo>('POST', `${at(id)}/try`, made);
/** The hints up to this one; the server counts them. */
export const askHints = (id: string, hint: HintNumber) =>
  askServer<{ readonly hints: readonly PuzzleHint[] }>('POST', `${at(id)}/hints`, { hint });
export const sendVote = (id: string, vote: number) =>
  askServer<{ readonly vote: number }>('POST', `${at(id)}/vote`, { vote });
export const readSealedPack = (game: string) =>
  askServer<SealedPack>('GET', `/api/packs/${encodeURIComponent(game)}`);
