// What was said at the table, the newest line last, beside the field that one writes into.
import { SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { chatUnread } from './chat-unread.ts';
import type { ModelProps } from './table-model.ts';

export function ChatLines({ model }: ModelProps): JSX.Element {
  const lines = model.source.chat?.value ?? [];
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    chatUnread(model.source).markRead();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  if (lines.length === 0) return <p class="quiet-note">{t('chat.empty')}</p>;
  return (
    <>
      <ol class="lines">
        {lines.map((line) => {
          const seat = line.seat === undefined ? undefined : model.seats.value[line.seat];
          return (
            <li key={line.key}>
              {seat ? <SeatBadge seat={seat} size={22} silent /> : <i class="no-seat" />}
              <span>
                <b>{seat?.name ?? nameHere(line.name)}</b> {line.text}
              </span>
            </li>
          );
        })}
      </ol>
      <div ref={end} />
    </>
  );
}
