// One person's turn: shows the page and reads answers until the game changes or the person leaves.
import type { Seat } from '@undercroft/kernel';
import { INTERRUPTED } from '../cli-command.ts';
import { type Moved, playChoice, type Session, save, undo } from '../session.ts';
import { askRules } from './ask-rules.ts';
import { choiceLines, keyLine, newsLines, titleLine } from './page.ts';
import type { TerminalContext } from './terminal-context.ts';
import { typedAnswerOf } from './typed-answer.ts';

export type Turn =
  | { readonly kind: 'moved'; readonly moved: Moved }
  | { readonly kind: 'undone' }
  | { readonly kind: 'leave'; readonly exitCode: number };

/** Empties `news`: each line is shown on one page only. */
export async function takeTurn(
  session: Session,
  context: TerminalContext,
  seat: Seat,
  news: string[],
): Promise<Turn> {
  const { translator, screen } = context;
  const choices = session.match.game.choices(session.match.position, seat);
  const fresh = news.splice(0);
  const show = (): void => showPage(session, context, seat, fresh, choices);
  show();
  for (let isFresh = true; ; isFresh = false) {
    context.io.output.write(screen.ink('accent', '> '));
    const input = await context.lines.next();
    if (input.kind === 'end') return { kind: 'leave', exitCode: 0 };
    if (input.kind === 'interrupt') return { kind: 'leave', exitCode: INTERRUPTED };
    const answer =
      input.kind === 'line'
        ? typedAnswerOf(input.line, choices.length, isFresh)
        : ({ kind: 'unknown' } as const);
    switch (answer.kind) {
      case 'choice':
        return { kind: 'moved', moved: playChoice(session, seat, choices[answer.index]) };
      case 'quit':
        return { kind: 'leave', exitCode: 0 };
      case 'undo': {
        const bar = undo(session, seat);
        if (!bar) return { kind: 'undone' };
        screen.print(...screen.inked('warn', translator.error(bar), '  '));
        break;
      }
      case 'save':
        save(session);
        screen.print(screen.ink('warn', savedText(session, context)));
        break;
      case 'rules':
        await askRules(session, context, seat, answer.words);
        screen.print(screen.ink('dim', translator.say('cli.page-again')));
        break;
      case 'again':
        show();
        break;
      case 'unknown':
        screen.print(
          ...screen.inked('warn', translator.say('cli.no-such-key', { most: choices.length }), '  '),
        );
    }
  }
}

function showPage(
  session: Session,
  context: TerminalContext,
  seat: Seat,
  news: readonly string[],
  choices: readonly unknown[],
): void {
  const { game, position } = session.match;
  const { translator, screen } = context;
  const view = game.view(position, seat);
  const texts = choices.map((choice) => translator.render(game.phrases.choice(choice, view, seat)));
  screen.clear();
  screen.print(
    titleLine(session, context, seat),
    ...context.draw(position, seat),
    '',
    ...newsLines(news, context),
    ...screen.inked('strong', translator.render(game.phrases.question(view, seat))),
    ...choiceLines(texts, context),
    ...keyLine(session, context, seat),
  );
}

export const savedText = ({ file }: Session, { translator }: TerminalContext): string =>
  file === undefined ? translator.say('cli.not-kept') : translator.say('cli.saved', { file });
