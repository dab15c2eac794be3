// Opens the sheet of standing orders, from the menu or from beside the question; it comes when it is wanted.
import { ensureTextPart } from '../../i18n.ts';
import { loadPart } from '../../load-part.ts';
import type { TableModel } from '../table-model.ts';

export async function openOrders(model: TableModel): Promise<void> {
  const [{ showOrders }] = await loadPart(() =>
    Promise.all([import('./orders-sheet.tsx'), ensureTextPart('orders'), ensureTextPart('house')]),
  );
  showOrders(model);
}
