// The drawn examples of Ruba Dungeon, with its own cards, suits and dice.
import { Die, type Drawings, type Word } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { type Card, CUPS, cardOf, printedValue, SUITS, SWORDS } from '../src/content/deck.ts';
import { bribePrice } from '../src/content/modes.ts';
import { neededRoll } from '../src/rules/event-cards.ts';
import { ItalianCard } from '../ui/italian-card.tsx';
import { SuitSign } from '../ui/suit-sign.tsx';
import {
  AID,
  ALL_SUITS,
  COMBO,
  DUNGEON_VALUES,
  examples,
  exchange,
  PAIRING,
  POTION,
  SHIELD,
} from './examples.ts';
import '../ui/board.css';
import './rulebook.css';

const Face = ({ card, small }: { readonly card: Card; readonly small?: boolean }): JSX.Element => (
  <span class={small ? 'rb-face small' : 'rb-face'}>
    <ItalianCard card={card} />
  </span>
);

const Sum = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <span class="rb-big">{children}</span>
);

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const tone = (n: number): string => (n > 0 ? 'up' : n < 0 ? 'down' : '');

/** RD-ZONE-2: the table as the manual suggests it. */
const LAYOUT: readonly (readonly (string | undefined)[])[] = [
  ['zone.dungeon', 'zone.event', 'zone.character', undefined, 'zone.catacomb'],
  [undefined, 'term.enemy', 'zone.enemyActions', 'zone.enemyActions', 'zone.enemyActions'],
  ['zone.relics', 'term.hero', 'zone.heroActions', 'zone.heroActions', 'zone.heroActions'],
  ['zone.gold', 'zone.aid', undefined, undefined, 'zone.relicDeck'],
];

const Layout = ({ word }: { readonly word: Word }): JSX.Element => (
  <div class="rb-layout">
    {LAYOUT.flatMap((row, y) =>
      row.map((zone, x) => (
        <span key={`${y}-${x + 1}`} class={zone ? 'slot' : ''}>
          {zone && word(zone)}
          {zone?.endsWith('Actions') && <b>{x - 1}</b>}
        </span>
      )),
    )}
  </div>
);

const TestTable = ({ word }: { readonly word: Word }): JSX.Element => (
  <table class="rb-table rb-dice">
    <tbody>
      {DUNGEON_VALUES.map((value) => (
        <tr key={value}>
          <th scope="row">{word('drawn.v', { v: value })}</th>
          {[1, 2, 3, 4, 5, 6].map((roll) => (
            <td key={roll} class={roll >= neededRoll(value) ? 'hit' : 'miss'}>
              <Die kind="d6" pips value={roll} size={26} label={String(roll)} />
            </td>
          ))}
          <td>{7 - neededRoll(value)}/6</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Prices = ({ word }: { readonly word: Word }): JSX.Element => (
  <table class="rb-table">
    <thead>
      <tr>
        <th scope="col">
          <SuitSign suit={SWORDS} label={word('suit.swords')} />
        </th>
        {DUNGEON_VALUES.map((value) => (
          <th key={value} scope="col">
            {value}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(
        [
          [word('term.evade'), (value: number) => String(value)],
          [
            `${word('term.bribe')}, ${word('option.mode.easy')}`,
            (value: number) => `≥ ${bribePrice(value, false)}`,
          ],
          [
            `${word('term.bribe')}, ${word('option.mode.hard')}`,
            (value: number) => `≥ ${bribePrice(value, true)}`,
          ],
        ] as const
      ).map(([name, price]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {DUNGEON_VALUES.map((value) => (
            <td key={value}>{price(value)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Pairings = ({ word }: { readonly word: Word }): JSX.Element => (
  <table class="rb-table">
    <thead>
      <tr>
        <th scope="col">
          {word('term.hero')} {PAIRING.h} \ {word('term.enemy')} {PAIRING.e}
        </th>
        {ALL_SUITS.map((suit) => (
          <th key={suit} scope="col">
            <SuitSign suit={suit} size={20} label={word(`suit.${SUITS[suit]}`)} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ALL_SUITS.map((own) => (
        <tr key={own}>
          <th scope="row">
            <SuitSign suit={own} size={20} /> {word(`suit.${SUITS[own]}`)}
          </th>
          {ALL_SUITS.map((other) => {
            const [hero, enemy] = exchange(own, PAIRING.h, other, PAIRING.e);
            return (
              <td key={other}>
                <b class={tone(hero)}>{signed(hero)}</b> / <span class={tone(enemy)}>{signed(enemy)}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

const Versus = ({
  enemy,
  children,
  result,
}: {
  readonly enemy: Card;
  readonly children: ComponentChildren;
  readonly result: string;
}): JSX.Element => (
  <>
    <Face card={enemy} />
    <Sum>{printedValue(enemy)}</Sum>
    <Sum>:</Sum>
    {children}
    <Sum>= {result}</Sum>
  </>
);

export const drawings: Drawings = {
  layout: Layout,
  test: TestTable,
  prices: Prices,
  pairings: Pairings,
  potion: () => (
    <Versus enemy={POTION.enemy} result={signed(examples.potion!.change as number)}>
      <Sum>{String(examples.potion!.h)}</Sum>
      <Face card={POTION.hero} />
      <Face card={cardOf(CUPS, 1)} small />
    </Versus>
  ),
  shield: () => (
    <Versus enemy={SHIELD.enemy} result={signed(-(examples.shield!.loss as number))}>
      <Sum>{String(examples.shield!.h)}</Sum>
      <Face card={SHIELD.hero} />
      <Face card={cardOf(SWORDS, 8)} small />
      <Face card={cardOf(SWORDS, 9)} small />
    </Versus>
  ),
  combo: () => (
    <>
      <Face card={COMBO.cards[0]} />
      <Sum>+</Sum>
      <Face card={COMBO.cards[1]} />
      <Sum>= {String(examples.combo!.h)}</Sum>
      <SuitSign suit={SWORDS} size={30} />
      <Face card={COMBO.cards[2]} small />
    </>
  ),
  aid: () => (
    <>
      <Face card={AID.helper} small />
      <Sum>→</Sum>
      <Face card={AID.enemy} />
      <Sum>
        {String(examples.aid!.printed)} + 1 = {String(examples.aid!.e)}
      </Sum>
    </>
  ),
};
