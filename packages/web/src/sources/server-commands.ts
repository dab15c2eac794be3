// What a seat can do at a table of the server: each command goes over the connection, a refusal comes back.
import { CONCEDE } from '@undercroft/kernel';
import type { Command, Connection } from '@undercroft/protocol';
import { type RefusedCommand, refusedBy, type TableSource } from './table-source.ts';

/** What is asked for when a seat wants more time, in seconds. */
const MORE_TIME = 300;

type ServerCommands = Pick<
  TableSource,
  'submit' | 'undo' | 'say' | 'propose' | 'answerProposal' | 'standIn' | 'rematch'
>;

/** `hasStandIn` is false where a bot may not play on for a person. */
export function serverCommands(
  connection: Connection,
  id: string,
  hasStandIn: boolean,
  knownRematch: () => string | undefined,
): ServerCommands {
  const send = async (command: Command): Promise<RefusedCommand | undefined> =>
    refusedBy(await connection.send(command, id));
  return {
    submit: (choice) => send(choice === CONCEDE ? { kind: 'resign' } : { kind: 'play', choice }),
    async undo() {
      const refused = await send({ kind: 'takeBack' });
      if (refused?.code === 'needs-consent') await send({ kind: 'propose', what: 'takeBack' });
      return refused;
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
    ...(hasStandIn && { standIn: (isBot: boolean) => send({ kind: isBot ? 'letBot' : 'return' }) }),
    async rematch() {
      const known = knownRematch();
      if (known !== undefined) return `/t/${known}`;
      const answer = await connection.send({ kind: 'rematch' }, id);
      return answer.ok && answer.table !== undefined ? `/t/${answer.table}` : undefined;
    },
  };
}
