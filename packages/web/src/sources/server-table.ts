// A table of the server behind the same interface as a local one: views come over the connection, commands go back over it.
import { computed } from '@preact/signals';
import { advisorLevel } from '@undercroft/bots/levels';
import { type GameRecord, type Options, type Result, resolveTable, SPECTATOR } from '@undercroft/kernel';
import type { Connection, EntryView, FollowedTable, TableInfo, WatchEvent } from '@undercroft/protocol';
import { askBot } from '../bots/ask-bot.ts';
import type { AnyGame } from '../games.ts';
import { followGame } from './followed-game.ts';
import { keptLooks } from './last-seen.ts';
import { orderDesk } from './order-desk.ts';
import { createRefusedTakeBack } from './refused-take-back.ts';
import { serverCommands } from './server-commands.ts';
import { serverFacts } from './server-facts.ts';
import type { TableSource, ViewStep } from './table-source.ts';
import { unansweredChoice } from './unanswered-choice.ts';

export interface ServerTable extends TableSource {
  heard(event: WatchEvent): void;
  /** Shows once more what happened before the table was opened. */
  tellMissed(steps: readonly ViewStep[]): void;
}

/** `history` are the last entries up to the version of `first`. */
export function openServerTable(
  connection: Connection,
  game: AnyGame,
  first: FollowedTable,
  history: Promise<readonly EntryView[]>,
): ServerTable {
  const { id, info } = first;
  const before = keptLooks(id);
  const { table, seats, lines, steps, heard, takeHistory, ownEntries, close } = followGame(
    connection,
    game,
    first,
  );
  void history.then(takeHistory);
  const setup = resolveTable(game, info.seats.length, info.options as Options, info.numbers ?? {});
  const mine = () => table.value.seat ?? undefined;
  const unanswered = unansweredChoice(connection, id);
  const takeBack = createRefusedTakeBack();
  void unanswered.sendAgain();
  return {
    id,
    kind: 'server',
    game,
    table: setup,
    seats,
    viewer: computed(() => mine() ?? SPECTATOR),
    latest: steps.latest,
    result: computed(() => (table.value.info.result ?? undefined) as Result | undefined),
    lines,
    ...serverFacts(connection, table, lines, takeBack.isRefused),
    ...before,
    unanswered: computed(() => {
      const choice = unanswered.choice.value;
      return choice === undefined
        ? undefined
        : game.phrases.choice(choice, steps.latest.value.view, mine() ?? 0);
    }),
    ...orderDesk(
      connection,
      info,
      computed(() => table.value.orders),
    ),
    ...addressesOf(info),
    heard: takeBack.beside(heard, mine),
    tellMissed: steps.notify,
    ownEntries,
    onStep: steps.onStep,
    isBehind: steps.isBehind,
    ...serverCommands(connection, id, {
      isDaily: info.event !== undefined,
      seat: mine,
      next: () => table.value.info.rematch,
      unanswered,
      takeBack,
    }),
    async hint() {
      const seat = mine();
      if (seat === undefined) return undefined;
      const { name, rules } = game;
      const { view, at } = steps.latest.value;
      const luck = { seed: `${id}:${at}`, mind: `${id}:${seat}:hint` };
      const question = { game: name, rules, table: setup, seat, view, bot: advisorLevel.id, ...luck };
      return (await askBot(question)).choice;
    },
    record: () => fetchRecord(id),
    close,
  };
}

const addressesOf = ({
  id,
  event,
  openAt,
}: TableInfo): Pick<TableSource, 'expedition' | 'openAt' | 'replayAddress'> => ({
  ...(event !== undefined && { expedition: `/expeditions/${event}` }),
  ...(openAt !== undefined && { openAt }),
  // A run is closed until its expedition is over.
  ...((openAt ?? 0) <= Date.now() && { replayAddress: `/replay/${id}` }),
});

async function fetchRecord(id: string): Promise<GameRecord | undefined> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
  return answer.ok ? ((await answer.json()) as GameRecord) : undefined;
}
