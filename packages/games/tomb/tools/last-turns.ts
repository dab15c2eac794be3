// What a team of bots lets lie: certain wins, cleansings, action points, steps there and back, and walls that shut a mate in or come down again.
// Run: npx node packages/games/tomb/tools/last-turns.ts BOT GAMES SEED [PRESET] [SEATS]; a bot as in packages/bots/tools/meet.ts
import { certainWin, playGame, seenBy } from '@undercroft/bots';
import { shareOf, specifiedBot, tableNamed, timeOf } from '../../../bots/tools/bot-spec.ts';
import type { Choice } from '../src/choices.ts';
import { CORRUPTED } from '../src/content/pieces.ts';
import type { Event } from '../src/events.ts';
import { burdenOf } from '../src/hints/burden.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { NEIGHBOUR } from '../src/rules/geometry.ts';
import { canEnter } from '../src/rules/movement.ts';
import { putUpWall } from '../src/rules/walls.ts';

const [spec, games, seed, preset = 'normal', seats = '3'] = process.argv.slice(2);
const PROBE = 4000;
const table = await tableNamed('tomb', seats, [`preset=${preset}`]);
const bot = await specifiedBot('tomb', spec!);
const count = Number(games);
const tally = {
  won: 0,
  blocked: 0,
  turns: 0,
  certain: 0,
  left: 0,
  forfeited: 0,
  uncleansed: 0,
  beside: 0,
  paced: 0,
  walls: 0,
  shut: 0,
  undone: 0,
};
const casts = new Set<string>();

/** Pawns other than the active one that can go nowhere. */
const shutMates = (p: Position): number =>
  p.pawns.filter((pawn, seat) => seat !== p.active && ![0, 1, 2, 3].some((side) => canEnter(p, pawn, side)))
    .length;

/** Did this wall take a mate's last way although another edge is as good by the burden? */
function isNeedless(p: Position, seat: number, edge: number): boolean {
  const after = (other: number): Position => {
    const position = game.copy(p);
    putUpWall(position, other);
    return position;
  };
  const made = after(edge);
  if (shutMates(made) <= shutMates(p)) return false;
  const burden = burdenOf(made);
  return game.choices(p, seat).some((choice) => {
    if (choice.kind !== 'place-wall' || choice.edge === edge) return false;
    const other = after(choice.edge);
    return burdenOf(other) <= burden && shutMates(other) <= shutMates(p);
  });
}

/** Could the active pawn carry a treasure onto the tile that cleanses it with the next step, and does it lie on none now? */
const isBesideTile = (p: Position, seat: number): boolean =>
  game.choices(p, seat).some((choice) => {
    if (choice.kind !== 'move-treasure' || p.cleansed[choice.colour] === 1) return false;
    const tile = CORRUPTED + choice.colour;
    const own = p.pawns[seat]!;
    return p.ground[own] !== tile && p.ground[NEIGHBOUR[own * 4 + choice.direction]!] === tile;
  });

/** All that steps there and back leave as it was. */
const withoutPoints = ({ current, used, hasMoved, keepers, ...rest }: Position): string =>
  JSON.stringify(rest);

for (let i = 0; i < count; i++) {
  let turn = 0;
  const met = new Set<string>();
  let isReady = false;
  let certainTurn = 0;
  /** By edge: the turn in which a wall was put up there. */
  const putUp = new Map<number, number>();
  const end = playGame(
    table,
    table.table.options.preset === preset ? Array.from({ length: Number(seats) }, () => bot.factory) : [],
    `${seed}:${i}`,
    ({ before, seat, thought, events }) => {
      const p = before as Position;
      const choice = thought.choice as Choice;
      if (p.phase === 'actions' && p.turn !== turn) {
        turn = p.turn;
        met.clear();
        isReady = false;
        tally.turns++;
        const botSeat = { rules: table.game, hints: table.hints, table: table.table, seat };
        if (certainWin(botSeat, seenBy(table.game, before, seat), PROBE) >= 0) {
          tally.certain++;
          certainTurn = p.turn;
        }
      }
      if (p.phase === 'actions') {
        if (met.size === met.add(withoutPoints(p)).size) tally.paced++;
        isReady ||= game.choices(p, seat).some(({ kind }) => kind === 'cleanse');
        if (choice.kind === 'cleanse') isReady = false;
        if (choice.kind === 'end-actions' && isReady) tally.uncleansed++;
        if (choice.kind === 'end-actions' && isBesideTile(p, seat)) tally.beside++;
      }
      if (choice.kind === 'place-wall') {
        tally.walls++;
        if (isNeedless(p, seat, choice.edge)) tally.shut++;
        putUp.set(choice.edge, p.turn);
      }
      if (choice.kind === 'remove-wall')
        for (const edge of choice.edges)
          if (p.turn - (putUp.get(edge) ?? Number.NEGATIVE_INFINITY) <= p.seats) tally.undone++;
      for (const event of events as Event[]) {
        if (event.kind === 'pointsReturned') tally.forfeited += event.excess;
        if (event.kind === 'turnStarted' && certainTurn > 0) {
          tally.left++;
          certainTurn = 0;
        }
      }
    },
  ).position as Position;
  if (end.ending === 'win') tally.won++;
  else if (certainTurn > 0) tally.left++;
  if (end.ending === 'blocked') tally.blocked++;
  casts.add(end.characters.join('-'));
}

console.log(`${spec} on ${preset}, ${seats} seats: won ${shareOf(tally.won, count)}`);
console.log(`  turns with a certain win: ${tally.certain} of ${tally.turns}; left lying: ${tally.left}`);
console.log(
  `  turns that ended without a cleansing that was open: ${tally.uncleansed}; beside the tile of a treasure: ${tally.beside}; steps back to where nothing had changed: ${tally.paced}`,
);
console.log(
  `  points forfeited a game: ${(tally.forfeited / count).toFixed(2)}; blocked: ${tally.blocked} games`,
);
console.log(
  `  walls: ${tally.walls}; needlessly took a mate's last way: ${tally.shut}; down again within a round: ${tally.undone}`,
);
console.log(`  casts: ${casts.size}; ${timeOf(bot)}`);
