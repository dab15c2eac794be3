// What the viewer can do at a table of this browser: each command goes to its host, a refusal comes back.
import { advisorLevel } from '@undercroft/bots/levels';
import { CONCEDE } from '@undercroft/kernel';
import type { TableCommand } from '@undercroft/protocol';
import { localActor, setupOf, type Table } from '@undercroft/table';
import type { LocalHost } from './local-host.ts';
import { localSeats, startTable } from './local-tables.ts';
import type { LocalUndo } from './local-undo.ts';
import type { LocalViewer } from './local-viewer.ts';
import { ownEntriesAt, type RefusedCommand, type TableSource } from './table-source.ts';

type LocalCommands = Pick<
  TableSource,
  'submit' | 'undo' | 'ownEntries' | 'resign' | 'standIn' | 'liftCurtain' | 'hint' | 'rematch' | 'record'
>;

export function localCommands(
  table: Table,
  eyes: LocalViewer,
  undo: LocalUndo,
  host: LocalHost,
): LocalCommands {
  const { viewer, curtain } = eyes;
  async function send(command: TableCommand): Promise<RefusedCommand | undefined> {
    const seat = viewer.value;
    return typeof seat === 'number'
      ? host.send({ actor: localActor(seat), command })
      : { code: 'not-seated' };
  }
  return {
    submit: (choice) =>
      undo.sendFromHere(() => send(choice === CONCEDE ? { kind: 'resign' } : { kind: 'play', choice })),
    undo: () => send({ kind: 'takeBack' }),
    ownEntries: () => ownEntriesAt(table.match!.log, viewer.value),
    resign: (seat) => host.send({ actor: localActor(seat), command: { kind: 'resign' } }),
    standIn: (isBot) => send({ kind: isBot ? 'letBot' : 'return' }),
    liftCurtain() {
      if (curtain.value === undefined) return;
      eyes.changeTo(curtain.value);
      undo.measure();
    },
    async hint() {
      const seat = viewer.value;
      return typeof seat === 'number' && eyes.told.waiting.value.includes(seat)
        ? host.askSeat(seat, advisorLevel.id)
        : undefined;
    },
    rematch: async () => `/local/${(await startTable(table.game, setupOf(table), localSeats(table))).id}`,
    record: async () => (await import('./local-records.ts')).recordOfTable(table),
  };
}
