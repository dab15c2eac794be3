// The last page of a game: the table, how it ended, the points, what was counted, and how to look at it again.
import type { Result, ScoreLine } from '@undercroft/kernel';
import { gameFlag } from '../game-flag.ts';
import { wrap } from '../screen.ts';
import { lookerOf, type Session } from '../session.ts';
import { newsLines, titleLine } from './page.ts';
import type { TerminalContext } from './terminal-context.ts';

export function showEnd(session: Session, context: TerminalContext, news: readonly string[]): void {
  const { match, table, file } = session;
  const { luck } = table;
  const { screen, translator } = context;
  const result = match.game.result(match.position)!;
  const sentence = translator.say(`result.${result.reason}`, result.counters ?? {});
  const others = news.filter((line) => line !== sentence);
  screen.print(
    '',
    titleLine(session, context),
    ...context.draw(match.position, lookerOf(session)),
    '',
    ...newsLines(others, context),
    ...(others.length > 0 ? [''] : []),
    ...scoreLines(match.game.score?.(match.position) ?? [], context),
    ...counterLine(result, context),
    '',
    // Last, so that it is in sight when the rest has scrolled away.
    ...resultLines(result, match.table.seats, context),
    '',
  );
  if (luck.kind === 'sealed')
    screen.print(...screen.inked('dim', translator.say('cli.secret', { secret: luck.secret })));
  const typed = `${file}${gameFlag(match.game.name)}`;
  if (file !== undefined)
    screen.print(
      screen.ink('dim', translator.say('cli.kept')),
      ...(luck.kind === 'sealed' ? [screen.ink('dim', `  npx undercroft verify ${typed}`)] : []),
      screen.ink('dim', `  npx undercroft replay ${typed}`),
      screen.ink('dim', `  npx undercroft review ${typed}${reviewedSeat(session)}`),
    );
}

/** `--seat 2` where the person here does not sit at seat 0, which is reviewed without being named. */
function reviewedSeat(session: Session): string {
  const looker = lookerOf(session);
  return typeof looker === 'number' && looker > 0 ? ` --seat ${looker}` : '';
}

/** What was counted over the game. */
function counterLine({ counters = {} }: Result, { screen, translator }: TerminalContext): string[] {
  const told = Object.entries(counters).filter(([name]) => translator.has(`counter.${name}`));
  const words = told.map(([name, n]) => `${translator.say(`counter.${name}`)} ${n}`);
  return words.length === 0 ? [] : ['', ...screen.inked('dim', words.join(' · '))];
}

/** The sentence of the ending, and the places where there is more than one seat; a team that lost has none. */
export function resultLines(result: Result, seats: number, context: TerminalContext): string[] {
  const { screen, translator } = context;
  const sentence = translator.say(`result.${result.reason}`, result.counters ?? {});
  const lines = wrap(sentence, screen.width()).map((line) =>
    screen.ink(result.winners.length > 0 ? 'good' : 'bad', screen.ink('strong', line)),
  );
  if (seats === 1 || (result.winners.length === 0 && !result.points)) return lines;
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  for (const { place, seat } of order) {
    const points = result.points?.[seat];
    const tail = points === undefined ? '' : `  ${translator.say('cli.points', { n: points })}`;
    const mark = result.winners.includes(seat) ? '★' : ' ';
    lines.push(`${mark} ${place}. ${context.nameOf(seat)}${tail}`);
  }
  return lines;
}

function scoreLines(score: readonly ScoreLine[], { screen, translator, nameOf }: TerminalContext): string[] {
  return score
    .filter(({ points }) => points !== 0)
    .map(
      ({ seat, points, source, clause }) =>
        `${nameOf(seat)}: ${points < 0 ? `−${-points}` : points}  ${translator.render(source)} (${clause})`,
    )
    .flatMap((line) => wrap(line, screen.width() - 2, '    '))
    .map((line) => screen.ink('dim', `  ${line}`));
}
