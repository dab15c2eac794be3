// The left column: each member of the team with health, action points, dirt and perk.

import bricks from 'virtual:game-icon/brick-pile';
import ear from 'virtual:game-icon/human-ear';
import pack from 'virtual:game-icon/knapsack';
import rod from 'virtual:game-icon/slingshot';
import sprint from 'virtual:game-icon/sprint';
import surgeon from 'virtual:game-icon/stethoscope';
import sift from 'virtual:game-icon/stone-pile';
import hammer from 'virtual:game-icon/warhammer';
import { Icon, openFor, Piece, Region, SeatBadge, type SeatLabel, Sign, Token } from '@undercroft/kit';
import type { JSX } from 'preact';
import { TAKE_CHARACTER } from '../src/choices.ts';
import { CHARACTERS, NOBODY } from '../src/content/characters.ts';
import { CONCUSSION, RUPTURE } from '../src/content/pieces.ts';
import { DIRT_SLOW, hasPerks } from '../src/effects.ts';
import { startingHealth, traitsOf } from '../src/position.ts';
import { cellName, NEIGHBOUR } from '../src/rules/geometry.ts';
import type { Props } from './board-props.ts';
import { Tally } from './supplies.tsx';

/** What each character is known by. */
const FACES: Readonly<Record<string, string>> = {
  bearer: pack,
  wallbreaker: hammer,
  shorer: bricks,
  sifter: sift,
  dowser: rod,
  listener: ear,
  strider: sprint,
  surgeon,
};

/** The most pressing danger of a seat, in words; nothing when it is safe for now. */
function dangerOf({ view, word }: Props, seat: number): string | undefined {
  const cell = view.pawns[seat]!;
  if (view.health[seat] === 0) return word('ui.danger.dead');
  if (view.health[seat] === 1) return word('ui.danger.wound');
  if (view.tokens[cell] === RUPTURE) return word('ui.danger.onRupture');
  if (view.tokens[cell] === CONCUSSION) return word('ui.danger.shaken');
  const beside = [0, 1, 2, 3]
    .map((way) => NEIGHBOUR[cell * 4 + way]!)
    .find((next) => view.tokens[next] === RUPTURE);
  return beside === undefined ? undefined : word('ui.danger.beside', { cell: cellName(beside) });
}

/** Health, action points and dirt of a seat. */
function Stats({
  seat,
  props: { view, word },
}: {
  readonly seat: number;
  readonly props: Props;
}): JSX.Element {
  const isSlow = view.dirt[seat]! >= traitsOf(view, seat)[DIRT_SLOW]!;
  return (
    <>
      <div class="stat">
        <span class="hearts" role="img" aria-label={word('term.health', { n: view.health[seat]! })}>
          {Array.from({ length: startingHealth(view, seat) }, (_, i) => (
            <Token key={i} shape="heart" size={14} hollow={i >= view.health[seat]!} />
          ))}
        </span>
        <span class="lab">{word('ui.ap')}</span>
        <b>{view.current[seat]}</b>
        <span class={isSlow ? 'dirt slow' : 'dirt'} title={word('term.dirt', { n: view.dirt[seat]! })}>
          <Token shape="heap" size={14} />
          {view.dirt[seat]}
          {isSlow && <em>{word('ui.slow')}</em>}
        </span>
      </div>
      <span class="ap" aria-hidden="true">
        {Array.from({ length: 8 }, (_, i) => (
          <i key={i} class={i < view.current[seat]! ? 'on' : ''} />
        ))}
      </span>
    </>
  );
}

function Member({ seat, props }: { readonly seat: SeatLabel; readonly props: Props }): JSX.Element {
  const { view, word, waiting, open } = props;
  const n = seat.seat;
  const character = view.characters[n]!;
  const isNow = waiting.includes(n);
  if (character === NOBODY)
    return (
      <div class={isNow ? 'who slab now' : 'who slab'}>
        <header>
          <SeatBadge seat={seat} silent />
          <span>
            <b title={seat.name}>{seat.name}</b>
            <small title={word('ui.choosing')}>{word('ui.choosing')}</small>
          </span>
        </header>
      </div>
    );
  const { id } = CHARACTERS[character]!;
  const [name, role] = word(`card.${id}`).split(', ');
  const most = startingHealth(view, n);
  const danger = dangerOf(props, n);
  const owner = [seat.name, role].filter(Boolean).join(' · ');
  return (
    <Piece
      label={`${seat.name}, ${word(`card.${id}`)}`}
      choices={openFor(open, (choice) => choice.kind === 'treat' && choice.seat === n)}
      class={isNow ? 'who slab now' : 'who slab'}
      focus={`member-${n}`}
    >
      <header>
        <SeatBadge seat={seat} silent />
        <span>
          <b title={name}>{name}</b>
          <small title={owner}>{owner}</small>
        </span>
        <em class="hp" aria-hidden="true">
          <Token shape="heart" size={13} />
          {view.health[n]}
          <span>/{most}</span>
        </em>
      </header>
      <Stats seat={n} props={props} />
      {hasPerks(view.settings.traits) && <p title={word(`card.${id}.text`)}>{word(`card.${id}.text`)}</p>}
      {danger && (
        <p class="wn">
          <Sign name="bolt" size={14} />
          {danger}
        </p>
      )}
    </Piece>
  );
}

export const TeamPanel = (props: Props): JSX.Element => (
  <Region name="seats" label={props.word('ui.team')} class={`tomb-seats of-${props.seats.length}`}>
    {props.seats.map((seat) => (
      <Member key={seat.seat} seat={seat} props={props} />
    ))}
    <Tally view={props.view} word={props.word} />
  </Region>
);

/** While characters are chosen, the eight of them lie where the island will be. */
export const CharacterChoice = ({ view, word, open }: Props): JSX.Element => (
  <div class={hasPerks(view.settings.traits) ? 'casting' : 'casting plain'}>
    {!hasPerks(view.settings.traits) && <p class="note">{word('ui.noPerks')}</p>}
    {CHARACTERS.map(({ id, health: _ }, character) => {
      const choices = openFor(
        open,
        (choice) => choice.kind === 'take-character' && choice.character === character,
      );
      const isTaken = view.characters.includes(character);
      const [name, role] = word(`card.${id}`).split(', ');
      return (
        <Piece
          key={id}
          id={`character-${id}`}
          label={word(`card.${id}`)}
          choices={choices}
          barred={TAKE_CHARACTER[character]}
          class={isTaken ? 'mask taken' : 'mask'}
        >
          <Icon of={FACES[id]!} size={44} />
          <b>{name}</b>
          <small>{role}</small>
          <span
            class="hearts"
            role="img"
            aria-label={word('term.health', { n: view.settings.health[character]! })}
          >
            {Array.from({ length: view.settings.health[character]! }, (_, i) => (
              <Token key={i} shape="heart" size={14} />
            ))}
          </span>
          {hasPerks(view.settings.traits) && <p>{word(`card.${id}.text`)}</p>}
          {isTaken && <em>{word('ui.taken')}</em>}
        </Piece>
      );
    })}
  </div>
);
