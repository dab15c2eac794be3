// The bots at a table of this browser: they move one after another, no faster than what is shown.
import type { Seat } from '@undercroft/kernel';
import { botQuestion, type Table, waitingBots } from '@undercroft/table';
import type { HostedTable } from './local-host.ts';
import type { RefusedCommand } from './table-source.ts';

/** What a stand-in takes for each entry, in milliseconds: time to take the seat back before much has happened. */
const STAND_IN_TIME = 900;

export async function letBotsMove(hosted: HostedTable): Promise<void> {
  const { table, owner, listener } = hosted;
  if (hosted.areBotsMoving || hosted.isClosed) return;
  if (!owner.isOwner()) {
    if (waitingBots(table).length === 0) listener.onPerson();
    return;
  }
  hosted.areBotsMoving = true;
  for (
    let seat = waitingBots(table)[0];
    seat !== undefined && !hosted.isClosed && owner.isOwner();
    seat = waitingBots(table)[0]
  ) {
    const { version } = table;
    const refused = await moveFor(hosted, seat);
    // A choice that is refused on the same version would be refused again.
    if (refused && table.version === version) break;
    await listener.caughtUp();
  }
  hosted.areBotsMoving = false;
  if (!hosted.isClosed) listener.onPerson();
}

async function moveFor(hosted: HostedTable, seat: Seat): Promise<RefusedCommand | undefined> {
  const { table, owner } = hosted;
  const { bot: level, askedVersion: version, for: purpose } = table.seats[seat]!;
  const { game, position } = table.match!;
  const choice = await askSeat(table, seat, level!).catch(() => game.defaultChoice(position, seat));
  if (purpose === 'person') await pause(STAND_IN_TIME);
  if (hosted.isClosed) return undefined;
  return owner.send({ actor: null, command: { kind: 'botPlay', seat, choice, version } });
}

/** What a bot of this level would choose in a seat. */
export async function askSeat(table: Table, seat: Seat, level: string): Promise<unknown> {
  const { game, rules, table: setup, view } = botQuestion(table, seat);
  const { askBot } = await import('../bots/ask-bot.ts');
  const { choice } = await askBot({
    game,
    rules,
    table: setup,
    seat,
    view,
    bot: level,
    seed: `${table.id}:${table.match!.log.length}`,
    mind: `${table.id}:${seat}:${level}`,
  });
  return choice;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
