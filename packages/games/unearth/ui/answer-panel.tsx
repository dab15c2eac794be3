// What is asked right now and has no place of its own on the table: results of the die in hand, stones, removed ruins.
import { Die, HexStone, type OpenChoice, Piece, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import type { Choice } from '../src/choices.ts';
import { DELVER_CARDS } from '../src/content/delver-cards.ts';
import { claimOf, idOfCard } from '../src/content/end-of-age.ts';
import { STONE_COLOURS } from '../src/content/stones.ts';
import { IN_HAND, ownerOf, type Position, type RollFrame } from '../src/position.ts';
import type { Props } from './board-props.ts';
import { dieKind, regionOf, stoneFill } from './piece-names.ts';
import { RegionSign } from './region-art.tsx';

const PLACELESS: readonly Choice['kind'][] = ['pass', 'keep', 'replace', 'mod', 'own', 'keepStone', 'take'];

/** The roll that is under way: its die has left the pool and lies on no ruin yet. */
const rollUnderWay = (view: Position): RollFrame | undefined =>
  view.stack.findLast(
    (frame): frame is RollFrame => frame.kind === 'roll' && view.dicePlace[frame.die] === IN_HAND,
  );

/** Rights that this turn still holds: unused cards, and those that wait for a die. */
function rightsOf({ view, viewer, word }: Props): readonly string[] {
  if (view.active !== viewer) return [];
  return [
    view.maps > 0 && word('term.maps', { n: view.maps }),
    view.expeditions > 0 && word('term.expeditions', { n: view.expeditions }),
    view.band && word('term.band'),
    ...view.waiting.map((card) => word('term.waiting', { card: word(`card.${DELVER_CARDS[card]!.id}`) })),
  ].filter((right) => right !== false);
}

function Face({
  choice,
  roll,
  props,
}: {
  readonly choice: Choice;
  readonly roll: RollFrame | undefined;
  readonly props: Props;
}) {
  const result = choice.kind === 'mod' || choice.kind === 'own' ? choice.value : undefined;
  if (roll && result !== undefined)
    return (
      <Die kind={dieKind(roll.die)} value={result} seat={props.seats[ownerOf(roll.die)]} size={28} untagged />
    );
  if (choice.kind === 'keepStone') return <HexStone fill={stoneFill(choice.colour)} size={26} />;
  if (choice.kind === 'take') return <RegionSign region={regionOf(choice.ruin)} />;
  return null;
}

/** A removed ruin is told by its name and claim value; the question says the rest. */
const shortText = ({ choice, text }: OpenChoice<Choice>, { word }: Props): string =>
  choice.kind === 'take' ? `${word(`card.${idOfCard(choice.ruin)}`)} · ${claimOf(choice.ruin)}` : text;

/** The die in hand, anybody’s: it lies where it takes no room from what stands there. */
export function DieInHand({ view, seats, moment, happened }: Props): JSX.Element | null {
  const roll = rollUnderWay(view);
  if (!roll) return null;
  const isThrown = happened.some(({ kind }) => kind === 'dieRolled' || kind === 'rollReplaced');
  return (
    <span class="inhand rolled" data-piece={`die-${roll.die}`}>
      <Die
        kind={dieKind(roll.die)}
        value={roll.natural}
        seat={seats[ownerOf(roll.die)]}
        size={36}
        rolled={isThrown ? moment : undefined}
      />
    </span>
  );
}

export function AnswerPanel(props: Props): JSX.Element | null {
  const { view, viewer, open, word } = props;
  const roll = rollUnderWay(view);
  const top = view.stack.at(-1);
  const pending = top?.kind === 'place' && top.seat === viewer ? top.colour : undefined;
  const answers = open.filter(({ choice }) => PLACELESS.includes(choice.kind));
  const rights = rightsOf(props);
  if (pending === undefined && answers.length === 0 && rights.length === 0) return null;
  return (
    <Zone label={word('ui.answers')} id="answers" class="answers">
      {pending !== undefined && (
        <span class="inhand" data-zone="pending">
          <HexStone fill={stoneFill(pending)} size={34} label={word(`stone.${STONE_COLOURS[pending]}`)} />
          <small>{word('ui.touchCell')}</small>
        </span>
      )}
      {answers.map((answer: OpenChoice<Choice>) => (
        <Piece
          key={answer.key}
          focus={`answer-${answer.choice.kind}`}
          label={answer.text}
          choices={[answer]}
          class="answer"
        >
          <Face choice={answer.choice} roll={roll} props={props} />
          <b>{shortText(answer, props)}</b>
        </Piece>
      ))}
      {rights.map((right) => (
        <span key={right} class="chip">
          {right}
        </span>
      ))}
    </Zone>
  );
}
