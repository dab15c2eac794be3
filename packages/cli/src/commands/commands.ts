// All commands by name.
import type { Command } from '../command.ts';
import { LINK, RECORD } from './link.ts';
import { NEW_GAME } from './new-game.ts';
import { PLAY } from './play.ts';
import { REPLAY } from './replay.ts';
import { REVIEW } from './review.ts';
import { RULES } from './rules.ts';
import { SIM } from './sim.ts';
import { VERIFY } from './verify.ts';

export const COMMANDS = {
  play: PLAY,
  replay: REPLAY,
  verify: VERIFY,
  review: REVIEW,
  rules: RULES,
  sim: SIM,
  link: LINK,
  record: RECORD,
  'new-game': NEW_GAME,
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;
