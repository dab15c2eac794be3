// The field that chat is written into.
import { useSignal } from '@preact/signals';
import { SPECTATOR } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import type { ModelProps } from './table-model.ts';

export function ChatInput({ model }: ModelProps): JSX.Element {
  const words = useSignal('');
  const { viewer, result } = model.source;
  const label = t(viewer.value === SPECTATOR && !result.value ? 'chat.say-to-spectators' : 'chat.say');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = words.value.trim();
    if (!text) return;
    words.value = '';
    const refused = await model.source.say?.(text);
    // What was not sent stays, unless the next line has been begun.
    if (refused) words.value ||= text;
    model.refusedWith(refused);
  };
  return (
    <form class="say" onSubmit={(event) => void send(event)}>
      <input
        type="text"
        maxLength={500}
        aria-label={label}
        placeholder={label}
        value={words.value}
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
    </form>
  );
}
