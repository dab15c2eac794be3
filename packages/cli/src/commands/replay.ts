// `replay`: walks through a kept game forwards, backwards and by jumps; on a pipe or with --json it prints all of it.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { seatFromWord, wholeNumber } from '../arguments.ts';
import type { Call, Command } from '../command.ts';
import { openedGame } from '../kept-record.ts';
import { linesOf } from '../lines.ts';
import { type Replayed, replayedGame, type Step } from '../replayed-game.ts';
import { type Desk, deskOf } from '../terminal/desk.ts';
import { replayInTerminal } from '../terminal/replay-in-terminal.ts';

const FLAGS = { json: { type: 'boolean' }, seat: { type: 'string' }, step: { type: 'string' } } as const;

export const REPLAY: Command<typeof FLAGS> = { flags: FLAGS, words: 1, needs: 'FILE', run: replay };

async function replay({ word, values, world, speech }: Call<typeof FLAGS>): Promise<number> {
  const { seat, step } = values;
  const opened = await openedGame(word, world.shelf);
  const viewer = viewerOf(seat, opened.table.seats);
  const length = opened.log.length;
  const only = step === undefined ? undefined : wholeNumber(step, '--step', 0, length);
  const isDrawn = !values.json && world.inputIsTerminal && world.output.isTerminal;
  const lines = linesOf(world);
  try {
    const desk = await deskOf(
      { match: opened, names: opened.record.names },
      { language: speech.language, lines, world, isDrawn },
    );
    const game = replayedGame(opened, viewer, desk.speech);
    if (isDrawn) return await replayInTerminal(game, desk, only ?? 0);
    const print = values.json ? jsonLine : textLines;
    for (let at = only ?? 0; at <= (only ?? length); at++)
      world.output.write(print(game.step(at), game, desk));
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

function jsonLine(step: Step, { length }: Replayed): string {
  return `${JSON.stringify({ ...step, of: length })}\n`;
}

/** The log in words: who did what, and what came of it. */
function textLines(step: Step, { length, record }: Replayed, desk: Desk): string {
  const { speech, nameOf } = desk;
  if (step.step === 0) return `${speech.say('game.title')} · ${speech.say('cli.moves', { n: length })}\n`;
  const told = step.events.flatMap(({ text }) => (text === null ? [] : [`     ${text}\n`]));
  const end =
    step.step === length && record.result
      ? `${speech.say(`result.${record.result.reason}`, record.result.counters ?? {})}\n`
      : '';
  const who = record.seats === 1 ? '' : `${nameOf(step.seat!)}: `;
  return `${String(step.step).padStart(4)} ${who}${step.text ?? speech.say('cli.hidden-choice')}\n${told.join('')}${end}`;
}
