// What only a table of the server knows: its link, pauses, more time, a bot for a person who is away, reports and blocks, ending it together.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { copyText } from '../components/copy-text.ts';
import { t } from '../i18n.ts';
import { you } from '../net/connection.ts';
import { BlockButton } from '../profile/block-button.tsx';
import { nameHere } from '../settings/preferences.ts';
import { openOrders } from './orders/open-orders.ts';
import { mayOrder } from './orders/orders-bar.tsx';
import { type OtherPerson, ReportForm } from './report-form.tsx';
import type { ModelProps, TableModel } from './table-model.ts';

/** Who can be blocked or reported: the others at the table, and whoever wrote something while looking on. */
function othersAt({ source, seats }: TableModel): readonly OtherPerson[] {
  const named = new Map<string, string>();
  for (const { person, name } of source.chat?.value ?? []) named.set(person, nameHere(name));
  for (const [seat, { person }] of source.seats.value.entries())
    if (person !== undefined) named.set(person, seats.value[seat]!.name);
  named.delete(you.value?.id ?? '');
  return [...named].map(([person, name]) => ({ person, name }));
}

export function ServerMenuItems({
  model,
  then,
}: ModelProps & { then(action: () => Promise<void>): () => void }): JSX.Element {
  const { source } = model;
  const ask = (what: string, seat?: number) =>
    then(async () => model.refusedWith(await source.propose?.(what, seat)));
  const mayAsk =
    typeof source.viewer.value === 'number' &&
    !source.result.value &&
    !source.closed?.value &&
    !source.proposal?.value;
  const away = model.seats.value.filter(({ kind, isMe, isHere }) => kind === 'person' && !isMe && !isHere);
  const isPaused = source.paused?.value === true;
  const people = othersAt(model);
  return (
    <>
      {/* Nobody may sit down or look on there. */}
      {!source.expedition && (
        <Button sign="link" onClick={then(() => copyText(location.href))}>
          {t('menu.copy-link')}
        </Button>
      )}
      {mayOrder(model) && (
        <Button sign="clock" onClick={then(() => openOrders(model))}>
          {t('menu.orders')}
        </Button>
      )}
      {mayAsk && isPaused && (
        <Button sign="play" onClick={ask('resume')}>
          {t('menu.resume')}
        </Button>
      )}
      {/* Alone with bots in a window of hours there is nobody to ask. */}
      {mayAsk && !isPaused && !(source.expedition && people.length === 0) && (
        <Button sign="pause" onClick={ask('pause')}>
          {t('menu.pause')}
        </Button>
      )}
      {mayAsk && source.clocks?.value && (
        <Button sign="clock" onClick={ask('extraTime')}>
          {t('menu.more-time')}
        </Button>
      )}
      {mayAsk &&
        away.map(({ seat, name }) => (
          <Button key={seat} sign="bot" onClick={ask('botTakes', seat)}>
            {t('menu.bot-for', { name })}
          </Button>
        ))}
      <ReportForm table={source.id} people={people} />
      {people.map(({ person, name }) => (
        <BlockButton key={person} person={person} name={name} />
      ))}
      {mayAsk && !source.expedition && (
        <Button sign="cross" onClick={ask('abandon')}>
          {t('menu.abandon')}
        </Button>
      )}
    </>
  );
}
