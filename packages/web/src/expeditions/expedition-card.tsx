// An expedition in a list: what it is, how far I am, and how long it is open.
import type { ComponentChildren, JSX } from 'preact';
import { doorOf } from '../games.ts';
import { t } from '../i18n.ts';
import { levelName } from '../level-name.ts';
import type { ListedExpedition } from './expedition-api.ts';
import { expeditionTitle, sayLeft, sayMoment } from './expedition-title.ts';

export function ExpeditionCard({
  card,
  now,
  children,
}: {
  readonly card: ListedExpedition;
  readonly now: number;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { id, game, state, opens, closes, openAt, deals, mine, entrants } = card;
  const door = doorOf(game);
  const time =
    state === 'announced'
      ? t('expedition.opens-at', { when: sayMoment(opens) })
      : state === 'over'
        ? t('expedition.closed-at', { when: sayMoment(closes) })
        : state === 'open'
          ? t('expedition.closes-in', { left: sayLeft(closes, now) })
          : t('expedition.results-in', { left: sayLeft(openAt, now) });
  const begun =
    mine > 0
      ? t('expedition.tried', { n: mine, of: deals })
      : t(state === 'announced' ? 'expedition.count-coming' : 'expedition.count', { n: deals });
  return (
    <li>
      <a class="slab expedition-card" href={`/expeditions/${id}`}>
        <span class="mini-door">{door && <img src={door} alt="" />}</span>
        <span class="grow">
          <b class="display">{expeditionTitle(card)}</b>
          {/* No line begins with the dot. */}
          <small>{[levelName(card), begun, time].filter(Boolean).join('\u00a0· ')}</small>
        </span>
        <small class="people">{t('expedition.people', { n: entrants })}</small>
      </a>
      {children}
    </li>
  );
}
