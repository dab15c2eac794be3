// What the viewer has: tableau, free dice, ruins and points, Delver cards.

import claim from 'virtual:game-icon/ancient-columns';
import expedition from 'virtual:game-icon/compass';
import forlorn from 'virtual:game-icon/despair';
import lost from 'virtual:game-icon/maze';
import song from 'virtual:game-icon/ocarina';
import reading from 'virtual:game-icon/rune-stone';
import restore from 'virtual:game-icon/stone-block';
import band from 'virtual:game-icon/three-friends';
import map from 'virtual:game-icon/treasure-map';
import discovery from 'virtual:game-icon/war-pick';
import { Card, Die, Icon, openFor, Piece, Region, SeatBadge, type SeatLabel, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, dig, playCard } from '../src/choices.ts';
import { DELVER_CARDS } from '../src/content/delver-cards.ts';
import { DICE_PER_SEAT } from '../src/content/dice.ts';
import { IN_POOL, type Position } from '../src/position.ts';
import { AnswerPanel, DieInHand } from './answer-panel.tsx';
import type { Props } from './board-props.ts';
import { HexMap } from './hex-map.tsx';
import { dieKind } from './piece-names.ts';
import { pointsOf, Sets } from './rivals.tsx';

/** In the order of the Delver cards. */
const ICONS: readonly string[] = [
  map,
  band,
  restore,
  claim,
  song,
  forlorn,
  lost,
  reading,
  discovery,
  expedition,
];

const playsCard = (choice: Choice, card: number): boolean =>
  (choice.kind === 'play' || choice.kind === 'sing' || choice.kind === 'playOn') && choice.card === card;
const rollsDie = (choice: Choice, die: number): boolean =>
  (choice.kind === 'dig' || choice.kind === 'digLater') && choice.die === die;

/** Like cards lie on one another. */
function handOf(view: Position, seat: number): readonly (readonly [card: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const card of view.hands[seat]!) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

function OwnDice({ view, word, open, seat }: Props & { readonly seat: SeatLabel }): JSX.Element {
  const base = seat.seat * DICE_PER_SEAT;
  const dice = [0, 1, 2, 3, 4].filter((die) => view.dicePlace[base + die] === IN_POOL);
  /** Like dice are offered once, by the first of them; touching any of them means that one. */
  const standIn = (die: number): number => dice.find((other) => dieKind(other) === dieKind(die)) ?? die;
  return (
    <Zone label={word('zone.pool')} id="pool" class="pool big">
      {dice.map((die) => (
        <Piece
          key={die}
          id={`die-${base + die}`}
          label={word('ui.rollDie', { die: dieKind(die) })}
          choices={openFor(open, (choice) => rollsDie(choice, standIn(die)))}
          barred={dig(die, 0)}
          class="dbtn"
        >
          <Die kind={dieKind(die)} seat={seat} size={40} />
        </Piece>
      ))}
    </Zone>
  );
}

function OwnTableau({
  view,
  word,
  open,
  seat,
  composition,
}: Props & { readonly seat: SeatLabel }): JSX.Element {
  const onCells = openFor(open, ({ kind }) => kind === 'cell' || kind === 'build');
  const top = view.stack.at(-1);
  // From the moment that the stone is there: the table changes once, not again when it is asked.
  const isPlacing = onCells.length > 0 || (top?.kind === 'place' && top.seat === seat.seat);
  return (
    <div class={isPlacing ? 'tableau asks' : 'tableau'} data-focus="tableau">
      <header class="row">
        <SeatBadge seat={seat} silent />
        <b title={seat.name}>{seat.name}</b>
        <small class="label">{word('term.stones', { n: view.stones[seat.seat]!.length })}</small>
      </header>
      <HexMap
        stones={view.stones[seat.seat]!}
        wonders={view.wonders[seat.seat]!}
        seat={seat.seat}
        radius={21}
        open={onCells}
        word={word}
        from="pending"
        // Where there is little room, the empty cells around are left out.
        frontier={composition !== 'slate' && composition !== 'shelf'}
        isLettered
        label={word('zone.tableau')}
      />
    </div>
  );
}

function OwnHand({ view, word, open, happened, seat: { seat } }: Props & { readonly seat: SeatLabel }) {
  const hand = handOf(view, seat);
  return (
    <Zone label={word('zone.hand')} id="hand" class="delvers">
      {hand.map(([card, count]) => {
        const { id } = DELVER_CARDS[card]!;
        const name = count > 1 ? `${word(`card.${id}`)} ×${count}` : word(`card.${id}`);
        return (
          <Piece
            key={id}
            id={`delver-${id}`}
            from="delvers"
            label={name}
            choices={openFor(open, (choice) => playsCard(choice, card))}
            barred={playCard(card)}
            class="delver-piece"
            fresh={happened.some(
              (event) => event.kind === 'cardsDrawn' && event.seat === seat && event.cards.includes(card),
            )}
          >
            <Card
              class="delver"
              art={<Icon of={ICONS[card]!} size={26} />}
              name={name}
              text={<span title={word(`card.${id}.text`)}>{word(`card.${id}.text`)}</span>}
            />
          </Piece>
        );
      })}
      {hand.length === 0 && <p class="none">{word('ui.noCards')}</p>}
    </Zone>
  );
}

export function OwnArea(props: Props): JSX.Element | null {
  const { view, viewer, word, seats } = props;
  const seat = typeof viewer === 'number' ? seats[viewer] : undefined;
  if (!seat) return null;
  return (
    <Region
      name="mine"
      label={word('ui.yours')}
      class={props.result ? 'unearth-mine slab ended' : 'unearth-mine slab'}
    >
      <OwnTableau {...props} seat={seat} />
      <div class="own">
        <div class="athand">
          <div class="mypool" data-focus="pool">
            <span class="label">{word('zone.pool')}</span>
            <div class="row">
              <OwnDice {...props} seat={seat} />
              <DieInHand {...props} />
            </div>
          </div>
          <div class="mysets" data-focus="points">
            <span class="total">
              <span class="label">{word('ui.ruinsAndPoints')}</span>
              <b>{pointsOf(view, seat.seat)}</b>
            </span>
            <span class="row">
              <Sets view={view} seat={seat.seat} word={word} />
            </span>
          </div>
        </div>
        <AnswerPanel {...props} />
        <div class="handbox">
          <OwnHand {...props} seat={seat} />
        </div>
      </div>
    </Region>
  );
}
