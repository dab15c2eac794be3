// Beside the question, at a table by turns: the way to one's standing orders, and how many stand.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../../i18n.ts';
import type { ModelProps } from '../table-model.ts';
import { openOrders } from './open-orders.ts';

/** A phone keeps the room for its question: there, the menu leads to the orders. */
export function OrdersBar({ model }: ModelProps): JSX.Element | null {
  const { source } = model;
  const standing = source.orders?.standing.value.length ?? 0;
  const isAsked = model.open.value.length > 0;
  const isShown = model.composition.value !== 'phone' && (standing > 0 || !isAsked);
  if (!isShown || !mayOrder(model)) return null;
  return (
    <div class="acts orders-bar">
      <Button sign="clock" onClick={() => void openOrders(model)}>
        {standing > 0 ? t('orders.count', { n: standing }) : t('orders.open')}
      </Button>
    </div>
  );
}

/** Seated at a game that goes on, and not played by a bot. */
export const mayOrder = ({ source, standIn, result }: ModelProps['model']): boolean =>
  source.orders !== undefined &&
  typeof source.viewer.value === 'number' &&
  standIn.value === undefined &&
  result.value === undefined &&
  source.closed?.value !== true;
