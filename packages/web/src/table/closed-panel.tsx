// In place of the question: the table was closed before the game was over.
import type { JSX } from 'preact';
import { sayMoment } from '../expeditions/expedition-title.ts';
import { t } from '../i18n.ts';
import { LazyStudyButton } from '../study/lazy-study-button.ts';
import { closedTitle } from './closed-title.ts';
import { NextSteps } from './next-steps.tsx';
import type { ModelProps, TableModel } from './table-model.ts';

function closedText({ source: { expedition, openAt = 0 } }: TableModel): string {
  if (!expedition) return t('closed.text');
  return openAt > Date.now() ? t('closed.run-text', { when: sayMoment(openAt) }) : t('closed.run-open-text');
}

export const ClosedPanel = ({ model }: ModelProps): JSX.Element => (
  <section class="ask over" aria-label={closedTitle(model)}>
    <h2>{closedTitle(model)}</h2>
    <p class="why">{closedText(model)}</p>
    <NextSteps model={model} />
    {/* Also for whoever gave up. A record that ends nowhere is brought from no device: only the server's own tables. */}
    {model.source.kind === 'server' && model.source.record && !model.source.expedition && (
      <div class="acts">
        <LazyStudyButton id={model.source.id} record={model.source.record} />
      </div>
    )}
  </section>
);
