// Whether friends see that I am here; I see it of them only then.
import type { JSX } from 'preact';
import { Switch } from '../components/form-fields.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { t } from '../i18n.ts';
import { useRequest } from './ties-api.ts';

export function PresenceSwitch({ value }: { readonly value: boolean }): JSX.Element {
  const { problem, act } = useRequest();
  return (
    <section class="slab pad">
      <Switch
        title={t('friends.presence')}
        help={t('friends.presence-help')}
        value={value}
        onSwitch={(presence) => void act('PATCH', '/api/me', { presence })}
      />
      <ProblemNote text={problem} />
    </section>
  );
}
