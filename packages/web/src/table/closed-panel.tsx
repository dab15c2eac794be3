// In place of the question: the table was closed before the game was over.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { LazyStudyButton } from '../study/lazy-study-button.ts';
import { closedTitle } from './closed-title.ts';
import { NextSteps } from './next-steps.tsx';
import type { ModelProps } from './table-model.ts';

export const ClosedPanel = ({ model }: ModelProps): JSX.Element => (
  <section class="ask over" aria-label={closedTitle(model)}>
    <h2>{closedTitle(model)}</h2>
    <p class="why">{t(model.source.expedition ? 'closed.run-text' : 'closed.text')}</p>
    <NextSteps model={model} />
    {/* Also for whoever gave up. A record that ends nowhere is brought from no device: only the server's own tables. */}
    {model.source.kind === 'server' && model.source.record && !model.source.expedition && (
      <div class="acts">
        <LazyStudyButton id={model.source.id} record={model.source.record} />
      </div>
    )}
  </section>
);
