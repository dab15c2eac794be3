// A table that begins in the middle: what a view leaves open is imagined, bots sit in the other seats, and nothing is kept.
// It never was a game from its set-up on, so there is no record of it and no result that counts.
import { batch, signal } from '@preact/signals';
import { advisorLevel, defaultLevel } from '@undercroft/bots/levels';
import { newSecret, type Result, type Seat, seeded, type TableSetup } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { newLocalId } from '../sources/local-store.ts';
import { createStepFeed } from '../sources/step-feed.ts';
import {
  eventsFor,
  type LogLine,
  logLinesOf,
  type TableSource,
  type ViewStep,
} from '../sources/table-source.ts';

/** Milliseconds between two entries of bots: time to see what they did. */
const PAUSE = 300;

export function openImaginedTable(
  game: AnyGame,
  table: TableSetup,
  view: unknown,
  seat: Seat,
  nameOf: (seat: Seat, isMe: boolean) => string,
): TableSource {
  const id = newLocalId();
  const luck = seeded(newSecret());
  const position = game.imagine(game.copy(view), seat, luck);
  let entries = 0;
  let isClosed = false;
  let isMoving = false;
  const steps = createStepFeed({ at: 0, view: game.view(position, seat), events: [], by: undefined });
  const waiting = signal(game.waitingFor(position));
  const result = signal<Result | undefined>(game.result(position));
  const lines = signal<readonly LogLine[]>([]);

  function play(by: Seat, choice: unknown): void {
    const told: unknown[] = [];
    game.play(position, by, choice, luck, (event) => told.push(event));
    entries++;
    const step: ViewStep = {
      at: entries,
      view: game.view(position, seat),
      events: eventsFor(game, told, seat, position),
      by,
    };
    batch(() => {
      lines.value = [...lines.value, ...logLinesOf(game, [step])];
      waiting.value = game.waitingFor(position);
      result.value = game.result(position);
      steps.tell(step);
    });
    void letBotsMove();
  }

  async function ask(of: Seat, bot: string): Promise<unknown> {
    const { askBot } = await import('../bots/ask-bot.ts');
    const { name, rules } = game;
    const mind = `${id}:${of}:${bot}`;
    const seen = game.view(position, of);
    return (
      await askBot({ game: name, rules, table, seat: of, view: seen, bot, seed: `${mind}:${entries}`, mind })
    ).choice;
  }

  async function letBotsMove(): Promise<void> {
    if (isMoving) return;
    isMoving = true;
    const nextBot = (): Seat | undefined => game.waitingFor(position).find((other) => other !== seat);
    for (let bot = nextBot(); bot !== undefined && !isClosed; bot = nextBot()) {
      const choice = await ask(bot, defaultLevel.id).catch(() => game.defaultChoice(position, bot!));
      if (isClosed) return;
      play(bot, choice);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    isMoving = false;
  }
  void letBotsMove();

  return {
    id,
    kind: 'puzzle',
    game,
    table,
    seats: signal(
      Array.from({ length: table.seats }, (_, other) => ({
        name: nameOf(other, other === seat),
        kind: other === seat ? ('person' as const) : ('bot' as const),
        isMe: other === seat,
        isHere: true,
        ...(other !== seat && { level: defaultLevel.id }),
      })),
    ),
    viewer: signal(seat),
    latest: steps.latest,
    waiting,
    result,
    lines,
    undoBar: signal<string | undefined>('nothing-to-undo'),
    onStep: steps.onStep,
    async submit(choice) {
      if (!waiting.value.includes(seat)) return { code: 'not-waiting' };
      play(seat, choice);
      return undefined;
    },
    undo: async () => ({ code: 'nothing-to-undo' }),
    hint: async () => (waiting.value.includes(seat) ? ask(seat, advisorLevel.id) : undefined),
    close() {
      isClosed = true;
      steps.close();
    },
  };
}
