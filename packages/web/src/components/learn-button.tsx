// The way to a game's lessons.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { gameTitle, t } from '../i18n.ts';

export const LearnButton = ({ name }: { readonly name: string }): JSX.Element => (
  <Button
    tone="quiet"
    sign="bulb"
    href={`/games/${name}/learn`}
    label={`${t('nav.learn')}: ${gameTitle(name)}`}
  >
    {t('nav.learn')}
  </Button>
);
