// The board of Unearth: rivals on the left, the ruins and wonders in the middle, the viewer's own place below.
import { BoardProvider, type GameUi, Region, useCombinedTouches } from '@undercroft/kit';
import type { JSX } from 'preact';
import './board.css';
import type { Choice } from '../src/choices.ts';
import { idOfCard } from '../src/content/end-of-age.ts';
import type { Event } from '../src/events.ts';
import { turnName } from '../src/phrases/names.ts';
import { NOTHING, type Position, ruinsLeft } from '../src/position.ts';
import type { Props } from './board-props.ts';
import { oddsOfDig } from './odds.ts';
import { OwnArea } from './own-area.tsx';
import { Rivals } from './rivals.tsx';
import { RuinRow } from './ruin-row.tsx';
import { WonderShelf } from './wonder-shelf.tsx';

type Ui = GameUi<Position, Choice, Event>;

export default function Board(given: Props): JSX.Element {
  const props = useCombinedTouches(given);
  const { view, word } = props;
  return (
    <BoardProvider table={props}>
      <Rivals {...props} />
      <Region name="board" label={word('zone.row')} class="unearth-board">
        <RuinRow {...props} />
        <WonderShelf {...props} />
        <p class="age" data-focus="age" data-zone="ruinsDeck">
          {view.age === NOTHING
            ? word('ui.ruinsLeft', { n: ruinsLeft(view) })
            : word('ui.age', {
                card: word(`card.${idOfCard(view.age)}`),
                text: word(`card.${idOfCard(view.age)}.text`),
              })}
        </p>
      </Region>
      <OwnArea {...props} />
    </BoardProvider>
  );
}

export const status: Ui['status'] = (view, say) => say(turnName(view));

export const outcome: Ui['outcome'] = oddsOfDig;

const GROUPS: Readonly<Partial<Record<Choice['kind'], string>>> = {
  play: 'ui.group.cards',
  sing: 'ui.group.cards',
  playOn: 'ui.group.cards',
  dig: 'ui.group.dig',
  digLater: 'ui.group.dig',
};

export const group: Ui['group'] = (choice) => GROUPS[choice.kind];

export const rolls: Ui['rolls'] = { kinds: ['dieRolled'] };

export const highlights: Ui['highlights'] = {
  kinds: ['wonderBuilt', 'ageEnded', 'gameEnded'],
  load: async () => (await import('./highlights.tsx')).highlightsOf,
};
