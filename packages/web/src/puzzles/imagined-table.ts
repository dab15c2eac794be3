// A table that begins in the middle: what a view leaves open is imagined, bots sit in the other seats, and nothing is kept.
// It never was a game from its set-up on, so there is no record of it and no result that counts.
import { batch, type Signal, signal } from '@preact/signals';
import { advisorLevel, defaultLevel } from '@undercroft/bots/levels';
import { type Chance, newSecret, type Seat, seeded, type TableSetup } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { withoutUndo } from '../sources/fixed-company.ts';
import { askingAt, createGameFeed, type GameFeed } from '../sources/game-feed.ts';
import { newLocalId } from '../sources/local-store.ts';
import {
  eventsFor,
  type LogLine,
  logLinesOf,
  type SeatView,
  type TableSource,
  type ViewStep,
} from '../sources/table-source.ts';

/** Milliseconds between two entries of bots: time to see what they did. */
const PAUSE = 300;

interface ImaginedGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly table: TableSetup;
  /** The reader's; bots have the others. */
  readonly seat: Seat;
  readonly luck: Chance;
  readonly position: unknown;
  readonly feed: GameFeed;
  readonly lines: Signal<readonly LogLine[]>;
  entries: number;
  isClosed: boolean;
  areBotsMoving: boolean;
}

export function openImaginedTable(
  game: AnyGame,
  table: TableSetup,
  view: unknown,
  seat: Seat,
  nameOf: (seat: Seat, isMe: boolean) => string,
): TableSource {
  const imagined = imagineGame(game, table, view, seat);
  const { id, lines } = imagined;
  const { told } = imagined.feed;
  void letBotsMove(imagined);
  return {
    id,
    kind: 'puzzle',
    game,
    table,
    seats: signal(
      Array.from({ length: table.seats }, (_, other): SeatView => {
        const isMe = other === seat;
        const name = nameOf(other, isMe);
        return isMe
          ? { name, kind: 'person', isMe, isHere: true }
          : { name, kind: 'bot', isMe, isHere: true, level: defaultLevel.id };
      }),
    ),
    viewer: signal(seat),
    lines,
    ...told,
    ...withoutUndo(),
    async submit(choice) {
      if (!told.waiting.value.includes(seat)) return { code: 'not-waiting' };
      play(imagined, seat, choice);
      return undefined;
    },
    hint: async () => (told.waiting.value.includes(seat) ? ask(imagined, seat, advisorLevel.id) : undefined),
    close() {
      imagined.isClosed = true;
      told.close();
    },
  };
}

function imagineGame(game: AnyGame, table: TableSetup, view: unknown, seat: Seat): ImaginedGame {
  const luck = seeded(newSecret());
  const position = game.imagine(game.copy(view), seat, luck);
  const first = { at: 0, view: game.view(position, seat), events: [], by: undefined };
  const feed = createGameFeed(first, askingAt(game, position));
  const lines = signal<readonly LogLine[]>([]);
  const state = { entries: 0, isClosed: false, areBotsMoving: false };
  return { id: newLocalId(), game, table, seat, luck, position, feed, lines, ...state };
}

function play(imagined: ImaginedGame, by: Seat, choice: unknown): void {
  const { game, position, seat, luck, lines, feed } = imagined;
  const told: unknown[] = [];
  game.play(position, by, choice, luck, (event) => told.push(event));
  imagined.entries++;
  const step: ViewStep = {
    at: imagined.entries,
    view: game.view(position, seat),
    events: eventsFor(game, told, seat, position),
    by,
  };
  batch(() => {
    lines.value = [...lines.value, ...logLinesOf(game, [step])];
    feed.show(step, askingAt(game, position));
  });
  void letBotsMove(imagined);
}

async function ask(imagined: ImaginedGame, seat: Seat, bot: string): Promise<unknown> {
  const { id, game, table, position } = imagined;
  const { askBot } = await import('../bots/ask-bot.ts');
  const { name, rules } = game;
  const mind = `${id}:${seat}:${bot}`;
  const view = game.view(position, seat);
  const seed = `${mind}:${imagined.entries}`;
  return (await askBot({ game: name, rules, table, seat, view, bot, seed, mind })).choice;
}

async function letBotsMove(imagined: ImaginedGame): Promise<void> {
  const { game, position, seat } = imagined;
  if (imagined.areBotsMoving) return;
  imagined.areBotsMoving = true;
  const nextBot = (): Seat | undefined => game.waitingFor(position).find((other) => other !== seat);
  for (let bot = nextBot(); bot !== undefined && !imagined.isClosed; bot = nextBot()) {
    const choice = await ask(imagined, bot, defaultLevel.id).catch(() => game.defaultChoice(position, bot!));
    if (imagined.isClosed) return;
    play(imagined, bot, choice);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  imagined.areBotsMoving = false;
}
