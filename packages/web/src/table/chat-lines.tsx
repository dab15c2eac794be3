// What was said at the table, the newest line first.
import { SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import type { ModelProps } from './table-model.ts';

export function ChatLines({ model }: ModelProps): JSX.Element {
  const lines = model.source.chat?.value ?? [];
  if (lines.length === 0) return <p class="quiet-note">{t('chat.empty')}</p>;
  return (
    <ol class="lines">
      {[...lines].reverse().map((line) => {
        const seat = line.seat === undefined ? undefined : model.seats.value[line.seat];
        return (
          <li key={line.key}>
            {seat ? <SeatBadge seat={seat} size={22} silent /> : <i class="no-seat" />}
            <span>
              <b>{line.name}</b> {line.text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
