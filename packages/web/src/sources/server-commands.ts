// What a seat can do at a table of the server: each command goes over the connection, a refusal comes back.
import { CONCEDE, type Seat } from '@undercroft/kernel';
import type { Command, Connection } from '@undercroft/protocol';
import type { RefusedTakeBack } from './refused-take-back.ts';
import { type RefusedCommand, refusedBy, type TableSource } from './table-source.ts';
import type { UnansweredChoice } from './unanswered-choice.ts';

/** What is asked for when a seat wants more time, in seconds. */
const MORE_TIME = 300;

type ServerCommands = Pick<
  TableSource,
  'submit' | 'undo' | 'say' | 'propose' | 'answerProposal' | 'standIn' | 'resign' | 'rematch'
>;

interface SeatAtServer {
  /** One try, for this person alone: no bot plays on, and there is no second game. */
  readonly isDaily: boolean;
  seat(): Seat | undefined;
  /** The next table, where somebody has opened it. */
  next(): string | undefined;
  readonly unanswered: UnansweredChoice;
  readonly takeBack: RefusedTakeBack;
}

export function serverCommands(
  connection: Connection,
  id: string,
  { isDaily, seat: mine, next, unanswered, takeBack }: SeatAtServer,
): ServerCommands {
  const send = async (command: Command): Promise<RefusedCommand | undefined> =>
    refusedBy(await connection.send(command, id));
  return {
    submit: async (choice) =>
      choice === CONCEDE ? send({ kind: 'resign' }) : refusedBy(await unanswered.send(choice)),
    async undo() {
      const refused = await send({ kind: 'takeBack' });
      const last =
        refused?.code === 'needs-consent' ? await send({ kind: 'propose', what: 'takeBack' }) : refused;
      takeBack.answered(last);
      return last;
    },
    say: (text) => send({ kind: 'chat', text }),
    propose: (what, seat) =>
      what === 'resume'
        ? send({ kind: what })
        : send({
            kind: 'propose',
            what: what as 'pause',
            ...(seat !== undefined && { seat }),
            ...(what === 'extraTime' && { seconds: MORE_TIME }),
          }),
    answerProposal: (agree) => send({ kind: agree ? 'agree' : 'decline' }),
    resign: () => send({ kind: 'resign' }),
    standIn: (isBot: boolean) => send({ kind: isBot ? 'letBot' : 'return' }),
    ...(!isDaily && {
      async rematch() {
        const answer = next() === undefined ? await connection.send({ kind: 'rematch' }, id) : undefined;
        const table = next() ?? (answer?.ok ? answer.table : undefined);
        const seat = mine();
        if (table === undefined) return undefined;
        return seat === undefined ? `/t/${table}` : `/t/${table}?sit=${seat}`;
      },
    }),
  };
}
