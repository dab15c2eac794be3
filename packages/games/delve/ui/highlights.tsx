// The highlights of DELVE: a Heist that succeeds or fails, an Archaeologist lost, the end.
import { type Highlight, SeatBadge, Sign } from '@undercroft/kit';
import type { Event } from '../src/events.ts';
import { phrasesFor } from '../src/phrases.ts';
import { cardId, catalogOf, type Props } from './board-props.ts';
import { Emblem } from './card-face.tsx';

const phrases = phrasesFor(catalogOf);

export const highlightsOf = (props: Props): readonly Highlight[] =>
  props.happened.flatMap((event) => highlightOf(event, props) ?? []);

function highlightOf(event: Event, props: Props): Highlight | undefined {
  const { view, seats, happened, word, say } = props;
  // Not every event has words.
  const told = (): string => say(phrases.event(event, view)!);
  switch (event.kind) {
    case 'heistWon':
    case 'heistLost': {
      const isWon = event.kind === 'heistWon';
      const id = cardId(view, isWon ? event.card : (view.relics[event.relic - 1]!.card[0] ?? 0));
      const roll = happened.find((other) => other.kind === 'rollCompared' && other.seat === event.seat);
      return {
        art: id ? <Emblem of={id} size={64} /> : <Sign name="lock" size={48} />,
        seat: event.seat,
        caption: told(),
        title: word(id ? `card.${id}` : 'ui.hiddenRelic'),
        text: isWon ? word(`card.${id}.text`) : undefined,
        figure:
          roll?.kind === 'rollCompared'
            ? `${roll.score} ${roll.score > roll.against ? '>' : roll.score < roll.against ? '<' : '='} ${roll.against}`
            : undefined,
        isDark: !isWon,
      };
    }
    case 'eliminated':
      return {
        art: <SeatBadge seat={seats[event.seat]!} size={56} silent />,
        caption: word('term.out'),
        title: seats[event.seat]!.name,
        text: told(),
        isDark: true,
      };
    case 'gameEnded':
      return { art: <Sign name="flag" size={56} />, caption: word('game.title'), title: told() };
    default:
      return undefined;
  }
}
