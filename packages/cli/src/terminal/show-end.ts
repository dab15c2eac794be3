// The last page of a game: the table, how it ended, the points, and how anyone can check the luck.
import type { Result, ScoreLine } from '@undercroft/kernel';
import { wrap } from '../screen.ts';
import { lookerOf, type Session } from '../session.ts';
import type { Desk } from './desk.ts';
import { newsLines, titleLine } from './page.ts';

export function showEnd(session: Session, desk: Desk, news: readonly string[]): void {
  const { match, luck, file } = session;
  const { screen, speech } = desk;
  const result = match.game.result(match.position)!;
  const sentence = speech.say(`result.${result.reason}`, result.counters ?? {});
  screen.clear();
  screen.print(
    titleLine(session, desk),
    ...desk.draw(match.position, lookerOf(session)),
    '',
    ...newsLines(
      news.filter((line) => line !== sentence),
      desk,
    ),
    ...resultLines(result, match.table.seats, desk),
    ...scoreLines(match.game.score?.(match.position) ?? [], desk),
    '',
  );
  if (luck.kind === 'sealed')
    screen.print(
      ...wrap(speech.say('cli.secret', { secret: luck.seal.secret }), screen.width()).map((line) =>
        screen.ink('dim', line),
      ),
    );
  if (file !== undefined)
    screen.print(
      screen.ink('dim', speech.say('cli.kept')),
      ...(luck.kind === 'sealed' ? [screen.ink('dim', `  npx undercroft verify ${file}`)] : []),
      screen.ink('dim', `  npx undercroft replay ${file}`),
    );
}

/** The sentence of the ending, and the places where there is more than one seat. */
export function resultLines(result: Result, seats: number, desk: Desk): string[] {
  const { screen, speech } = desk;
  const sentence = speech.say(`result.${result.reason}`, result.counters ?? {});
  const lines = wrap(sentence, screen.width()).map((line) =>
    screen.ink(result.winners.length > 0 ? 'good' : 'bad', screen.ink('strong', line)),
  );
  if (seats === 1) return lines;
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  for (const { place, seat } of order) {
    const points = result.points?.[seat];
    const tail = points === undefined ? '' : `  ${speech.say('cli.points', { n: points })}`;
    const mark = result.winners.includes(seat) ? '★' : ' ';
    lines.push(`${mark} ${place}. ${desk.nameOf(seat)}${tail}`);
  }
  return lines;
}

function scoreLines(score: readonly ScoreLine[], { screen, speech, nameOf }: Desk): string[] {
  return score
    .filter(({ points }) => points !== 0)
    .flatMap(({ seat, points, source, clause }) =>
      wrap(`${nameOf(seat)}: ${points}  ${speech.render(source)} (${clause})`, screen.width() - 2, '    '),
    )
    .map((line) => screen.ink('dim', `  ${line}`));
}
