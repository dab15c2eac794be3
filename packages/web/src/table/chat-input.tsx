// The field that chat is written into.
import { useSignal } from '@preact/signals';
import { SPECTATOR } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ProblemNote } from '../components/problem-note.tsx';
import { errorText, t } from '../i18n.ts';
import type { ModelProps } from './table-model.ts';

/** Long enough to be read; by then the next line may be sent. */
const REFUSAL_STAYS = 6_000;

export function ChatInput({ model }: ModelProps): JSX.Element {
  const words = useSignal('');
  const refused = useSignal<string | undefined>(undefined);
  const { viewer, result } = model.source;
  const label = t(viewer.value === SPECTATOR && !result.value ? 'chat.say-to-spectators' : 'chat.say');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = words.value.trim();
    if (!text) return;
    words.value = '';
    const answer = await model.source.say?.(text);
    refused.value = answer && errorText(answer);
    // What was not sent stays, unless the next line has been begun.
    if (answer) words.value ||= text;
  };
  useEffect(() => {
    const timer = setTimeout(() => (refused.value = undefined), REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [refused.value]);
  return (
    <form class="say" onSubmit={(event) => void send(event)}>
      <ProblemNote text={refused.value} />
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
