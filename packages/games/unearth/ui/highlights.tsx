// The highlights of Unearth: a wonder built, the end of the age, the end.
import { Hex, type Highlight, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { NAMED_WONDERS } from '../src/content/wonders.ts';
import type { Event } from '../src/events.ts';
import { cardName, wonderName, wonderText } from '../src/phrases/names.ts';
import { phrases } from '../src/phrases.ts';
import type { Props } from './board-props.ts';
import { FormulaRing } from './wonder-shelf.tsx';

/** A wonder without a name, with its letter as on a tableau. */
const Built = ({ letter }: { readonly letter: string | undefined }): JSX.Element => (
  <svg class="hexstone" style={{ '--px': 56 }} viewBox="-16 -16 32 32" aria-hidden="true">
    <Hex x={0} y={0} radius={15} fill="won" text={letter} />
  </svg>
);

export const highlightsOf = (props: Props): readonly Highlight[] =>
  props.happened.flatMap((event) => highlightOf(event, props) ?? []);

function highlightOf(event: Event, { view, say, word }: Props): Highlight | undefined {
  switch (event.kind) {
    case 'wonderBuilt': {
      const named = NAMED_WONDERS[event.wonder];
      const title = say(wonderName(event.wonder));
      return {
        art: named ? <FormulaRing formula={named.formula} /> : <Built letter={title[0]} />,
        seat: event.seat,
        caption: say(phrases.event(event, view)!),
        title,
        text: named ? say(wonderText(event.wonder, view)) : undefined,
        figure: event.value < 0 ? undefined : `+${event.value}`,
      };
    }
    case 'ageEnded':
      return {
        art: <Sign name="flag" size={56} />,
        caption: say(phrases.event(event, view)!),
        title: say(cardName(event.card)),
      };
    case 'gameEnded':
      return {
        art: <Sign name="flag" size={56} />,
        caption: word('game.title'),
        title: say(phrases.event(event, view)!),
      };
    default:
      return undefined;
  }
}
