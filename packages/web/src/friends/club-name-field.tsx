// Where the name of a club is typed.
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';

export const ClubNameField = ({ name }: { readonly name: Signal<string> }): JSX.Element => (
  <label class="field">
    <span>{t('clubs.name')}</span>
    <input
      type="text"
      maxLength={40}
      autocomplete="off"
      value={name.value}
      onInput={({ currentTarget }) => (name.value = currentTarget.value)}
    />
  </label>
);
