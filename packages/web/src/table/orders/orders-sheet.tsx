// The sheet of one's standing orders: those that stand, with a way to cancel them, and a form for the next.

import { useSignal } from '@preact/signals';
import type { Message } from '@undercroft/kernel';
import { Button, Sheet } from '@undercroft/kit';
import { MOST_ORDERS, type OrderedAnswer, type StandingOrder } from '@undercroft/protocol';
import { type JSX, render } from 'preact';
import { ProblemNote } from '../../components/problem-note.tsx';
import { errorText, sayIn, t } from '../../i18n.ts';
import type { ModelProps, TableModel } from '../table-model.ts';
import { OrderForm } from './order-form.tsx';
import './orders.css';

/** In a place of its own: what opens it may be gone before it is closed. */
export function showOrders(model: TableModel): void {
  const place = document.body.appendChild(document.createElement('div'));
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  render(<OrdersSheet model={model} onClose={close} />, place);
}

function OrdersSheet({ model, onClose }: ModelProps & { onClose(): void }): JSX.Element {
  const standing = model.source.orders!.standing.value;
  return (
    <Sheet title={t('orders.title')} closeLabel={t('close')} onClose={onClose} class="orders-sheet">
      <p class="help">{t('orders.about')}</p>
      {standing.length > 0 && (
        <ul class="orders" aria-label={t('orders.title')}>
          {standing.map((order) => (
            <OrderLine key={order.number} model={model} order={order} />
          ))}
        </ul>
      )}
      {standing.length < MOST_ORDERS && <OrderForm model={model} />}
    </Sheet>
  );
}

function OrderLine({ model, order }: ModelProps & { readonly order: StandingOrder }): JSX.Element {
  const problem = useSignal('');
  const say = (message: OrderedAnswer['said']): string => sayIn(model.texts.value, message as Message);
  const cancel = async (): Promise<void> => {
    const refused = await model.source.orders!.cancel(order.number);
    problem.value = refused ? errorText(refused) : '';
  };
  const terms = [
    t(order.again ? 'orders.every-time' : 'orders.once'),
    ...(order.answers[0]!.list === undefined ? [] : [t('orders.exact-short')]),
    ...(order.untilNamed ? [t('orders.until-named-short')] : []),
  ];
  return (
    <li>
      <div>
        {order.answers.map(({ question, said }, at) => (
          <p key={at}>
            {at > 0 && `${t('orders.then-line')} `}
            <q>{say(question)}</q> <b>{say(said)}</b>
          </p>
        ))}
        <small>{terms.join(' · ')}</small>
        <ProblemNote text={problem.value} />
      </div>
      <Button
        sign="cross"
        label={t('orders.cancel-of', { choice: say(order.answers[0]!.said) })}
        onClick={() => void cancel()}
      >
        {t('orders.cancel')}
      </Button>
    </li>
  );
}
