// In place of the question: the table was closed before the game was over.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';

export const ClosedPanel = (): JSX.Element => (
  <section class="ask over" aria-label={t('closed.title')}>
    <h2>{t('closed.title')}</h2>
    <p class="why">{t('closed.text')}</p>
    <div class="acts">
      <Button tone="go" href="/">
        {t('nav.home')}
      </Button>
    </div>
  </section>
);
