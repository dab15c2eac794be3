// The board of Unearth: rivals on the left, the ruins and wonders in the middle, the viewer's own place below.
import type { Message } from '@undercroft/kernel';
import { BoardProvider, type ChoiceHeading, type GameUi, Region, useCombinedTouches } from '@undercroft/kit';
import type { JSX } from 'preact';
import './board.css';
import type { Choice } from '../src/choices.ts';
import { DICE_PER_SEAT } from '../src/content/dice.ts';
import { idOfCard } from '../src/content/end-of-age.ts';
import type { Event } from '../src/events.ts';
import { cardName, delverName, dieName, turnName } from '../src/phrases/names.ts';
import { dieOnRuin, ruinForDie } from '../src/phrases.ts';
import { IN_POOL, NOTHING, type Position, ruinsLeft } from '../src/position.ts';
import { cellMeaning } from '../src/rules/cell-meaning.ts';
import { cellAt } from '../src/rules/hexes.ts';
import type { Props } from './board-props.ts';
import { bestOdds, oddsOfDig } from './odds.ts';
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

export const group: Ui['group'] = (choice, view, seat) => {
  switch (choice.kind) {
    case 'dig':
      return { ...dieToRoll(choice.die, view, seat), rest: ruinForDie(view, seat, choice.die, choice.slot) };
    case 'digLater':
      return { ...dieToRoll(choice.die, view, seat), rest: { id: 'ui.rest.later' } };
    case 'playOn':
      return {
        title: { id: 'choice.play', args: { card: delverName(choice.card) } },
        ask: 'ui.ask.die',
        rest: dieOnRuin(view, choice.seat, choice.die),
      };
    case 'sing':
      return { title: { id: 'choice.play', args: { card: delverName(choice.card) } } };
    case 'cell':
      return `ui.cell.${cellMeaning(view, cellAt(choice.q, choice.r)).kind}`;
    case 'play':
      return 'ui.group.cards';
    default:
      return undefined;
  }
};

/** A free die, or one that lies on a Ruin and is rolled again. */
function dieToRoll(die: number, view: Position, seat: number): ChoiceHeading {
  const at = seat * DICE_PER_SEAT + die;
  const name = dieName(die);
  const place = view.dicePlace[at]!;
  const title: Message =
    place === IN_POOL
      ? { id: 'ui.rollDie', args: { die: name } }
      : { id: 'ui.rollAgain', args: { die: name, n: view.diceValue[at]!, ruin: cardName(view.row[place]!) } };
  return { title, note: bestOdds(view, seat, die), ask: 'ui.ask.ruin' };
}

/** Cells that complete a ring first, then those of the rings furthest on. */
export const rank: Ui['rank'] = (choice, view) => {
  if (choice.kind !== 'cell') return 0;
  const { kind, n } = cellMeaning(view, cellAt(choice.q, choice.r));
  return { ring: 0, begun: 10, edge: 20 }[kind] - n;
};

export const rolls: Ui['rolls'] = { kinds: ['dieRolled'] };

export const highlights: Ui['highlights'] = {
  kinds: ['wonderBuilt', 'ageEnded', 'gameEnded'],
  load: async () => (await import('./highlights.tsx')).highlightsOf,
};
