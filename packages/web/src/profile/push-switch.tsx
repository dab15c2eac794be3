// Whether this browser tells when it is one's turn.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Switch } from '../components/form-fields.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { errorText, t } from '../i18n.ts';
import { canPush, isPushed, startPush, stopPush } from '../net/push.ts';

export function PushSwitch(): JSX.Element {
  const isOn = useSignal(false);
  const problem = useSignal('');
  useEffect(() => {
    void isPushed().then((found) => (isOn.value = found));
  }, []);
  const turn = async (wanted: boolean): Promise<void> => {
    const done = await (wanted ? startPush() : stopPush());
    problem.value = done.ok ? '' : errorText(done);
    isOn.value = done.ok ? wanted : await isPushed();
  };
  if (!canPush()) return <p class="help">{t('push.cannot')}</p>;
  return (
    <>
      <Switch
        title={t('push.title')}
        help={t('push.help')}
        value={isOn.value}
        onSwitch={(on) => void turn(on)}
      />
      <ProblemNote text={problem.value} />
    </>
  );
}
