// Before a chosen game begins: the Ancient picks Relics in secret, then each Archaeologist an Ability.
import { BoardContext, type OpenChoice, openFor, Piece, SeatBadge, useBoard } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Choice, takeAbility } from '../../src/choices.ts';
import { STEP } from '../../src/position.ts';
import { catalogOf, type Props, titleOf } from '../board-props.ts';
import { CardFace, Look } from '../card-face.tsx';

type Open = readonly OpenChoice<Choice>[];

const holds = (choice: Choice, cards: readonly number[]): boolean =>
  choice.kind === 'keepRelics' && cards.every((card) => choice.cards.includes(card));

/** Relics are touched one by one; the last of them settles the set. */
function RelicDraft({ props }: { readonly props: Props }): JSX.Element {
  const { view, word, open, touch } = props;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const board = useBoard();
  const relics = catalogOf(view).deck.relics;
  const pick = (card: number): void => {
    const next = picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card];
    setPicked(next);
    touch(openFor(open, (choice) => holds(choice, next)));
  };
  if (open.length === 0)
    return (
      <div class="draft">
        <p class="wait">{word('ui.relicsSecret')}</p>
        {relics.map((card) => (
          <Look key={card} card={card} label={titleOf(props, card)} class="hcard">
            <CardFace props={props} card={card} />
          </Look>
        ))}
      </div>
    );
  return (
    <div class="draft">
      <p class="wait">{word('ui.pickedOf', { n: picked.length, most: view.diggersAtStart })}</p>
      {relics.map((card) => {
        const wanted = picked.includes(card) ? picked : [...picked, card];
        const choices: Open = openFor(open, (choice) => holds(choice, wanted));
        return (
          <BoardContext.Provider key={card} value={board && { ...board, touch: () => pick(card) }}>
            <Piece
              label={titleOf(props, card)}
              choices={choices}
              class={picked.includes(card) ? 'hcard chosen' : 'hcard'}
            >
              <CardFace props={props} card={card} />
            </Piece>
          </BoardContext.Provider>
        );
      })}
    </div>
  );
}

function AbilityDraft({ props }: { readonly props: Props }): JSX.Element {
  const { view, word, open, seats } = props;
  return (
    <div class="draft">
      <p class="wait">{word('ui.abilityDraft')}</p>
      {catalogOf(view).deck.abilities.map((card) => {
        const owner = view.diggers.findIndex((digger) => digger.ability === card) + 1;
        const choices = openFor(open, (choice) => choice.kind === 'takeAbility' && choice.card === card);
        const face = <CardFace props={props} card={card} />;
        return choices.length > 0 || (open.length > 0 && owner > 0) ? (
          <Piece
            key={card}
            label={titleOf(props, card)}
            choices={choices}
            barred={takeAbility(card)}
            class="hcard"
          >
            {face}
            {owner > 0 && <SeatBadge seat={seats[owner]!} size={22} />}
          </Piece>
        ) : (
          <Look key={card} card={card} label={titleOf(props, card)} class="hcard">
            {face}
            {owner > 0 && <SeatBadge seat={seats[owner]!} size={22} />}
          </Look>
        );
      })}
    </div>
  );
}

export const Draft = ({ props }: { readonly props: Props }): JSX.Element =>
  props.view.step === STEP.draftRelics ? <RelicDraft props={props} /> : <AbilityDraft props={props} />;
