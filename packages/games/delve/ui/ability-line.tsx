// An Archaeologist's Ability with its state; lit while its owner may use it.
import { openFor, Piece } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ability as useAbility } from '../src/choices.ts';
import { diggerAt } from '../src/position.ts';
import { cardId, catalogOf } from './board-props.ts';
import { Emblem, Look } from './card-face.tsx';
import type { LaneProps } from './guard-slot.tsx';

export function AbilityLine({ props, seat }: LaneProps): JSX.Element | null {
  const { view, viewer, word, open } = props;
  const { ability, abilityUp, cooldown } = diggerAt(view, seat);
  const id = cardId(view, ability);
  if (!id) return null;
  const entry = catalogOf(view).entries[ability]!;
  const mode = entry.deck === 'ability' ? entry.mode : 'always';
  const state =
    mode === 'always'
      ? word('ui.always')
      : abilityUp === 1
        ? word(mode === 'once' ? 'ui.onceUnused' : 'ui.canBeUsed')
        : cooldown > 0
          ? word('ui.cooling', { n: cooldown })
          : word('ui.usedUp');
  const inside = (
    <>
      <Emblem of={id} size={20} />
      <span>
        <b>{word(`card.${id}`)}</b> <small class="st">{state}</small>
        <small class="tx">{word(`card.${id}.text`)}</small>
      </span>
    </>
  );
  const choices =
    viewer === seat ? openFor(open, (choice) => choice.kind === 'ability' && choice.card === ability) : [];
  const shape = abilityUp === 1 || mode === 'always' ? 'abil' : 'abil down';
  const isWindow = open.some(({ choice }) => choice.kind === 'pass') && mode !== 'always';
  return choices.length > 0 || (viewer === seat && isWindow) ? (
    <Piece
      id={`ability-${seat}`}
      label={`${word(`card.${id}`)}, ${state}`}
      choices={choices}
      barred={useAbility(ability, 0, 0)}
      class={shape}
    >
      {inside}
    </Piece>
  ) : (
    <Look card={ability} id={`ability-${seat}`} label={`${word(`card.${id}`)}, ${state}`} class={shape}>
      {inside}
    </Look>
  );
}
