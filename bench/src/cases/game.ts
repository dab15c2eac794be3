// One game by name: random decisions, copies, imagined positions, or views with redacted events, per CPU second.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Game,
  recordOf,
  resolveTable,
  SPECTATOR,
  seeded,
  startMatch,
  submit,
  timelineOf,
  toLink,
} from '@undercroft/kernel';
import { longestRecorded } from '../longest-recorded.ts';
import { type Measured, measure, median } from '../measure.ts';

type AnyGame = Game<unknown, unknown, unknown>;
type Counting = 'decisions' | 'games' | 'copies' | 'imagined' | 'views' | 'link-bytes' | 'scrub-ms';

const rooms = join(import.meta.dirname, '../../../packages/games');

export async function run(name: string, counting: Counting): Promise<Measured> {
  if (!readdirSync(rooms).includes(name)) throw new Error(`no game ${name}`);
  const { game } = (await import(join(rooms, name, 'src/index.ts'))) as { game: AnyGame };
  return COUNT[counting](game);
}

/** Plays a random game with as many seats as there can be; stops early where a mid-game position is wanted. */
function playOn(game: AnyGame, chance: ReturnType<typeof seeded>, most = Infinity): [unknown, number] {
  const position = game.setup(resolveTable(game, game.seats[1]), chance);
  let played = 0;
  for (; played < most; played++) {
    const waiting = game.waitingFor(position);
    if (waiting.length === 0) break;
    const seat = waiting.length === 1 ? waiting[0]! : waiting[chance.pick(waiting.length)]!;
    const open = game.choices(position, seat);
    game.play(position, seat, open[chance.pick(open.length)], chance);
  }
  return [position, played];
}

/** Sixteen positions from the middle of random games. */
function middles(game: AnyGame): unknown[] {
  return Array.from({ length: 16 }, (_, i) => {
    const [, whole] = playOn(game, seeded(`middle ${i}`));
    return playOn(game, seeded(`middle ${i}`), Math.floor(whole / 2))[0];
  });
}

const COUNT: Readonly<Record<Counting, (game: AnyGame) => Measured>> = {
  decisions: (game) => {
    const chance = seeded('decisions');
    return measure('decisions', () => {
      let played = 0;
      for (let i = 0; i < 10; i++) played += playOn(game, chance)[1];
      return played;
    });
  },
  games: (game) => {
    const chance = seeded('games');
    return measure('games', () => {
      for (let i = 0; i < 10; i++) playOn(game, chance);
      return 10;
    });
  },
  copies: (game) => {
    const positions = middles(game);
    let kept: unknown;
    const measured = measure('copies', () => {
      for (let i = 0; i < 1600; i++) kept = game.copy(positions[i & 15]);
      return 1600;
    });
    if (kept === undefined) throw new Error('nothing copied');
    return measured;
  },
  imagined: (game) => {
    const chance = seeded('imagined');
    const views = middles(game).map((position) => [game.view(position, 0), 0] as const);
    return measure('imagined', () => {
      for (let i = 0; i < 160; i++) game.imagine(...views[i & 15]!, chance);
      return 160;
    });
  },
  views: (game) => {
    const chance = seeded('views');
    return measure('views', () => {
      const position = game.setup(resolveTable(game, game.seats[1]), chance);
      let seen = 0;
      for (;;) {
        const waiting = game.waitingFor(position);
        if (waiting.length === 0) return seen;
        const seat = waiting[0]!;
        const open = game.choices(position, seat);
        const events: unknown[] = [];
        game.play(position, seat, open[chance.pick(open.length)], chance, (event) => events.push(event));
        game.view(position, 0);
        for (const event of events) game.viewEvent(event, 0, position);
        seen++;
      }
    });
  },
  'link-bytes': (game) => {
    let bytes = 0;
    let entries = 0;
    for (let i = 0; i < 10; i++) {
      const chance = seeded(`link ${i}`);
      const match = startMatch(game, resolveTable(game, game.seats[1]), { setup: chance, play: chance });
      for (;;) {
        const waiting = game.waitingFor(match.position);
        if (waiting.length === 0) break;
        const seat = waiting[chance.pick(waiting.length)]!;
        const open = game.choices(match.position, seat);
        submit(match, seat, open[chance.pick(open.length)]);
      }
      bytes += toLink(game, recordOf(match)).length;
      entries += match.log.length;
    }
    return { unit: 'bytes/300', perCpuSecond: (bytes / entries) * 300 };
  },
  'scrub-ms': (game) => {
    const timeline = timelineOf(longestRecorded(game));
    const luck = seeded('scrub');
    const times = Array.from({ length: 400 }, () => {
      const at = luck.pick(timeline.length + 1);
      const start = performance.now();
      game.view(timeline.at(at), SPECTATOR);
      return performance.now() - start;
    });
    return {
      unit: 'ms a moment',
      perCpuSecond: median(times),
      also: { entries: timeline.length, kept: timeline.kept(), longest: Math.max(...times) },
    };
  },
};
