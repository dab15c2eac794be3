// Where the table stands: on this device or on the server; there also its pace and its switches.
import { tableSwitches } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { RadioGroup, Switch } from '../components/form-fields.tsx';
import { lazy } from '../components/lazy.tsx';
import { ensureTextPart, hasText, t } from '../i18n.ts';
import { chooseFromAddress, chosenClub } from './club-choice.ts';
import type { Setup } from './use-setup.ts';

const ClubField = lazy(async () => {
  const [{ ClubField }] = await Promise.all([import('./club-field.tsx'), ensureTextPart('friends')]);
  return ClubField;
});

export function SetupWhere({ setup }: { readonly setup: Setup }): JSX.Element {
  useEffect(() => {
    chooseFromAddress();
    if (chosenClub.value) setup.setWhere('server');
  }, []);
  // Whoever is not in the club does not find its table.
  const switches = tableSwitches.filter((name) => name !== 'listed' || !chosenClub.value);
  return (
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
            onPick={(value) => (setup.pace.value = value)}
          />
          <ClubField />
          {switches.map((name) => (
            <Switch
              key={name}
              title={t(`switch.${name}`)}
              help={hasText(`switch.${name}-help`) ? t(`switch.${name}-help`) : undefined}
              value={setup.settings.value[name]}
              onSwitch={(value) => {
                setup.settings.value = { ...setup.settings.value, [name]: value };
              }}
            />
          ))}
        </>
      )}
    </section>
  );
}
