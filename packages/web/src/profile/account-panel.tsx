// Who one is: the name, the passkey that keeps it, signing out, and being forgotten.

import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { typedName } from '../components/form-fields.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { errorText, t } from '../i18n.ts';
import { rename } from '../net/connection.ts';
import { canUsePasskeys, makePasskey, signInWithPasskey } from '../net/passkey.ts';
import { askServer, type Me } from '../net/server-api.ts';
import { prefer, preferences } from '../settings/preferences.ts';
import { PushSwitch } from './push-switch.tsx';

/** Loads the page anew: what is open belongs to another person. */
const beginAnew = (): void => location.assign('/me');

export function AccountPanel({ me }: { readonly me: Me | undefined }): JSX.Element {
  const isSaved = useSignal(false);
  const typed = useSignal<string | undefined>(undefined);
  const problem = useSignal('');
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const kept = preferences.value.name;
    const name = (typed.value ?? kept).trim();
    typed.value = undefined;
    problem.value = name === '' ? t('profile.no-name', { name: kept }) : '';
    if (name === '') return;
    prefer({ name });
    if (me) await rename(name);
    isSaved.value = true;
  };
  return (
    <section class="slab pad account">
      <h2 class="label">{t('profile.account')}</h2>
      <form onSubmit={(event) => void save(event)}>
        <label class="field">
          <span>{t('settings.name')}</span>
          <input
            type="text"
            autocomplete="nickname"
            value={typed.value ?? preferences.value.name}
            onInput={(event) => {
              typed.value = typedName(event);
              isSaved.value = false;
            }}
          />
        </label>
        <Button type="submit" {...(isSaved.value && { sign: 'check' as const })}>
          {t(isSaved.value ? 'profile.saved' : 'profile.save')}
        </Button>
        <ProblemNote text={problem.value} />
      </form>
      {me && (
        <div class="keys">
          <PushSwitch />
        </div>
      )}
      {me ? <Keys me={me} /> : <p class="help">{t('profile.away')}</p>}
      {me && <Farewell />}
    </section>
  );
}

function Keys({ me }: { readonly me: Me }): JSX.Element {
  const problem = useSignal('');
  const isKept = useSignal(!me.guest);
  const make = async (): Promise<void> => {
    const done = await makePasskey();
    problem.value = done.ok ? '' : errorText(done);
    if (done.ok) isKept.value = true;
  };
  const signIn = async (): Promise<void> => {
    const done = await signInWithPasskey();
    if (done.ok) beginAnew();
    else problem.value = errorText(done);
  };
  return (
    <div class="keys">
      <p class="help">{t(isKept.value ? 'passkey.kept' : 'passkey.guest')}</p>
      {canUsePasskeys() ? (
        <div class="stacked">
          <Button sign="lock" onClick={() => void make()}>
            {t(isKept.value ? 'passkey.another' : 'passkey.make')}
          </Button>
          {!isKept.value && (
            <Button sign="arrow" onClick={() => void signIn()}>
              {t('passkey.sign-in')}
            </Button>
          )}
        </div>
      ) : (
        <p class="help">{t('passkey.cannot')}</p>
      )}
      <ProblemNote text={problem.value} />
    </div>
  );
}

/** What cannot be taken back asks twice. */
function Farewell(): JSX.Element {
  const sure = useSignal<'out' | 'forget' | undefined>(undefined);
  const problem = useSignal('');
  const act = async (wanted: 'out' | 'forget'): Promise<void> => {
    if (sure.value !== wanted) {
      sure.value = wanted;
      return;
    }
    const done = await (wanted === 'out'
      ? askServer('POST', '/api/me/sign-out-everywhere')
      : askServer('DELETE', '/api/me'));
    if (!done.ok) problem.value = errorText(done);
    else {
      if (wanted === 'forget') prefer({ name: '' });
      beginAnew();
    }
  };
  return (
    <div class="stacked farewell">
      <a class="btn" href="/api/me/data" download="undercroft-my-data.json">
        {t('profile.data')}
      </a>
      <Button sign="back" onClick={() => void act('out')}>
        {t(sure.value === 'out' ? 'profile.sign-out-surely' : 'profile.sign-out')}
      </Button>
      {sure.value === 'out' && <p class="help">{t('profile.sign-out-help')}</p>}
      <Button sign="cross" onClick={() => void act('forget')}>
        {t(sure.value === 'forget' ? 'profile.forget-surely' : 'profile.forget')}
      </Button>
      {sure.value === 'forget' && <p class="help">{t('profile.forget-help')}</p>}
      <ProblemNote text={problem.value} />
    </div>
  );
}
