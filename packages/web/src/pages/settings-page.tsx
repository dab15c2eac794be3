// Settings: language, light, motion, sounds, colours of seats, keys; all kept in this browser.

import type { JSX } from 'preact';
import { NameField } from '../components/form-fields.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { t } from '../i18n.ts';
import { PreferenceForm } from '../settings/preference-form.tsx';
import { SeatColourForm } from '../settings/seat-colour-form.tsx';
import { ShortcutList } from '../settings/shortcut-list.tsx';

export const SettingsPage = (): JSX.Element => (
  <PageShell class="settings-page">
    <h1 class="display">{t('nav.settings')}</h1>
    <div class="settings">
      <section class="slab pad">
        <NameField label={t('settings.name')} />
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
  </PageShell>
);
