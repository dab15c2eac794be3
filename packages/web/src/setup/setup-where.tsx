// Where the table stands: on this device or on the server; there also its pace, and whether it is listed.
import type { JSX } from 'preact';
import { RadioGroup, Switch } from '../components/form-fields.tsx';
import { t } from '../i18n.ts';
import type { Setup } from './use-setup.ts';

export const SetupWhere = ({ setup }: { readonly setup: Setup }): JSX.Element => (
  <section class="slab setup-where">
    <RadioGroup
      title={t('setup.where')}
      value={setup.where.value}
      values={['local', 'server']}
      name={(value) => t(`setup.where.${value}`)}
      onPick={setup.setWhere}
    />
    {setup.where.value === 'server' && (
      <>
        <RadioGroup
          title={t('setup.pace')}
          value={setup.pace.value}
          values={['live', 'turns']}
          name={(value) => t(`setup.pace.${value}`)}
          onPick={(value) => {
            setup.pace.value = value;
          }}
        />
        <Switch
          title={t('setup.listed')}
          help={t('setup.listed-help')}
          value={setup.isListed.value}
          onSwitch={(value) => {
            setup.isListed.value = value;
          }}
        />
      </>
    )}
  </section>
);
