// Where the name of a club is typed.
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { typedName } from '../components/form-fields.tsx';
import { t } from '../i18n.ts';

export const ClubNameField = ({ name }: { readonly name: Signal<string> }): JSX.Element => (
  <label class="field">
    <span>{t('clubs.name')}</span>
    <input
      type="text"
      autocomplete="off"
      value={name.value}
      onInput={(event) => (name.value = typedName(event, 40))}
    />
  </label>
);
