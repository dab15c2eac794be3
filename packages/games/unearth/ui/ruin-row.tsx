// The row of ruins: claim value, how far its dice have come, the dice, the stones that lie there.
import { Die, HexStone, type OpenChoice, openFor, Piece, sharedChoices, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, dig, nameSlot } from '../src/choices.ts';
import { DICE_PER_SEAT, FACES } from '../src/content/dice.ts';
import { claimOf, idOfCard } from '../src/content/end-of-age.ts';
import { STONE_COLOURS } from '../src/content/stones.ts';
import { IN_POOL, NOTHING, ownerOf, type Position } from '../src/position.ts';
import { sumOn } from '../src/rules/claims.ts';
import type { Props } from './board-props.ts';
import { oddsOfDig } from './odds.ts';
import { dieKind, regionOf, regionTextOf, stoneFill } from './piece-names.ts';
import { RegionArt, RegionSign } from './region-art.tsx';

/** What touching a ruin means: dig there with the die that was picked, with any, or lay a late die there. */
const meansRuin = (choice: Choice, slot: number): boolean =>
  (choice.kind === 'dig' || choice.kind === 'slot') && choice.slot === slot;

/** What touching a die on a ruin means: aim a card at it, name its number, roll it next, or take it off to dig again. */
function meansDie(choice: Choice, die: number, { view, viewer }: Props): boolean {
  switch (choice.kind) {
    case 'playOn':
    case 'next':
      return choice.seat * DICE_PER_SEAT + choice.die === die;
    case 'sing':
      return choice.number === view.diceValue[die];
    case 'dig':
    case 'digLater':
      return ownerOf(die) === viewer && choice.die === die % DICE_PER_SEAT;
    default:
      return false;
  }
}

/** Many dice on one ruin are drawn smaller, so that they stay two rows at most. */
const crowd = (count: number): string => (count > 8 ? 'dice many' : count > 3 ? 'dice some' : 'dice');

/** The most that the viewer's dice at hand could add. */
function reachOf(view: Position, viewer: Props['viewer']): number {
  if (typeof viewer !== 'number' || view.active !== viewer) return 0;
  let most = 0;
  for (let die = 0; die < DICE_PER_SEAT; die++)
    if (view.dicePlace[viewer * DICE_PER_SEAT + die] === IN_POOL) most = Math.max(most, FACES[die]!);
  return most;
}

interface OnSlot {
  readonly slot: number;
  readonly props: Props;
}

function RuinFace({ slot, props: { view, viewer, word, open } }: OnSlot): JSX.Element {
  const ruin = view.row[slot]!;
  const claim = claimOf(ruin);
  const sum = sumOn(view, slot);
  const left = Math.max(0, claim - sum);
  const could = open.length > 0 ? Math.min(left, reachOf(view, viewer)) : 0;
  const share = (n: number): string => `${(100 * n) / claim}%`;
  return (
    <>
      <span class="art">
        <RegionArt region={regionOf(ruin)} />
        <b class="claim">{claim}</b>
        <span class="reg">
          <RegionSign region={regionOf(ruin)} />
          <i>{word(regionTextOf(ruin))}</i>
        </span>
      </span>
      <span class="nm">{word(`card.${idOfCard(ruin)}`)}</span>
      <span class="gauge">
        <span class="track" aria-hidden="true">
          <i style={{ width: share(Math.min(sum, claim)) }} />
          <i class="could" style={{ width: share(could) }} />
        </span>
        <span class="num">
          <b>{sum}</b> {word('ui.of', { n: claim })}
          <em>{word('ui.more', { n: left })}</em>
        </span>
      </span>
    </>
  );
}

function DiceOnRuin({ slot, props }: OnSlot): JSX.Element {
  const { view, word, open, seats, moment, happened } = props;
  const dice = view.dicePlace.flatMap((place, die) => (place === slot ? [die] : []));
  const thrown = (die: number): number | undefined =>
    happened.some((event) => event.kind === 'dieRolled' && event.seat * DICE_PER_SEAT + event.die === die)
      ? moment
      : undefined;
  return (
    <div class={crowd(dice.length)}>
      {dice.map((die) => (
        <Piece
          key={die}
          id={`die-${die}`}
          label={`${seats[ownerOf(die)]?.name ?? ''} ${dieKind(die)}: ${view.diceValue[die]}`}
          choices={openFor(open, (choice) => meansDie(choice, die, props))}
          class="ondie"
        >
          <Die
            kind={dieKind(die)}
            value={view.diceValue[die]}
            seat={seats[ownerOf(die)]}
            size={36}
            rolled={thrown(die)}
          />
        </Piece>
      ))}
      {dice.length === 0 && <span class="none">{word('ui.noDice')}</span>}
    </div>
  );
}

function StonesOnRuin({ slot, props: { view, word, open } }: OnSlot): JSX.Element {
  const top = view.stack.at(-1);
  const isGivingStones = top?.kind === 'stone' && top.slot === slot;
  return (
    <div class="stones">
      {STONE_COLOURS.flatMap((colour, c) =>
        Array.from({ length: view.rowStones[slot * 4 + c]! }, (_, i) => (
          <Piece
            key={`${colour}-${i}`}
            focus={`stone-${slot}-${c}`}
            label={word(`stone.${colour}`)}
            choices={
              isGivingStones ? openFor(open, (choice) => choice.kind === 'stone' && choice.colour === c) : []
            }
            class="onstone"
          >
            <HexStone fill={stoneFill(c)} size={22} />
          </Piece>
        )),
      )}
    </div>
  );
}

/** Once a die is picked: what it needs here, and how likely that is. */
function pickedOdds(choices: readonly OpenChoice<Choice>[], props: Props): string | undefined {
  const meant = sharedChoices(choices, props.held ?? []);
  return meant.length === 1 ? oddsOfDig(meant[0]!.choice, props) : undefined;
}

function RuinCard({ slot, props }: OnSlot): JSX.Element {
  const { view, word, open, happened } = props;
  const ruin = view.row[slot]!;
  if (ruin === NOTHING) return <div class="vacant">{!props.result && word('term.vacant')}</div>;
  const progress = word('ui.sumOf', { sum: sumOn(view, slot), claim: claimOf(ruin) });
  const choices = openFor(open, (choice) => meansRuin(choice, slot));
  return (
    <Piece
      id={`ruin-${ruin}`}
      from="ruinsDeck"
      label={`${word(`card.${idOfCard(ruin)}`)}, ${progress}`}
      choices={choices}
      barred={view.stack.length > 0 ? nameSlot(slot) : dig(0, slot)}
      class={`card ruin ${regionOf(ruin)}`}
      holds
      fresh={happened.some(
        (event) => 'slot' in event && event.slot === slot && event.kind !== 'ruinRevealed',
      )}
    >
      <RuinFace slot={slot} props={props} />
      <DiceOnRuin slot={slot} props={props} />
      <span class="foot">
        <b class="odds">{pickedOdds(choices, props)}</b>
        <StonesOnRuin slot={slot} props={props} />
      </span>
    </Piece>
  );
}

export const RuinRow = (props: Props): JSX.Element => (
  <Zone label={props.word('zone.row')} id="row" class={`ruins of-${props.view.row.length}`}>
    {props.view.row.map((ruin, slot) => (
      <RuinCard key={ruin === NOTHING ? `vacant-${slot}` : ruin} slot={slot} props={props} />
    ))}
  </Zone>
);
