// Giving up: which seat, what happens then, and a second press before it does.
import { useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import type { ModelProps, TableModel } from './table-model.ts';

/** The seats that can be given up here: one's own, or at a shared device those of everybody who sits at it. */
const seatsHere = ({ source }: TableModel): readonly Seat[] =>
  source.seats.value.flatMap(({ kind, isMe, level }, seat) =>
    isMe || (source.kind === 'local' && kind === 'person' && level === undefined) ? [seat] : [],
  );

/** What giving a seat up means at this moment. */
function consequence({ source }: TableModel, seat: Seat): string {
  const isOneOfSeveral = source.seats.value.some(
    ({ kind, level }, other) => other !== seat && kind === 'person' && level === undefined,
  );
  if (source.expedition) return t('give-up.expedition');
  if (source.game.concede && source.waiting.value.includes(seat)) return t('give-up.loses');
  return t(isOneOfSeveral ? 'give-up.bot-plays-on' : 'give-up.ends');
}

export function GiveUp({ model, onClose }: ModelProps & { onClose(): void }): JSX.Element | null {
  const asked = useSignal<Seat | undefined>(undefined);
  const seats = seatsHere(model);
  const { resign } = model.source;
  if (!resign || seats.length === 0) return null;
  const nameOf = (seat: Seat): string => model.seats.value[seat]?.name ?? '';
  if (asked.value === undefined)
    return (
      <>
        {seats.map((seat) => (
          <Button key={seat} sign="flag" onClick={() => (asked.value = seat)}>
            {seats.length > 1 ? t('give-up.seat', { name: nameOf(seat) }) : t('menu.concede')}
          </Button>
        ))}
      </>
    );
  const seat = asked.value;
  return (
    <div class="consent" role="alertdialog" aria-label={t('menu.concede')} data-testid="give-up">
      <p>
        {seats.length > 1 && <b>{nameOf(seat)}: </b>}
        {consequence(model, seat)}
      </p>
      <div class="acts">
        <Button onClick={() => (asked.value = undefined)}>{t('give-up.stay')}</Button>
        <Button
          tone="go"
          sign="flag"
          onClick={async () => {
            onClose();
            model.refusedWith(await resign(seat));
          }}
        >
          {t('menu.concede')}
        </Button>
      </div>
    </div>
  );
}
