// Beside the question: the rule card of what is being decided.
import type { JSX } from 'preact';
import { spokenLanguageNow, t } from '../speech.ts';
import type { TableModel } from '../table/table-model.ts';
import { nameOfNoun, nounDoor } from './noun-door.ts';

export function AboutQuestion({ model }: { readonly model: TableModel }): JSX.Element | null {
  const door = nounDoor.value;
  const viewer = model.source.viewer.value;
  if (typeof viewer !== 'number' || model.open.value.length === 0) return null;
  // Its room is kept while the nouns are on their way, so that nothing moves when they come.
  if (!door) return <span class="about waits" aria-hidden="true" />;
  const { id } = model.source.game.phrases.question(model.source.latest.value.view, viewer);
  const noun = door.nouns.questions[id];
  if (noun === undefined) return null;
  const what = nameOfNoun(door.nouns, noun, spokenLanguageNow(), (name) => model.say({ id: name }));
  const label = t('rules.about', { what });
  return (
    <button type="button" class="about" title={label} aria-label={label} onClick={() => door.open(noun)}>
      ?
    </button>
  );
}
