// Shows a recorded game on the screen: Enter goes on, b goes back, a number jumps.
import { INTERRUPTED } from '../cli-command.ts';
import type { NamedKeys } from '../input-lines.ts';
import { chosenWords, type ReplayedGame } from '../replayed-game.ts';
import { ask } from './ask.ts';
import { resultLines } from './show-end.ts';
import type { TerminalContext } from './terminal-context.ts';
import { keyListedAs } from './typed-answer.ts';

export async function replayInTerminal(
  game: ReplayedGame,
  context: TerminalContext,
  first: number,
): Promise<number> {
  const { translator, screen } = context;
  let notice: readonly string[] = [];
  for (let at = first; ; ) {
    const input = await ask(context, () => pageOf(game, context, at, notice), KEYS);
    notice = [];
    if (input.kind === 'end') return 0;
    if (input.kind === 'interrupt') return INTERRUPTED;
    const word = input.kind === 'line' ? input.line.trim().toLowerCase() : '?';
    const key = keyListedAs(translator.say('cli.replay-keys').split(/ {3,}/), word);
    const to = stepAfter(key?.replace(/^(Enter|Invio)$/, '') ?? word, at, game.length);
    if (to === 'quit') return 0;
    if (to !== undefined) at = to;
    else notice = screen.inked('warn', translator.say('cli.no-such-step', { most: game.length }));
  }
}

const KEYS: NamedKeys = {
  right: '',
  down: '',
  pagedown: '',
  left: 'b',
  up: 'b',
  pageup: 'b',
  home: '<',
  end: '>',
};

/** The step that a key leads to; undefined for an unknown key. */
export function stepAfter(word: string, at: number, length: number): number | 'quit' | undefined {
  if (word === '' || word === 'n' || word === 'т') return Math.min(length, at + 1);
  if (word === 'b' || word === 'и' || word === 'p' || word === 'з') return Math.max(0, at - 1);
  if (word === 'q' || word === 'й') return 'quit';
  if (word === '<') return 0;
  if (word === '>') return length;
  if (/^\d{1,6}$/.test(word) && Number(word) <= length) return Number(word);
  const jump = /^([+-])(\d{1,6})$/.exec(word);
  if (!jump) return undefined;
  const to = at + (jump[1] === '+' ? 1 : -1) * Number(jump[2]);
  return Math.max(0, Math.min(length, to));
}

/** The step's words and the keys always; the table in full where there is room. */
function pageOf(
  game: ReplayedGame,
  context: TerminalContext,
  at: number,
  notice: readonly string[],
): readonly string[] {
  const { translator, screen } = context;
  const width = screen.width();
  const title = `${translator.say('game.title')} · ${at} / ${game.length}`;
  const done = Math.round((at / Math.max(1, game.length)) * width);
  const head = [
    screen.ink('accent', title),
    screen.ink('accent', '━'.repeat(done)) + screen.ink('dim', '─'.repeat(width - done)),
    ...wordsOf(game, context, at),
  ];
  const { result } = game.record;
  const foot = [
    ...(at === game.length && result ? resultLines(result, game.record.seats, context) : []),
    ...notice,
    ...screen.inked('dim', translator.say('cli.replay-keys')),
  ];
  const whole = context.draw(game.position(at), game.viewer);
  const room = screen.height() - 1 - head.length - foot.length;
  const table =
    !screen.isPaged || whole.length <= room ? whole : context.draw(game.position(at), game.viewer, room);
  return [...head, ...(screen.isPaged ? table.slice(0, Math.max(0, room)) : table), ...foot];
}

function wordsOf(game: ReplayedGame, { translator, screen, nameOf }: TerminalContext, at: number): string[] {
  const step = game.step(at);
  const { seat, events } = step;
  if (seat === null) return [];
  const who = game.record.seats === 1 ? '' : `${nameOf(seat)}: `;
  return [
    ...screen.inked('strong', `${who}${chosenWords(step, translator)}`),
    ...events.flatMap((event) => (event.text === null ? [] : screen.inked('dim', `• ${event.text}`, '  '))),
  ];
}
