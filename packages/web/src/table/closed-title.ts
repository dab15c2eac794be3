// What is said of a game that was ended early: a run of an expedition counts as it stands, other games have no result.
import { t } from '../i18n.ts';
import type { TableModel } from './table-model.ts';

export const closedTitle = ({ source }: TableModel): string =>
  t(source.expedition ? 'closed.run' : 'closed.title');
