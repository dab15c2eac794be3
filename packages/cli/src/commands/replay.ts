// `replay`: steps through a recorded game; on a pipe or with --json it prints the whole game.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { seatFromWord, wholeNumber } from '../arguments.ts';
import type { Call, CliCommand } from '../cli-command.ts';
import { readLines } from '../input-lines.ts';
import { loadOpenedRecord } from '../load-record.ts';
import { chosenWords, type ReplayedGame, type ReplayStep, replayedGame } from '../replayed-game.ts';
import { replayInTerminal } from '../terminal/replay-in-terminal.ts';
import { type TerminalContext, terminalContextOf } from '../terminal/terminal-context.ts';

const FLAGS = { json: { type: 'boolean' }, seat: { type: 'string' }, step: { type: 'string' } } as const;

export const REPLAY: CliCommand<typeof FLAGS> = { flags: FLAGS, words: 1, needs: 'FILE', run: replay };

async function replay({ word, values, io, translator }: Call<typeof FLAGS>): Promise<number> {
  const { seat, step } = values;
  const opened = await loadOpenedRecord(word, { io, translator });
  const viewer = viewerOf(seat, opened.table.seats);
  const length = opened.log.length;
  const only = step === undefined ? undefined : wholeNumber(step, '--step', 0, length);
  const isDrawn = !values.json && io.inputIsTerminal && io.output.isTerminal;
  const lines = readLines(io, isDrawn);
  try {
    const context = await terminalContextOf(
      { match: opened, names: opened.record.names },
      { language: translator.language, lines, io, isDrawn },
    );
    const game = replayedGame(opened, viewer, context.translator);
    if (isDrawn) return await replayInTerminal(game, context, only ?? 0).finally(context.screen.leave);
    const print = values.json ? jsonLine : textLines;
    for (let at = only ?? 0; at <= (only ?? length); at++)
      io.output.write(print(game.step(at), game, context));
    return 0;
  } finally {
    lines.close();
  }
}

/** A game for one is shown as its player saw it, any other as a spectator would, unless a seat is named. */
function viewerOf(seat: string | undefined, seats: number): Viewer {
  if (seat !== undefined) return seatFromWord(seat, seats);
  return seats === 1 ? 0 : SPECTATOR;
}

function jsonLine(step: ReplayStep, { length }: ReplayedGame): string {
  return `${JSON.stringify({ ...step, of: length })}\n`;
}

function textLines(step: ReplayStep, { length, record }: ReplayedGame, context: TerminalContext): string {
  const { translator, nameOf } = context;
  if (step.step === 0)
    return `${translator.say('game.title')} · ${translator.say('cli.moves', { n: length })}\n`;
  const told = step.events.flatMap(({ text }) => (text === null ? [] : [`     ${text}\n`]));
  const end =
    step.step === length && record.result
      ? `${translator.say(`result.${record.result.reason}`, record.result.counters ?? {})}\n`
      : '';
  const who = record.seats === 1 ? '' : `${nameOf(step.seat!)}: `;
  return `${String(step.step).padStart(4)} ${who}${chosenWords(step, translator)}\n${told.join('')}${end}`;
}
