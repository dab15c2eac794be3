// Whether the table shows what the reader missed.
import type { TableModel } from './table-model.ts';

export const isCatchingUp = ({ playback, source }: TableModel): boolean =>
  playback.left.value > 0 && source.kind === 'server' && (playback.next.value?.isMissed ?? false);
