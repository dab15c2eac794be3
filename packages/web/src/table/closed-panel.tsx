// In place of the question: the table was closed before the game was over.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { NextSteps } from './next-steps.tsx';
import type { ModelProps } from './table-model.ts';

export const ClosedPanel = ({ model }: ModelProps): JSX.Element => (
  <section class="ask over" aria-label={t('closed.title')}>
    <h2>{t('closed.title')}</h2>
    <p class="why">{t('closed.text')}</p>
    <NextSteps model={model} />
  </section>
);
