// Plays a game at one terminal: a page per turn, news for each person, and a blank page between two people's turns.

import { commitmentOf, type Seat, SPECTATOR, sameData } from '@undercroft/kernel';
import { INTERRUPTED } from '../cli-command.ts';
import { gameFlag } from '../game-flag.ts';
import type { Input } from '../input-lines.ts';
import {
  lookerOf,
  type Moved,
  moveOfBot,
  onlyChoice,
  playChoice,
  type Session,
  save,
  seatsHere,
  whoActs,
} from '../session.ts';
import { ask } from './ask.ts';
import { botWord } from './bot-word.ts';
import { showEnd } from './show-end.ts';
import { type News, savedText, takeTurn } from './take-turn.ts';
import type { TerminalContext } from './terminal-context.ts';

/** Returns the exit code, or that another game is wanted. */
export async function playInTerminal(begun: Session, context: TerminalContext): Promise<number | 'again'> {
  let session = begun;
  const { translator, screen, nameOf } = context;
  const news = new Map(
    seatsHere(session).map((seat): [Seat, News] => [seat, { lines: opening(session, context), seen: 0 }]),
  );
  const tell = (moved: Moved): void => {
    if (!moved.ok) return;
    for (const [viewer, { lines }] of news)
      for (const { text } of moved.told(viewer)) if (text) lines.push(translator.render(text));
  };
  save(session);
  let last: Seat | undefined;
  let person: Seat | undefined;
  for (;;) {
    const seat = whoActs(session, last);
    if (seat === undefined) {
      const looker = lookerOf(session);
      const { lines, seen } = (looker !== SPECTATOR && news.get(looker)) || { lines: [], seen: 0 };
      screen.leave();
      showEnd(session, context, lines.slice(seen));
      return (await wantsAnother(context)) ? 'again' : 0;
    }
    if (!news.has(seat)) {
      if (context.lines.isInterrupted()) return leave(session, context, INTERRUPTED);
      if (seat !== last)
        screen.status(screen.ink('dim', translator.say('cli.thinking', { name: nameOf(seat) })));
      last = seat;
      tell(await moveOfBot(session, seat));
      continue;
    }
    const only = onlyChoice(session, seat);
    if (only !== undefined) {
      last = seat;
      tell(playChoice(session, seat, only));
      continue;
    }
    if (wouldReveal(session, person, seat)) {
      const input = await hideTable(context, seat);
      if (input.kind === 'end') return leave(session, context, 0);
      if (input.kind === 'interrupt') return leave(session, context, INTERRUPTED);
    }
    person = seat;
    last = seat;
    const turn = await takeTurn(session, context, seat, news.get(seat)!);
    if (turn.kind === 'leave') return leave(session, context, turn.exitCode);
    if (turn.kind === 'moved') {
      tell(turn.moved);
      continue;
    }
    session = turn.session;
    for (const [viewer, { lines }] of news)
      lines.push(translator.say(viewer === seat ? 'cli.undone' : 'cli.undone-by', { name: nameOf(seat) }));
  }
}

/** The news of the first page: where the luck comes from, which bots play, and who made the game. */
function opening({ table, match, isPractice }: Session, { translator }: TerminalContext): string[] {
  if (match.log.length > 0) return [translator.say('cli.resumed', { n: match.log.length })];
  const { luck, seats } = table;
  const bots = new Set(seats.flatMap(({ bot }) => bot ?? []));
  return [
    isPractice
      ? translator.say('cli.practice-begun')
      : luck.kind === 'sealed'
        ? translator.say('cli.sealed', { commitment: commitmentOf(luck.secret) })
        : translator.say('cli.seeded', { seed: luck.seed }),
    ...[...bots].map((bot) => translator.say('cli.with-bots', { bot: botWord(bot, translator) })),
    ...['credit.attribution', 'credit.licence.link'].filter(translator.has).map((id) => translator.say(id)),
  ];
}

const AGAIN: ReadonlySet<string> = new Set(['a', 'ф', 'again']);

/** Only a person at a terminal is asked. */
async function wantsAnother({ io, lines, screen, translator }: TerminalContext): Promise<boolean> {
  if (!io.inputIsTerminal || !io.output.isTerminal) return false;
  screen.print(...screen.inked('plain', translator.say('cli.another')));
  lines.prompt(screen.ink('accent', '> '));
  const input = await lines.next();
  return input.kind === 'line' && AGAIN.has(input.line.trim().toLowerCase());
}

/** Would the next person's page show another person here something that their own view hides? */
function wouldReveal(session: Session, last: Seat | undefined, next: Seat): boolean {
  const { game, position } = session.match;
  const others = last === undefined ? seatsHere(session) : [last];
  return others.some(
    (seat) => seat !== next && !sameData(game.view(position, seat), game.view(position, next)),
  );
}

/** Hides the table until the next person is at the screen. */
function hideTable(context: TerminalContext, seat: Seat): Promise<Input> {
  const { screen, translator, nameOf } = context;
  return ask(context, () => [
    '',
    screen.ink('strong', translator.say('cli.curtain', { name: nameOf(seat) })),
    screen.ink('dim', translator.say('cli.press-enter')),
  ]);
}

function leave(session: Session, context: TerminalContext, exitCode: number): number {
  const { screen, translator } = context;
  save(session);
  screen.leave();
  screen.print('', savedText(session, context));
  if (session.file !== undefined)
    screen.print(
      screen.ink(
        'dim',
        `${translator.say('cli.how-to-resume')} ${session.file}${gameFlag(session.match.game.name)}`,
      ),
    );
  return exitCode;
}
