// One person's turn: shows the page and listens until something happens to the game.
import { CodedError, type Seat } from '@undercroft/kernel';
import { INTERRUPTED } from '../command.ts';
import { wrap } from '../screen.ts';
import { keep, type Moved, move, type Session, undo } from '../session.ts';
import { answerOf } from './answer.ts';
import { askRules } from './ask-rules.ts';
import type { Desk } from './desk.ts';
import { choiceLines, keyLine, newsLines, titleLine } from './page.ts';

export type Turn =
  | { readonly kind: 'moved'; readonly moved: Moved }
  | { readonly kind: 'undone' }
  | { readonly kind: 'leave'; readonly exitCode: number };

/** The news are shown once, and then forgotten. */
export async function takeTurn(session: Session, desk: Desk, seat: Seat, news: string[]): Promise<Turn> {
  const { game, position } = session.match;
  const { speech, screen } = desk;
  const view = game.view(position, seat);
  const choices = game.choices(position, seat);
  const texts = choices.map((choice) => speech.render(game.phrases.choice(choice, view, seat)));
  const question = speech.render(game.phrases.question(view, seat));
  const fresh = news.splice(0);
  const show = (): void => {
    screen.clear();
    screen.print(
      titleLine(session, desk, seat),
      ...desk.draw(position, seat),
      '',
      ...newsLines(fresh, desk),
      ...wrap(question, screen.width()).map((line) => screen.ink('strong', line)),
      ...choiceLines(texts, desk),
      ...keyLine(session, desk, seat),
    );
  };
  show();
  for (let isFresh = true; ; isFresh = false) {
    desk.world.output.write(screen.ink('accent', '> '));
    const heard = await desk.lines.next();
    if (heard.kind === 'end') return { kind: 'leave', exitCode: 0 };
    if (heard.kind === 'interrupt') return { kind: 'leave', exitCode: INTERRUPTED };
    const answer =
      heard.kind === 'line' ? answerOf(heard.line, choices.length, isFresh) : ({ kind: 'unknown' } as const);
    switch (answer.kind) {
      case 'choice':
        return { kind: 'moved', moved: move(session, seat, choices[answer.index]) };
      case 'quit':
        return { kind: 'leave', exitCode: 0 };
      case 'undo': {
        const bar = tryUndo(session, seat);
        if (!bar) return { kind: 'undone' };
        screen.print(...warning(desk, speech.error(bar)));
        break;
      }
      case 'save':
        keep(session);
        screen.print(screen.ink('warn', savedText(session, desk)));
        break;
      case 'rules':
        await askRules(session, desk, seat, answer.words);
        screen.print(screen.ink('dim', speech.say('cli.page-again')));
        break;
      case 'again':
        show();
        break;
      case 'unknown':
        screen.print(...warning(desk, speech.say('cli.no-such-key', { most: choices.length })));
    }
  }
}

function tryUndo(session: Session, seat: Seat): CodedError | undefined {
  try {
    undo(session, seat);
    return undefined;
  } catch (error) {
    if (error instanceof CodedError) return error;
    throw error;
  }
}

const warning = ({ screen }: Desk, text: string): string[] =>
  wrap(text, screen.width(), '  ').map((line) => screen.ink('warn', line));

export const savedText = ({ file }: Session, { speech }: Desk): string =>
  file === undefined ? speech.say('cli.not-kept') : speech.say('cli.saved', { file });
