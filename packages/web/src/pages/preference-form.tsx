// The settings as a form: each change works at once and is kept.
import { LANGUAGES, type Language } from '@undercroft/kernel';
import { type MotionSpeed, playSound } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type KeptPreferences, prefer, preferences } from '../preferences.ts';
import { t } from '../speech.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', it: 'Italiano' };
const SPEEDS: readonly MotionSpeed[] = ['off', 'quick', 'normal', 'slow'];
const CONFIRM: readonly KeptPreferences['confirm'][] = ['never', 'turn', 'always'];
const THEMES: readonly KeptPreferences['theme'][] = ['auto', 'dark', 'light'];

export function PreferenceForm(): JSX.Element {
  const now = preferences.value;
  return (
    <form class="preferences" onSubmit={(event) => event.preventDefault()}>
      <Picked
        title={t('settings.language')}
        value={now.language}
        values={LANGUAGES}
        name={(value) => LANGUAGE_NAMES[value]}
        onPick={(language) => prefer({ language })}
      />
      <Picked
        title={t('settings.theme')}
        value={now.theme}
        values={THEMES}
        name={(value) => t(`settings.theme.${value}`)}
        onPick={(theme) => prefer({ theme })}
      />
      <Picked
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
      <Picked
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

/** One of a few: a row of radio buttons that looks like one control. */
export function Picked<Value extends string>({
  title,
  help,
  value,
  values,
  name,
  onPick,
}: {
  readonly title: string;
  readonly help?: string | undefined;
  readonly value: Value;
  readonly values: readonly Value[];
  name(value: Value): string;
  onPick(value: Value): void;
}): JSX.Element {
  const group = useId();
  return (
    <fieldset class="picked">
      <legend>{title}</legend>
      <div class="picks">
        {values.map((item) => (
          <label key={item} class={item === value ? 'pick on' : 'pick'}>
            <input type="radio" name={group} checked={item === value} onChange={() => onPick(item)} />
            <span>{name(item)}</span>
          </label>
        ))}
      </div>
      {help && <p class="help">{help}</p>}
    </fieldset>
  );
}

export const Switch = ({
  title,
  help,
  value,
  onSwitch,
}: {
  readonly title: string;
  readonly help?: string | undefined;
  readonly value: boolean;
  onSwitch(value: boolean): void;
}): JSX.Element => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={value}
      checked={value}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
    <span>
      {title}
      {help && <small>{help}</small>}
    </span>
  </label>
);
