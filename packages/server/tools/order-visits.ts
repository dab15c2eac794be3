// How many visits a game by turns needs with and without standing orders, between bots that leave simple ones.
// Run: npx node packages/server/tools/order-visits.ts GAME [BOT] [GAMES] [SEATS]
import { type Bot, botNamed, seenBy, think } from '@undercroft/bots';
import { type Chance, resolveTable, type Seat, seeded } from '@undercroft/kernel';
import { type OrderedAnswer, standingAfter, type TableCommand } from '@undercroft/protocol';
import { loadGame, loadHints } from '@undercroft/shelf';
import {
  answerTo,
  askedOf,
  createLocalTable,
  execute,
  foresee,
  isRefused,
  localActor,
  standingOrders,
  type Table,
} from '@undercroft/table';

const [name = 'unearth', botName = 'novice', games = '40', seatCount] = process.argv.slice(2);
const game = await loadGame(name);
const hints = await loadHints(name);
const CONTEXT = { now: 0, botLevels: [], standInLevel: undefined, orders: standingOrders };
const DEEP = 3;

/**
 * What a visitor leaves behind: nothing; “the same again” where the usual choice was made; answers to what comes next, on exactly
 * the choices that were foreseen; the same, whatever else is open then.
 */
const HABITS = ['none', 'again', 'next', 'open'] as const;
type Habit = (typeof HABITS)[number];

interface Tally {
  visits: number;
  /** Choices made by hand, and by order. */
  choices: number;
  byOrder: number;
}

function playGame(seed: string, seats: number, habit: Habit): Tally {
  const tally: Tally = { visits: 0, choices: 0, byOrder: 0 };
  const setup = resolveTable(game, seats, {});
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` }));
  const { table } = createLocalTable(
    { id: 'T', luck: { kind: 'seeded', seed } },
    game,
    setup,
    people,
    CONTEXT,
  );
  const chance = seeded(`${seed}:company`);
  const bots = people.map((_, seat) =>
    botNamed(botName, 'count')({ rules: game, hints, table: setup, seat }, seeded(`${seed}:${seat}`)),
  );
  const act = (seat: Seat, command: TableCommand): void => {
    const done = execute(table, { actor: localActor(seat), command }, CONTEXT);
    if (!done || isRefused(done)) throw new Error(`${command.kind}: ${JSON.stringify(done)}`);
    tally.byOrder += done.filter(({ event }) => event.kind === 'played' && event.order !== undefined).length;
  };
  while (table.phase === 'playing') {
    const seat = table.waiting[chance.pick(table.waiting.length)]!;
    tally.visits++;
    const usual: OrderedAnswer[] = [];
    while (table.waiting.includes(seat)) {
      const { position } = table.match!;
      const { choice } = think(bots[seat]!, seenBy(game, position, seat));
      if (JSON.stringify(choice) === JSON.stringify(game.defaultChoice(position, seat)))
        usual.push(answerTo(askedOf(game, game.view(position, seat), seat), choice));
      tally.choices++;
      act(seat, { kind: 'play', choice });
    }
    if (table.phase === 'playing')
      for (const command of ordersOf(table, seat, habit, usual, bots[seat]!, chance)) act(seat, command);
  }
  return tally;
}

/** Answers to the next question go first: what is left of the last ones was for a game that went another way. */
function ordersOf(
  table: Table,
  seat: Seat,
  habit: Habit,
  usual: readonly OrderedAnswer[],
  bot: Bot<unknown, unknown>,
  chance: Chance,
): TableCommand[] {
  const commands: TableCommand[] = [];
  const orders = standingAfter(table.seats[seat]!.ordering);
  if (habit === 'next' || habit === 'open') {
    for (const { number, again } of orders) if (!again) commands.push({ kind: 'cancelOrder', order: number });
    const answers = nextAnswers(table, seat, habit === 'next', bot, chance);
    if (answers.length > 0) commands.push({ kind: 'setOrder', answers, again: false, untilNamed: false });
  }
  if (habit === 'again') {
    const known = new Set(
      orders.filter(({ again }) => again).map(({ answers }) => JSON.stringify(answers[0])),
    );
    for (const answer of usual)
      if (known.size < 6 && !known.has(JSON.stringify(answer))) {
        known.add(JSON.stringify(answer));
        commands.push({ kind: 'setOrder', answers: [answer], again: true, untilNamed: false });
      }
  }
  return commands;
}

function nextAnswers(
  table: Table,
  seat: Seat,
  isExact: boolean,
  bot: Bot<unknown, unknown>,
  chance: Chance,
): OrderedAnswer[] {
  const answers: OrderedAnswer[] = [];
  let at = foresee(game, game.imagine(game.view(table.match!.position, seat), seat, chance), seat, chance);
  while (at !== undefined && answers.length < DEEP) {
    const { choice } = think(bot, seenBy(game, at, seat));
    answers.push(answerTo(askedOf(game, game.view(at, seat), seat), choice, isExact));
    game.play(at, seat, choice, chance);
    at = foresee(game, at, seat, chance);
  }
  return answers;
}

const [least, most] = game.seats;
for (let seats = Number(seatCount ?? Math.max(2, least)); seats <= Number(seatCount ?? most); seats++) {
  let without = 0;
  for (const habit of HABITS) {
    const sum: Tally = { visits: 0, choices: 0, byOrder: 0 };
    for (let at = 0; at < Number(games); at++) {
      const tally = playGame(`${name}:${seats}:${at}`, seats, habit);
      sum.visits += tally.visits;
      sum.choices += tally.choices;
      sum.byOrder += tally.byOrder;
    }
    if (habit === 'none') without = sum.visits;
    const each = (n: number): string => (n / Number(games)).toFixed(1);
    const fewer = (100 * (1 - sum.visits / without)).toFixed(1);
    console.log(
      `${name} ${seats} seats, ${botName}, orders ${habit}: ${each(sum.visits)} visits a game (${fewer} % fewer), ${each(sum.choices)} choices by hand, ${each(sum.byOrder)} by order`,
    );
  }
}
