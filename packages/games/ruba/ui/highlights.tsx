// The highlights of Ruba Dungeon: a King beaten and his Relic won, the end.
import { type Highlight, Sign } from '@undercroft/kit';
import { SUITS, suitOf } from '../src/content/deck.ts';
import type { Event } from '../src/events.ts';
import { phrases } from '../src/phrases.ts';
import { beatenCount } from '../src/position.ts';
import type { Props } from './board-props.ts';
import { ItalianCard } from './italian-card.tsx';

const RELICS_IN_ALL = 4;

export const highlightsOf = (props: Props): readonly Highlight[] =>
  props.happened.flatMap((event) => highlightOf(event, props) ?? []);

function highlightOf(event: Event, { view, happened, say, word }: Props): Highlight | undefined {
  switch (event.kind) {
    case 'relicTaken': {
      const beaten = happened.find((other) => other.kind === 'enemyBeaten');
      const suit = { id: `suit.${SUITS[suitOf(event.card)]}` };
      const owned = [0, 1, 2, 3].filter((of) => view.relics & (1 << of)).length;
      return {
        art: <ItalianCard card={event.card} />,
        beside: beaten?.kind === 'enemyBeaten' ? <ItalianCard card={beaten.card} /> : undefined,
        caption: beaten ? say(phrases.event(beaten, view)!) : word('term.relic'),
        title: word('ui.relicIsYours', { suit }),
        text: word('ui.relicBrings', { suit }),
        figure: word('ui.count', { n: owned, most: RELICS_IN_ALL }),
        note: word('ui.relicsAndEnemies', { n: beatenCount(view) }),
      };
    }
    case 'gameWon':
    case 'gameLost':
      return {
        art: <Sign name={event.kind === 'gameWon' ? 'flag' : 'hidden'} size={52} />,
        caption: word('game.title'),
        title: say(phrases.event(event, view)!),
        isDark: event.kind === 'gameLost',
      };
    default:
      return undefined;
  }
}
