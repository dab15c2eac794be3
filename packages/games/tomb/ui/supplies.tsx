// Over the island: how many tremors come, what is cleansed, left and lost, and what is at risk in this turn.
import brick from 'virtual:game-icon/brick-wall';
import { Button, Icon, Region } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { COLOURS, CONCUSSION } from '../src/content/pieces.ts';
import { concussionsLeft, lootLeft, type Position, turnsUntilRise } from '../src/position.ts';
import { cellName } from '../src/rules/geometry.ts';
import { wallsInGame } from '../src/rules/walls.ts';
import type { Props } from './board-props.ts';
import { TokenSign } from './pieces.tsx';
import { cellsAtRisk, isBeforeTremor, percent } from './risk-map.tsx';

/** More cards than this are only counted. */
const MOST_DRAWN = 4;
/** So few walls are worth a warning. */
const FEW_WALLS = 3;
/** A rise so near is worth a warning. */
const SOON = 3;

const Supply = ({
  label,
  focus,
  isWarning,
  children,
}: {
  readonly label: string;
  readonly focus: string;
  readonly isWarning?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class={isWarning ? 'g warn' : 'g'} data-focus={focus}>
    <span class="label">{label}</span>
    <span class="v">{children}</span>
  </div>
);

/** A Concussion card of this turn; the one that is to join fills as the deck runs out. */
const MeterCard = ({ filled }: { readonly filled?: number }): JSX.Element => (
  <svg class={filled === undefined ? 'card lit' : 'card'} viewBox="-10 -14 20 28" aria-hidden="true">
    <rect class="face" x="-9" y="-13" width="18" height="26" rx="3" />
    {filled !== undefined && (
      <rect class="fill" x="-9" y={13 - 26 * filled} width="18" height={26 * filled} rx="3" />
    )}
    <g transform="scale(.5)">
      <TokenSign token={CONCUSSION} />
    </g>
  </svg>
);

function riseText(view: Position, word: Props['word']): string {
  const turns = turnsUntilRise(view);
  if (turns === undefined) return word('ui.everyTurn');
  return turns === 1 ? word('ui.rises.next') : word('ui.rises', { n: turns });
}

/** How many cards come this turn, and when one more does. */
function TremorMeter({ view, word }: Props): JSX.Element {
  const turns = turnsUntilRise(view);
  const left = concussionsLeft(view) / (4 * view.settings.deck);
  const isWarning = view.tremors > 1 || (turns !== undefined && turns <= SOON);
  return (
    <div class={isWarning ? 'g meter warn' : 'g meter'} data-focus="tremor">
      <span class="cards" aria-hidden="true">
        {Array.from({ length: Math.min(MOST_DRAWN, view.tremors) }, (_, i) => (
          <MeterCard key={i} />
        ))}
        {turns !== undefined && <MeterCard filled={1 - left} />}
      </span>
      <span class="said">
        <b>{`${word('ui.tremor')}: ${word('ui.cards', { n: view.tremors })}`}</b>
        <small title={riseText(view, word)}>{riseText(view, word)}</small>
      </span>
    </div>
  );
}

interface SuppliesProps extends Props {
  readonly isRiskShown: boolean;
  readonly showRisk: (isShown: boolean) => void;
  /** What is said about the risk, in the place of the supplies. */
  readonly note: ComponentChildren;
}

/** ST-LOSS-4: the colours of which one more lost treasure ends the game. */
const fatalColours = ({ discards }: Position): readonly number[] =>
  [0, 1, 2].filter(
    (colour) => discards[colour]! > 0 || discards.every((lost, other) => other === colour || lost > 0),
  );

type StockProps = Pick<Props, 'view' | 'word'>;

const letterOf = (word: Props['word'], colour: number): string => word(`term.${COLOURS[colour]}.letter`);

function Cleansed({ view, word }: StockProps): JSX.Element {
  return (
    <Supply label={word('term.cleansed')} focus="cleansed">
      {[0, 1, 2].map((colour) => {
        const isDone = view.cleansed[colour] === 1;
        const name = word(isDone ? 'ui.cleansed.done' : 'ui.cleansed.open', {
          colour: word(`term.${COLOURS[colour]}`),
        });
        return (
          <svg
            key={colour}
            class={`cl c${colour}${isDone ? ' on' : ''}`}
            width="26"
            height="26"
            viewBox="-13 -13 26 26"
            role="img"
            aria-label={name}
          >
            <circle r="11" />
            <text y="4.500">{isDone ? '✓' : letterOf(word, colour)}</text>
          </svg>
        );
      })}
    </Supply>
  );
}

function LostTags({ view, word }: StockProps): JSX.Element {
  const fatal = fatalColours(view);
  return (
    <span class="disc">
      {[0, 1, 2].map((colour) => {
        const letter = letterOf(word, colour);
        const isFatal = fatal.includes(colour);
        return (
          <span
            key={colour}
            class={isFatal ? `tr c${colour} last` : `tr c${colour}`}
            title={isFatal ? word('ui.oneMore', { letter }) : undefined}
          >
            {letter} {view.discards[colour]}
          </span>
        );
      })}
    </span>
  );
}

/** In the bar of a lying phone, beside the team: the walls left and what is lost. What is cleansed shows on the island. */
export const Tally = ({ view, word }: StockProps): JSX.Element => (
  <span class="tally">
    <b
      class={view.wallSupply <= FEW_WALLS ? 'low' : ''}
      title={word('ui.wallsLeft')}
      role="img"
      aria-label={`${word('ui.wallsLeft')}: ${view.wallSupply}`}
    >
      <Icon of={brick} size={18} />
      {view.wallSupply}
    </b>
    <LostTags view={view} word={word} />
  </span>
);

function Lost({ view, word }: StockProps): JSX.Element {
  const letter = (colour: number): string => letterOf(word, colour);
  const fatal = fatalColours(view);
  return (
    <Supply label={word('term.discards')} focus="discards" isWarning={fatal.length > 0}>
      <LostTags view={view} word={word} />
      {fatal.length > 0 && <small>{word('ui.oneMore', { letter: fatal.map(letter).join(' / ') })}</small>}
    </Supply>
  );
}

/** What is cleansed, left and lost, and what is at risk. */
function Stock({ view, word }: StockProps): JSX.Element {
  const risks = cellsAtRisk(view);
  const share = (chance: number): string => word('ui.percent', { n: percent(chance) });
  return (
    <>
      <Cleansed view={view} word={word} />
      <Supply label={word('ui.wallsLeft')} focus="wallSupply" isWarning={view.wallSupply <= FEW_WALLS}>
        <b>{view.wallSupply}</b>
        <small>{word('ui.of', { n: wallsInGame(view) })}</small>
      </Supply>
      <Supply label={word('ui.loot')} focus="loot">
        <b>{lootLeft(view)}</b>
        <small>
          {word('ui.lootParts', { treasure: lootLeft(view) - view.loot[3]!, dirt: view.loot[3]! })}
        </small>
      </Supply>
      <Lost view={view} word={word} />
      <Supply label={word('ui.atRisk')} focus="atRisk" isWarning={risks.length > 0}>
        <b title={risks.map(({ cell, chance }) => `${cellName(cell)} ${share(chance)}`).join(', ')}>
          {risks.length > 0 ? cellName(risks[0]!.cell) : '–'}
        </b>
        {risks.length > 0 && <small>{share(risks[0]!.chance)}</small>}
        {risks.length > 1 && <small>{`+${risks.length - 1}`}</small>}
      </Supply>
    </>
  );
}

export function Supplies({ isRiskShown, showRisk, note, ...props }: SuppliesProps): JSX.Element {
  const { view, word } = props;
  return (
    <Region name="meter" label={word('ui.supplies')} class="status slab">
      <TremorMeter {...props} />
      {note ?? <Stock {...props} />}
      <span class="risk-key" data-focus="risk">
        <Button
          sign="bolt"
          label={word('ui.risk')}
          pressed={isRiskShown}
          disabled={!isBeforeTremor(view)}
          onClick={() => showRisk(!isRiskShown)}
        >
          <span>{word('ui.risk')}</span>
        </Button>
      </span>
    </Region>
  );
}
