// Crawling: the event card that lies open, what it asks, the die that settles it, and the Hero below.
import { type BoardProps, Die, openFor, Piece } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, DIE, FIGHT } from '../src/choice.ts';
import { cardId, NO_CARD, printedValue, suitOf } from '../src/content/deck.ts';
import { HERO_HP } from '../src/content/modes.ts';
import { SUIT_TABLE } from '../src/content/suits.ts';
import type { Event } from '../src/event.ts';
import { eventCard, type Position } from '../src/position.ts';
import { neededRoll } from '../src/rules/events.ts';
import { Character } from './character.tsx';
import { DeckPiece, EmptyPlace } from './deck-piece.tsx';
import { HeroRow } from './hero-row.tsx';

type Props = BoardProps<Position, Choice, Event>;

/** The die that was thrown for the event before, so that its face can be seen after the next card is drawn. */
const lastRoll = (happened: readonly Event[]): Extract<Event, { kind: 'dieRolled' }> | undefined =>
  happened.findLast((event) => event.kind === 'dieRolled');

function TestDie({ view, open, happened, moment, word }: Props): JSX.Element {
  const rolled = lastRoll(happened);
  const need = neededRoll(printedValue(eventCard(view)));
  const choices = openFor(open, (choice) => choice.kind === 'die');
  return (
    <figure class="test" data-focus="die">
      <Piece id="die" label={word('term.test')} choices={choices} barred={DIE}>
        <Die
          kind="d6"
          pips
          size={64}
          value={rolled?.roll}
          rolled={rolled && moment}
          label={word('term.test')}
        />
      </Piece>
      <figcaption>
        {choices.length > 0
          ? word('ui.dieOdds', { need, n: 7 - need })
          : rolled
            ? word(rolled.success ? 'term.success' : 'term.failure')
            : ''}
      </figcaption>
    </figure>
  );
}

export function Crawl(props: Props): JSX.Element {
  const { view, open, word, happened } = props;
  const card = view.eventPile.at(-1);
  const row = card === undefined ? undefined : SUIT_TABLE[suitOf(card)]!;
  const value = card === undefined ? 0 : printedValue(card);
  const isOpenEvent = view.phase === 'event' && row !== undefined;
  return (
    <div class="arena crawl">
      <div class="foe">
        <div class="event" data-focus="event">
          {card === undefined ? (
            <EmptyPlace />
          ) : (
            <DeckPiece
              card={card}
              from="dungeon"
              fresh={happened.some((event) => event.kind === 'eventDrawn' && event.card === card)}
              choices={openFor(open, (choice) => choice.kind === 'fight' || choice.kind === 'die')}
              barred={FIGHT}
            />
          )}
          {card !== undefined && row && (
            <div class="ci">
              <small>{word(row.event === 'combat' ? 'term.combat' : `term.${row.event}`)}</small>
              <b class="display">{word(`card.${cardId(card)}`)}</b>
              {isOpenEvent && (
                <p>
                  {word(`ui.event.${row.event}${view.hard ? '.hard' : ''}`, {
                    value,
                    loss: value >> 1,
                    twice: 2 * value,
                  })}
                </p>
              )}
            </div>
          )}
        </div>
        {(row?.event === 'trap' || row?.event === 'concoction' || lastRoll(happened)) && (
          <TestDie {...props} />
        )}
      </div>
      <div class="hero">
        <Character
          card={view.hero}
          name={word('ui.you')}
          hp={view.hp}
          most={HERO_HP}
          next={undefined}
          note={word(view.phase === 'keep' ? 'ui.keepNote' : 'ui.crawlNote')}
          isHero
        />
        {view.hand.some((kept) => kept !== NO_CARD) && <HeroRow {...props} />}
      </div>
    </div>
  );
}
