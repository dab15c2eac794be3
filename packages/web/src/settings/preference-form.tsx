// The settings as a form: each change works at once and is kept.
import { LANGUAGES, languageName } from '@undercroft/kernel';
import { type MotionSpeed, playSound } from '@undercroft/kit';
import type { JSX } from 'preact';
import { RadioGroup, Switch } from '../components/form-fields.tsx';
import { t } from '../i18n.ts';
import { type KeptPreferences, prefer, preferences } from './preferences.ts';

const SPEEDS: readonly MotionSpeed[] = ['off', 'quick', 'normal', 'slow'];
const CONFIRM: readonly KeptPreferences['confirm'][] = ['never', 'turn', 'always'];
const THEMES: readonly KeptPreferences['theme'][] = ['auto', 'dark', 'light'];

export function PreferenceForm(): JSX.Element {
  const now = preferences.value;
  return (
    <form class="preferences" onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        title={t('settings.language')}
        value={now.language}
        values={LANGUAGES}
        name={languageName}
        onPick={(language) => prefer({ language })}
      />
      <RadioGroup
        title={t('settings.theme')}
        value={now.theme}
        values={THEMES}
        name={(value) => t(`settings.theme.${value}`)}
        onPick={(theme) => prefer({ theme })}
      />
      <RadioGroup
        title={t('settings.motion')}
        value={now.motion}
        values={SPEEDS}
        name={(value) => t(`settings.motion.${value}`)}
        onPick={(motion) => prefer({ motion })}
      />
      <Switch
        title={t('settings.sounds')}
        value={now.sounds}
        onSwitch={(sounds) => {
          prefer({ sounds });
          if (sounds) playSound('place');
        }}
      />
      <RadioGroup
        title={t('settings.confirm')}
        help={t(`settings.confirm.${now.confirm}-help`)}
        value={now.confirm}
        values={CONFIRM}
        name={(value) => t(`settings.confirm.${value}`)}
        onPick={(confirm) => prefer({ confirm })}
      />
      <Switch
        title={t('settings.shortcuts')}
        value={now.shortcuts}
        onSwitch={(shortcuts) => prefer({ shortcuts })}
      />
    </form>
  );
}
