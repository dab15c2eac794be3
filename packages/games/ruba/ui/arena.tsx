import type { JSX } from 'preact';
import { cardId, isKing, NO_CARD, SUITS, suitOf } from '../src/content/deck.ts';
import { enemyMaxHp } from '../src/content/modes.ts';
import { forecast } from '../src/rules/action.ts';
import type { Props } from './board-props.ts';
import { Character, Hero } from './character.tsx';
import { DeckPiece, EmptyPlace, FaceDown } from './deck-piece.tsx';
import { Exchange } from './exchange.tsx';
import { HeroRow, shownResponse } from './hero-row.tsx';

/** RD-TURN-6: slot 3 is unveiled first, so the row is read from the right. */
function EnemyRow({ view, word }: Props): JSX.Element {
  const now = view.unveiled === NO_CARD ? -1 : view.enemyRow.length;
  return (
    <div class="slots" data-zone="enemyRow" data-focus="enemyRow">
      {[0, 1, 2].map((slot) => (
        <figure key={slot} class={slot === now ? 'now' : slot >= view.enemyRow.length ? 'gone' : ''}>
          {slot < view.enemyRow.length ? (
            <FaceDown label={word('term.faceDown')} />
          ) : slot === now ? (
            <DeckPiece card={view.unveiled} from="enemyRow" fresh />
          ) : (
            <EmptyPlace />
          )}
          <figcaption>
            {word(
              slot === now
                ? 'ui.slot.now'
                : slot >= view.enemyRow.length
                  ? 'ui.slot.done'
                  : `ui.slot.${3 - slot}`,
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

export function Arena(props: Props): JSX.Element {
  const { view, word } = props;
  const response = shownResponse(props);
  const outcome = response && view.unveiled !== NO_CARD ? forecast(view, response) : undefined;
  const suit = { id: `suit.${SUITS[suitOf(view.enemy)]}` };
  const notes = isKing(view.enemy)
    ? word(view.hard ? 'ui.kingHard' : 'ui.kingEasy', { suit })
    : word('ui.courtNote', { suit });
  return (
    <div class="arena">
      <div class="foe">
        <Character
          card={view.enemy}
          name={word(`card.${cardId(view.enemy)}`)}
          hp={view.enemyHp}
          most={enemyMaxHp(view.enemy, view.hard)}
          next={outcome?.enemyHp}
          note={notes}
        />
        <EnemyRow {...props} />
      </div>
      <Exchange {...props} response={response} outcome={outcome} />
      <div class="hero">
        <Hero {...props} next={outcome?.hp} note={word('ui.heroNote')} />
        <HeroRow {...props} />
      </div>
    </div>
  );
}
