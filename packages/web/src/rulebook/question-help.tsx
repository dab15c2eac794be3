// Beside the question: the rule card of what is being decided.
import type { JSX } from 'preact';
import { spokenLanguageNow, t } from '../i18n.ts';
import type { TableModel } from '../table/table-model.ts';
import { nameOfNoun, nounHelp } from './noun-help.ts';

export function QuestionHelp({ model }: { readonly model: TableModel }): JSX.Element | null {
  const help = nounHelp.value;
  const viewer = model.source.viewer.value;
  if (typeof viewer !== 'number' || model.open.value.length === 0) return null;
  // Its room is kept while the nouns are on their way, so that nothing moves when they come.
  if (!help) return <span class="about waits" aria-hidden="true" />;
  const { id } = model.source.game.phrases.question(model.source.latest.value.view, viewer);
  const noun = help.nouns.questions[id];
  if (noun === undefined) return null;
  const what = nameOfNoun(help.nouns, noun, spokenLanguageNow(), (name) => model.say({ id: name }));
  const label = t('rules.about', { what });
  return (
    <button type="button" class="about" title={label} aria-label={label} onClick={() => help.open(noun)}>
      ?
    </button>
  );
}
