// Plays games of a short search against itself for a judgement to be fitted to, and writes them to a file, one game a line:
// npx node packages/games/delve/tools/judgement-games.ts <file> <games at 3, 4 and 5 seats> <seed> [iterations] [hints or fine]
// With 0 iterations the simple policies play, which strays as often: a hundred times as many games.
import { appendFileSync, writeFileSync } from 'node:fs';
import { searchBot, seenBy, think } from '@undercroft/bots';
import type { BotHints } from '@undercroft/bots/search-hints';
import { seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { hints } from '../src/hints.ts';
import { OUTCOME, type Position } from '../src/position.ts';
import { searchHints } from '../src/search-hints.ts';
import { game, resolveTable, simple } from './policies.ts';

/** A game as it is written: what was chosen by place in the list, each time that there was a choice. */
export interface PlayedGame {
  readonly seats: number;
  readonly series: string;
  readonly chosen: readonly number[];
  readonly won: number;
}

/** One choice in this many is random, so that positions off the beaten track are met too. */
const STRAYING = 32;
const SEATS = [3, 4, 5];
const botHints: BotHints<Position, Choice> = { ...hints, ...searchHints };

/** To the start of the next round, as all levels that search (`src/search-hints.ts`). */
const settings = searchHints.levels?.adept?.settings;

function playGame(seats: number, series: string, iterations: number, judge: 'hints' | 'fine'): PlayedGame {
  const table = resolveTable(game, seats);
  const [stray, play] = [seeded(`${series}:stray`), seeded(`${series}:play`)];
  const p = game.setup(table, seeded(`${series}:setup`));
  const bots = Array.from({ length: seats }, (_, seat) =>
    searchBot({ iterations }, { ...settings, judge, endsAtShown: true })(
      { rules: game, hints: botHints, table, seat },
      seeded(`${series}:bot:${seat}`),
    ),
  );
  const chosen: number[] = [];
  for (let waiting = game.waitingFor(p); waiting.length > 0; waiting = game.waitingFor(p)) {
    const seat = waiting[0]!;
    const open = game.choices(p, seat);
    let at = 0;
    if (open.length > 1) {
      if (stray.pick(STRAYING) === 0) at = stray.pick(open.length);
      else if (iterations === 0) at = simple(game.view(p, seat), seat, open, stray);
      else {
        const said = JSON.stringify(think(bots[seat]!, seenBy(game, p, seat)).choice);
        at = open.findIndex((choice) => JSON.stringify(choice) === said);
      }
      chosen.push(at);
    }
    game.play(p, seat, open[at]!, play);
  }
  return { seats, series, chosen, won: p.outcome === OUTCOME.expedition ? 1 : 0 };
}

const [file, games = '4000,4000,4000', seed = '1', iterations = '24', judge = 'hints'] =
  process.argv.slice(2);
const counts = games.split(',').map(Number);
writeFileSync(file!, '');
for (let i = 0; i < Math.max(...counts); i++)
  for (const [at, count] of counts.entries()) {
    if (i >= count) continue;
    const played = playGame(
      SEATS[at]!,
      `${seed}:${SEATS[at]}:${i}`,
      Number(iterations),
      judge === 'fine' ? 'fine' : 'hints',
    );
    appendFileSync(file!, `${JSON.stringify(played)}\n`);
  }
