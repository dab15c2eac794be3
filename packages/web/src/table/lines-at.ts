// The words of one entry, as the log has them.
import { sayIn, t } from '../speech.ts';
import type { TableModel } from './table-model.ts';

export const linesAt = (model: TableModel, at: number): readonly string[] =>
  model.source.lines.value
    .filter((line) => line.at === at && at > 0)
    .map((line) =>
      line.own ? t(line.message.id, line.message.args) : sayIn(model.texts.value, line.message),
    );
