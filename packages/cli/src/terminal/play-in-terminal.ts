// A game for the people at one terminal: pages in turn, news for each person, and a curtain between hands.
import { commitmentOf, type Seat, sameData } from '@undercroft/kernel';
import { INTERRUPTED } from '../command.ts';
import type { Heard } from '../lines.ts';
import { PERSON } from '../save.ts';
import { keep, lookerOf, type Moved, moveOfBot, type Session, seatsHere, whoActs } from '../session.ts';
import type { Desk } from './desk.ts';
import { showEnd } from './show-end.ts';
import { savedText, takeTurn } from './take-turn.ts';

export async function playInTerminal(session: Session, desk: Desk): Promise<number> {
  const { speech, screen, nameOf } = desk;
  const news = new Map(seatsHere(session).map((seat) => [seat, opening(session, desk)]));
  const tell = (moved: Moved): void => {
    if (!moved.ok) return;
    for (const [viewer, lines] of news)
      for (const { text } of moved.told(viewer)) if (text) lines.push(speech.render(text));
  };
  keep(session);
  let last: Seat | undefined;
  let person: Seat | undefined;
  for (;;) {
    const seat = whoActs(session, last);
    if (seat === undefined) {
      const looker = lookerOf(session);
      showEnd(session, desk, looker === 'spectator' ? [] : news.get(looker)!);
      return 0;
    }
    if (!news.has(seat)) {
      if (desk.lines.isInterrupted()) return leave(session, desk, INTERRUPTED);
      if (seat !== last) screen.print(screen.ink('dim', speech.say('cli.thinking', { name: nameOf(seat) })));
      last = seat;
      tell(await moveOfBot(session, seat));
      continue;
    }
    if (hasSecrets(session, person, seat)) {
      const heard = await drawCurtain(desk, seat);
      if (heard.kind === 'end') return leave(session, desk, 0);
      if (heard.kind === 'interrupt') return leave(session, desk, INTERRUPTED);
    }
    person = seat;
    last = seat;
    const turn = await takeTurn(session, desk, seat, news.get(seat)!);
    if (turn.kind === 'leave') return leave(session, desk, turn.exitCode);
    if (turn.kind === 'moved') tell(turn.moved);
    else
      for (const [viewer, lines] of news)
        lines.push(speech.say(viewer === seat ? 'cli.undone' : 'cli.undone-by', { name: nameOf(seat) }));
  }
}

/** What stands on the first page: where the luck comes from, who else plays, and whose game it is. */
function opening({ luck, match, players }: Session, { speech }: Desk): string[] {
  if (match.log.length > 0) return [speech.say('cli.resumed', { n: match.log.length })];
  const bots = new Set(players.filter((player) => player !== PERSON));
  return [
    luck.kind === 'sealed'
      ? speech.say('cli.sealed', { commitment: commitmentOf(luck.seal.secret) })
      : speech.say('cli.seeded', { seed: luck.seed }),
    ...[...bots].map((bot) => speech.say('cli.with-bots', { bot })),
    ...['credit.attribution', 'credit.licence.link'].filter(speech.has).map((id) => speech.say(id)),
  ];
}

/** Would one person see what another holds when the screen changes hands? */
function hasSecrets(session: Session, last: Seat | undefined, next: Seat): boolean {
  const { game, position } = session.match;
  const others = last === undefined ? seatsHere(session) : [last];
  return others.some(
    (seat) => seat !== next && !sameData(game.view(position, seat), game.view(position, next)),
  );
}

/** Hides the table until the next person sits down. */
function drawCurtain({ screen, speech, lines, nameOf }: Desk, seat: Seat): Promise<Heard> {
  screen.clear();
  screen.print(
    '',
    screen.ink('strong', speech.say('cli.curtain', { name: nameOf(seat) })),
    screen.ink('dim', speech.say('cli.press-enter')),
  );
  return lines.next();
}

function leave(session: Session, desk: Desk, exitCode: number): number {
  const { screen, speech } = desk;
  keep(session);
  screen.print('', savedText(session, desk));
  if (session.file !== undefined) screen.print(screen.ink('dim', speech.say('cli.how-to-resume')));
  return exitCode;
}
