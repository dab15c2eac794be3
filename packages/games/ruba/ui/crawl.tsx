// Crawling: the event card that lies open, what it asks, the die that settles it, and the Hero below.
import { Die, openFor, Piece } from '@undercroft/kit';
import type { JSX } from 'preact';
import { DIE, FIGHT } from '../src/choices.ts';
import { cardId, NO_CARD, printedValue, suitOf } from '../src/content/deck.ts';
import { SUIT_TABLE } from '../src/content/suits.ts';
import type { Event } from '../src/events.ts';
import { eventCard } from '../src/position.ts';
import { neededRoll } from '../src/rules/event-cards.ts';
import type { Props } from './board-props.ts';
import { Hero } from './character.tsx';
import { DeckPiece, EmptyPlace } from './deck-piece.tsx';
import { HeroRow } from './hero-row.tsx';
import { smallestChoices } from './smallest-choices.ts';

/** The die that was thrown for the card that lies open; one for the card before is done with. */
function openRoll(happened: readonly Event[]): Extract<Event, { kind: 'dieRolled' }> | undefined {
  const at = happened.findLastIndex(({ kind }) => kind === 'dieRolled' || kind === 'eventDrawn');
  const last = happened[at];
  return last?.kind === 'dieRolled' ? last : undefined;
}

/** The six faces, those that succeed marked, the one that was thrown framed. */
const Faces = ({ need, roll }: { readonly need: number; readonly roll: number | undefined }): JSX.Element => (
  <ol class="faces" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((face) => (
      <li key={face} class={[face >= need ? 'ok' : 'no', face === roll && 'shown'].filter(Boolean).join(' ')}>
        <Die kind="d6" pips size={20} value={face} />
        {face >= need ? '✓' : '×'}
      </li>
    ))}
  </ol>
);

function TestDie({ view, open, happened, moment, word }: Props): JSX.Element {
  const rolled = openRoll(happened);
  const need = neededRoll(printedValue(eventCard(view)));
  const choices = openFor(open, (choice) => choice.kind === 'die');
  return (
    <figure class="test" data-focus="die">
      <Piece id="die" label={word('term.test')} choices={choices} barred={DIE}>
        {/* The 6 of a resting die would be taken for a roll. */}
        <Die
          kind="d6"
          pips
          letter="?"
          value={rolled?.roll}
          rolled={rolled && moment}
          label={word('term.test')}
        />
      </Piece>
      <Faces need={need} roll={rolled?.roll} />
      <figcaption>
        {rolled && <b>{word(rolled.success ? 'term.success' : 'term.failure')}</b>}
        {word('ui.dieOdds', { need, n: 7 - need })}
      </figcaption>
    </figure>
  );
}

/** What has no piece of its own: to leave a concoction, to keep nothing, or what the touched coins or cards add up to. */
function Offers({ open, held }: Props): JSX.Element | null {
  const offers = held
    ? smallestChoices(held)
    : openFor(open, (choice) => choice.kind === 'skip' || (choice.kind === 'keep' && choice.cards === 0));
  if (offers.length === 0) return null;
  return (
    <div class="offers">
      {offers.slice(0, 4).map((offer) => (
        <Piece key={offer.key} label={offer.text} choices={[offer]} class="offer">
          <b>{offer.text}</b>
        </Piece>
      ))}
    </div>
  );
}

/** The card that was drawn for this step of the crawl, and what it asks. */
function OpenEvent(props: Props): JSX.Element {
  const { view, open, word, happened } = props;
  const card = view.eventPile.at(-1);
  if (card === undefined)
    return (
      <div class="event" data-focus="event">
        <EmptyPlace />
      </div>
    );
  const { event } = SUIT_TABLE[suitOf(card)]!;
  const value = printedValue(card);
  return (
    <>
      <div class="event" data-focus="event">
        <DeckPiece
          card={card}
          from="dungeon"
          fresh={happened.some((told) => told.kind === 'eventDrawn' && told.card === card)}
          choices={openFor(open, (choice) => choice.kind === 'fight' || choice.kind === 'die')}
          barred={FIGHT}
        />
        <div class="ci">
          <small>{word(`term.${event}`)}</small>
          <b class="display">{word(`card.${cardId(card)}`)}</b>
          {view.phase === 'event' && (
            <>
              <p>
                {word(`ui.event.${event}${view.hard ? '.hard' : ''}`, {
                  value,
                  loss: value >> 1,
                  twice: 2 * value,
                })}
              </p>
              <Offers {...props} />
            </>
          )}
        </div>
      </div>
      {(event === 'trap' || event === 'concoction') && <TestDie {...props} />}
    </>
  );
}

/** After a fight nothing lies open: only what to keep is asked. */
const AfterFight = (props: Props): JSX.Element => (
  <div class="after" data-focus="event">
    <b class="display">{props.word('ui.won')}</b>
    <p>{props.word('ui.keepNote')}</p>
    <Offers {...props} />
  </div>
);

export function Crawl(props: Props): JSX.Element {
  const { view, word } = props;
  return (
    <div class="arena crawl">
      <div class="foe">{view.phase === 'keep' ? <AfterFight {...props} /> : <OpenEvent {...props} />}</div>
      <div class="hero">
        <Hero {...props} next={undefined} note={word('ui.crawlNote')} />
        {view.hand.some((kept) => kept !== NO_CARD) && <HeroRow {...props} />}
      </div>
    </div>
  );
}
