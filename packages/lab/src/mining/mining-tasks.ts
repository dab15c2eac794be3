// The tasks of mining, for threads of their own: to look through one game for puzzles, or to check one puzzle again.
import type { GameRecord } from '@undercroft/kernel';
import type { Puzzle } from '@undercroft/puzzles';
import type { Checked, CheckSettings, Mined, MiningSettings } from '@undercroft/puzzles/mining';
import { openTaskCrew, type TaskCrew } from '../task-crew.ts';

export type MiningTask =
  | {
      readonly kind: 'mine';
      readonly game: string;
      readonly seed: string;
      readonly settings: MiningSettings;
      /** A game that people played; without one, bots play. */
      readonly record?: GameRecord | undefined;
      /** A puzzle that was mined before, in place of a game. */
      readonly old?: Puzzle | undefined;
    }
  | {
      readonly kind: 'check';
      readonly game: string;
      readonly seed: string;
      readonly settings: CheckSettings;
      readonly puzzle: Puzzle;
    };

export type MiningAnswer =
  | { readonly kind: 'mined'; readonly mined: Mined }
  | { readonly kind: 'checked'; readonly checked: Checked };

export type MiningCrew = TaskCrew<MiningTask, MiningAnswer>;

export const openMiningCrew = (size: number, shelf: string, signal: AbortSignal): MiningCrew =>
  openTaskCrew('lab/src/mining/mining-thread', size, shelf, signal);
