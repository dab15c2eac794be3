// Asks the server to look for a table, and to stop looking.
import type { Pace, SeekCommand, Wishes } from '@undercroft/protocol';
import { errorText, t } from '../i18n.ts';
import { serverConnection } from '../net/connection.ts';
import { language } from '../settings/preferences.ts';
import { refusedBy } from '../sources/table-source.ts';
import { seeks, stopping } from './seek-signal.ts';
import { A_DAY } from './wishes.ts';

/** Answers what went wrong, in words; nothing where all is well. */
async function send(command: SeekCommand): Promise<string> {
  const connection = await serverConnection();
  if (!connection) return t('error.no-server');
  const refused = refusedBy(await connection.send(command));
  return refused ? errorText(refused) : '';
}

/** By turns bots are asked about after a day; `botsAfter: 0` lets them sit down now. */
export function seek(wishes: Wishes, mayBots = false): Promise<string> {
  stopping.delete(wishes.pace);
  seeks.value = { ...seeks.value, ended: undefined };
  const botsAfter = wishes.pace === 'turns' ? (mayBots ? 0 : A_DAY) : wishes.botsAfter;
  return send({ kind: 'seek', wishes: { ...wishes, botsAfter, language: language.value } });
}

/** At once on the screen: whatever the server still says of it is no news. */
export function unseek(pace: Pace): Promise<string> {
  stopping.add(pace);
  seeks.value = { ...seeks.value, [pace]: undefined };
  return send({ kind: 'unseek', pace });
}
