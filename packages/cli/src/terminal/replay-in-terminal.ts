// Shows a recorded game on the screen: Enter goes on, b goes back, a number jumps.
import { INTERRUPTED } from '../cli-command.ts';
import type { ReplayedGame } from '../replayed-game.ts';
import { resultLines } from './show-end.ts';
import type { TerminalContext } from './terminal-context.ts';

export async function replayInTerminal(
  game: ReplayedGame,
  context: TerminalContext,
  first: number,
): Promise<number> {
  const { translator, screen, lines } = context;
  for (let at = first; ; ) {
    show(game, context, at);
    context.io.output.write(screen.ink('accent', '> '));
    const input = await lines.next();
    if (input.kind === 'end') return 0;
    if (input.kind === 'interrupt') return INTERRUPTED;
    const word = input.kind === 'line' ? input.line.trim().toLowerCase() : '?';
    const to = stepAfter(word, at, game.length);
    if (to === 'quit') return 0;
    if (to !== undefined) at = to;
    else {
      screen.print(screen.ink('warn', translator.say('cli.no-such-step', { most: game.length })));
      await lines.next();
    }
  }
}

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

function show(game: ReplayedGame, context: TerminalContext, at: number): void {
  const { translator, screen, nameOf } = context;
  const step = game.step(at);
  const width = screen.width();
  const title = `${translator.say('game.title')} · ${at} / ${game.length}`;
  const done = Math.round((at / Math.max(1, game.length)) * width);
  screen.clear();
  screen.print(
    screen.ink('accent', title),
    screen.ink('accent', '━'.repeat(done)) + screen.ink('dim', '─'.repeat(width - done)),
  );
  if (step.seat !== null) {
    const who = game.record.seats === 1 ? '' : `${nameOf(step.seat)}: `;
    const what = `${who}${step.text ?? translator.say('cli.hidden-choice')}`;
    screen.print(...screen.inked('strong', what));
    for (const { text } of step.events)
      if (text !== null) screen.print(...screen.inked('dim', `• ${text}`, '  '));
  }
  screen.print('', ...context.draw(game.position(at), game.viewer), '');
  if (at === game.length && game.record.result)
    screen.print(...resultLines(game.record.result, game.record.seats, context));
  screen.print(...screen.inked('dim', translator.say('cli.replay-keys')));
}
