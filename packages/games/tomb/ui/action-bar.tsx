// Under the island: the kinds of actions, lit where one is open, with its cost or with the reason why not.

import brick from 'virtual:game-icon/brick-wall';
import broken from 'virtual:game-icon/broken-wall';
import flame from 'virtual:game-icon/campfire';
import dig from 'virtual:game-icon/dig-dug';
import bridge from 'virtual:game-icon/stone-bridge';
import walk from 'virtual:game-icon/walking-boot';
import { Die, Icon, openFor, Piece, Region, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, CLEANSE, EXCAVATE, PLACE_BRIDGE } from '../src/choices.ts';
import { RAVINE } from '../src/content/pieces.ts';
import type { Position } from '../src/position.ts';
import { costOf } from '../src/rules/costs.ts';
import { CELLS } from '../src/rules/geometry.ts';
import type { Props } from './board-props.ts';
import { moveAttempt, reinforceAttempt, sideWith, wallAttempt } from './move-attempt.ts';

interface ActionKind {
  readonly id: string;
  readonly icon: string;
  readonly kinds: readonly Choice['kind'][];
  /** The kind that it is named after where nothing else is open. */
  readonly other?: Choice['kind'];
  /** What would be asked of the rules when none is open. */
  readonly attempt: (view: Position, seat: number) => Choice;
}

const ACTIONS: readonly ActionKind[] = [
  {
    id: 'move',
    icon: walk,
    kinds: ['move', 'move-rupture', 'jump'],
    attempt: moveAttempt,
  },
  {
    id: 'excavate',
    icon: dig,
    kinds: ['excavate', 'empty-dirt'],
    other: 'empty-dirt',
    attempt: () => EXCAVATE,
  },
  { id: 'reinforce', icon: brick, kinds: ['reinforce'], attempt: reinforceAttempt },
  {
    id: 'bridge',
    icon: bridge,
    kinds: ['place-bridge'],
    attempt: (view, seat) =>
      PLACE_BRIDGE[
        Math.max(
          0,
          sideWith(view, seat, (ground) => ground === RAVINE),
        )
      ]!,
  },
  {
    id: 'wall',
    icon: broken,
    kinds: ['remove-wall'],
    attempt: wallAttempt,
  },
  { id: 'cleanse', icon: flame, kinds: ['cleanse', 'treat'], other: 'treat', attempt: () => CLEANSE },
];

/** The Listener rolled twice: each die with the cell that it would strike. */
const TwoDice = ({ word, open }: Props): JSX.Element => (
  <Region name="mine" label={word('ui.dice')} class="tomb-actions dice">
    {open.map((entry) =>
      entry.choice.kind === 'pick-die' ? (
        <Piece key={entry.key} label={entry.text} choices={[entry]} class="act">
          <Die kind="d6" pips value={entry.choice.die} size={36} class="ic" />
          <b>{entry.text}</b>
        </Piece>
      ) : null,
    )}
  </Region>
);

/** Has this pawn been set on the island? */
const isBelow = (view: Position, seat: number): boolean =>
  view.phase !== 'characters' && view.pawns[seat]! < CELLS;

function Act({
  action,
  props,
  seat,
}: {
  readonly action: ActionKind;
  readonly props: Props;
  readonly seat: number;
}) {
  const { view, word, open, why } = props;
  const choices = openFor(open, ({ kind }) => action.kinds.includes(kind));
  const isActing = view.phase === 'actions' && open.length > 0;
  const attempt = isBelow(view, seat) ? action.attempt(view, seat) : undefined;
  const cheapest = Math.min(...choices.map(({ choice }) => costOf(view, seat, choice)));
  const reason = isActing && attempt && choices.length === 0 ? (why(attempt)?.text ?? '') : '';
  const isOther = choices.length > 0 && choices.every(({ choice }) => choice.kind === action.other);
  const name = word(`ui.action.${isOther ? action.other : action.id}`);
  const also = !isOther && choices.some(({ choice }) => choice.kind === action.other);
  return (
    <Piece
      label={reason ? `${name}: ${reason}` : name}
      choices={choices}
      {...(attempt && { barred: attempt })}
      focus={`action-${action.id}`}
      class={isActing ? 'act' : 'act idle'}
    >
      <Icon of={action.icon} size={26} />
      <b>{name}</b>
      <small title={reason}>
        {choices.length > 0
          ? [word('term.points', { n: cheapest }), also && word(`ui.action.${action.other}`)]
              .filter(Boolean)
              .join(' · ')
          : reason}
      </small>
    </Piece>
  );
}

/** They stay in place while walls, dice and flights are decided, and while the team gathers: the island does not jump. */
export function ActionBar(props: Props): JSX.Element | null {
  const { view, viewer, word, open } = props;
  const seat = typeof viewer === 'number' ? viewer : view.active;
  if (view.phase === 'over') return null;
  if (open.some(({ choice }) => choice.kind === 'pick-die')) return <TwoDice {...props} />;
  return (
    <Region
      name="mine"
      label={word('ui.actions')}
      class={isBelow(view, seat) ? 'tomb-actions' : 'tomb-actions early'}
    >
      {ACTIONS.map((action) => (
        <Act key={action.id} action={action} props={props} seat={seat} />
      ))}
      <Piece
        label={word('ui.end')}
        choices={openFor(open, ({ kind }) => kind === 'end-actions')}
        class="act end"
        focus="action-end"
      >
        <Sign name="check" size={18} />
        <b>{word('ui.end')}</b>
      </Piece>
    </Region>
  );
}
