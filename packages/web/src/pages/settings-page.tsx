// Settings, who one is, and what this browser keeps.
import type { JSX } from 'preact';
import { prefer, preferences } from '../preferences.ts';
import { t } from '../speech.ts';
import { PreferenceForm } from './preference-form.tsx';
import { Shell } from './shell.tsx';

export const SettingsPage = (): JSX.Element => (
  <Shell class="settings-page">
    <h1 class="display">{t('nav.settings')}</h1>
    <section class="slab pad">
      <label class="field">
        <span>{t('settings.name')}</span>
        <input
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={preferences.value.name}
          onInput={(event) => prefer({ name: event.currentTarget.value })}
        />
      </label>
      <PreferenceForm />
    </section>
    <p class="help">{t('settings.kept')}</p>
    <p>
      <a class="clause" href="/credits">
        {t('nav.credits')}
      </a>
    </p>
  </Shell>
);
