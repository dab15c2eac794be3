// Opening a table on the server from the set-up form.
import { levelOf } from '@undercroft/bots/levels';
import type { TableSetup } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { ensureTextPart, t } from '../i18n.ts';
import { prefer, preferences } from '../settings/preferences.ts';
import { chosenClub } from './club-choice.ts';
import type { Setup } from './use-setup.ts';

/** Creates the table on the server and sits down in the reader's own seat; gives its address. */
export async function createServerTable(game: AnyGame, table: TableSetup, setup: Setup): Promise<string> {
  await ensureTextPart('house');
  const plan = setup.plan.value;
  const mine = setup.mine.value;
  const { rename, serverBot, serverConnection } = await import('../net/connection.ts');
  const anyBot = await serverBot();
  const connection = await serverConnection();
  if (!connection) throw new Error(t('error.no-server'));
  const sit = plan[mine]!.bot === undefined ? mine : -1;
  if (sit >= 0 && plan[sit]!.name !== preferences.value.name) {
    prefer({ name: plan[sit]!.name });
    await rename(plan[sit]!.name);
  }
  const answer = await connection.send({
    kind: 'create',
    game: game.name,
    options: table.options,
    ...(table.numbers && { numbers: table.numbers }),
    chairs: plan.map(({ bot, name }) =>
      bot === undefined ? { kind: 'person' } : { kind: 'bot', level: levelOf(anyBot) ? bot : anyBot, name },
    ),
    pace: setup.pace.value,
    ...setup.settings.value,
    ...(chosenClub.value && { club: chosenClub.value }),
    ...(sit >= 0 && { sit }),
  });
  if (!answer.ok) throw new Error(t(`error.${answer.code}`));
  const id = answer.table!;
  const { commitment } = answer.data as { readonly commitment: string };
  // The seat is kept: where this fails, the table's page offers it again.
  if (sit >= 0) {
    const { newNonce } = await import('../net/own-nonces.ts');
    const willOthersSit = plan.some(({ bot }, seat) => bot === undefined && seat !== sit);
    const isClosed = willOthersSit && setup.settings.value.autoStart !== false;
    const nonce = newNonce({ id, commitment }, sit, isClosed);
    await connection.send({ kind: 'sit', seat: sit, nonce }, id);
  }
  return `/t/${id}`;
}
