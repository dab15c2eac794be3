// Settings: language, light, motion, sounds, colours of seats, keys; all kept in this browser.
import type { JSX } from 'preact';
import { prefer, preferences } from '../preferences.ts';
import { t } from '../speech.ts';
import { PreferenceForm } from './preference-form.tsx';
import { SeatColourForm } from './seat-colour-form.tsx';
import { Shell } from './shell.tsx';
import { ShortcutList } from './shortcut-list.tsx';

export const SettingsPage = (): JSX.Element => (
  <Shell class="settings-page">
    <h1 class="display">{t('nav.settings')}</h1>
    <div class="settings">
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
      <div class="settings-aside">
        <section class="slab pad">
          <SeatColourForm />
        </section>
        <div class="slab pad">
          <ShortcutList level={2} />
        </div>
      </div>
    </div>
    <p class="help">{t('settings.kept')}</p>
    <p class="way-links">
      <a class="clause" href="/me">
        {t('nav.profile')}
      </a>
      <a class="clause" href="/credits">
        {t('nav.credits')}
      </a>
    </p>
  </Shell>
);
