// The arithmetic of an exchange, in one line: what the enemy's card does, what yours does, what is left of both.
import { type OpenChoice, Piece } from '@undercroft/kit';
import type { JSX } from 'preact';
import type { Choice, Respond } from '../src/choices.ts';
import { countOfSuit, NO_CARD, printedValue, type Suit, suitOf } from '../src/content/deck.ts';
import { SUIT_TABLE } from '../src/content/suits.ts';
import { enemyValue, heroValue, kingBonus, ownsRelic } from '../src/position.ts';
import type { Forecast } from '../src/rules/action.ts';
import type { Props } from './board-props.ts';
import { smallestChoices } from './smallest-choices.ts';
import { SuitSign } from './suit-sign.tsx';

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' + ');

const Side = ({
  suit,
  value,
  word,
  parts,
  isRight,
}: {
  readonly suit: Suit;
  readonly value: number;
  readonly word: Props['word'];
  readonly parts: string;
  readonly isRight?: boolean;
}): JSX.Element => {
  const total = (
    <span class="tot">
      {!isRight && <SuitSign suit={suit} size={26} />}
      <b>{value}</b>
      {isRight && <SuitSign suit={suit} size={26} />}
    </span>
  );
  const words = (
    <span class="parts">
      <b>{word(`ui.action.${SUIT_TABLE[suit]!.action}`, { n: value })}</b>
      <small>{parts}</small>
    </span>
  );
  return <div class={isRight ? 'party r' : 'party'}>{isRight ? [words, total] : [total, words]}</div>;
};

function EnemySide({ view, word }: Pick<Props, 'view' | 'word'>): JSX.Element {
  const suit = suitOf(view.unveiled);
  const value = enemyValue(view);
  const king = kingBonus(view, suit);
  const aid = countOfSuit(view.enemyAid, suit);
  const parts = joined([
    word('ui.part.card', { n: printedValue(view.unveiled) }),
    king > 0 && word('ui.part.king', { n: king }),
    aid > 0 && word('ui.part.enemyAid', { n: aid }),
  ]);
  return <Side suit={suit} value={value} word={word} parts={parts} />;
}

function HeroSide({
  view,
  word,
  response,
}: Pick<Props, 'view' | 'word'> & { readonly response: Respond }): JSX.Element {
  const { cards, suit, help } = response;
  const value = heroValue(view, cards, suit, help);
  const printed = view.hand.filter((_, slot) => cards & (1 << slot)).map(printedValue);
  const parts = joined([
    word(printed.length > 1 ? 'ui.part.combo' : 'ui.part.card', { n: printed.join(' + ') }),
    ownsRelic(view, suit) && word('ui.part.relic', { n: 1 }),
    help > 0 && word('ui.part.help', { n: help }),
  ]);
  return <Side suit={suit} value={value} word={word} parts={parts} isRight />;
}

/** What the touched cards mean, ready to be played: one answer at full length, several (a combo of two suits) in short. */
function Ready({ view, word, held }: Props): JSX.Element | null {
  const ready = smallestChoices(held ?? []).slice(0, 3);
  if (ready.length === 0) return null;
  const only = ready.length === 1 ? ready[0] : undefined;
  return (
    <div class="party r ready">
      {ready.map((entry: OpenChoice<Choice>) =>
        entry.choice.kind === 'respond' ? (
          <Piece key={entry.key} label={entry.text} choices={[entry]} class="strike">
            {only ? (
              <HeroSide view={view} word={word} response={entry.choice} />
            ) : (
              <span class="tot">
                <SuitSign suit={entry.choice.suit} size={22} />
                <b>{heroValue(view, entry.choice.cards, entry.choice.suit, entry.choice.help)}</b>
              </span>
            )}
          </Piece>
        ) : null,
      )}
    </div>
  );
}

export function Exchange({
  response,
  outcome,
  ...table
}: Props & {
  readonly response: Respond | undefined;
  readonly outcome: Forecast | undefined;
}): JSX.Element | null {
  const { view, word, held, open } = table;
  if (view.unveiled === NO_CARD) return null;
  return (
    <div class="sumline" data-focus="exchange">
      <EnemySide view={view} word={word} />
      <div class="eq" aria-live="polite">
        {outcome ? (
          <>
            <span>{word('ui.heroChange', { n: outcome.hp - view.hp, hp: outcome.hp })}</span>
            <b>
              {outcome.enemyHp === 0 && outcome.hp > 0
                ? word('ui.enemyFalls')
                : outcome.hp === 0
                  ? word('ui.heroFalls')
                  : word('ui.enemyChange', { n: outcome.enemyHp - view.enemyHp, hp: outcome.enemyHp })}
            </b>
          </>
        ) : (
          <b>{word('ui.answer')}</b>
        )}
      </div>
      {held ? (
        <Ready {...table} />
      ) : response ? (
        <HeroSide view={view} word={word} response={response} />
      ) : (
        <div class="party r">{open.length > 0 && <small class="hint">{word('ui.touchCards')}</small>}</div>
      )}
    </div>
  );
}
