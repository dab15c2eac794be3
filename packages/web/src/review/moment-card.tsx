// One moment of a review: what was chosen, what the bot would have done and why, and what came after.
import type { ReviewMoment, Weighed } from '@undercroft/bots/review';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { sayChange, sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';

export interface MomentCardProps {
  readonly number: number;
  readonly moment: ReviewMoment;
  /** How far luck and the others moved the expected result before the next decision. */
  readonly after: number;
  /** A game for one seat. */
  readonly isAlone: boolean;
  readonly address: string;
  readonly question: string;
  nameOf(choice: unknown): string;
}

export function MomentCard(props: MomentCardProps): JSX.Element {
  const { number, moment, after, isAlone, address, question, nameOf } = props;
  return (
    <li class="moment slab" id={`moment-${moment.at + 1}`}>
      <header>
        <span class="number">{number}</span>
        <h3>{question}</h3>
        <small>
          {t('review.entry', { n: moment.at + 1 })} · {t('review.before', { n: sayShare(moment.expected) })}
        </small>
      </header>
      <table class="weighed">
        <thead class="vh">
          <tr>
            <th scope="col">{t('review.of-open', { n: moment.open })}</th>
            <th scope="col">{t('review.attention')}</th>
            <th scope="col">{t('review.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {moment.weighed.map((weighed, i) => (
            <Row
              key={nameOf(weighed.choice)}
              weighed={weighed}
              isFirst={i === 0}
              name={nameOf(weighed.choice)}
            />
          ))}
        </tbody>
      </table>
      <p>{verdict(moment)}</p>
      {Math.abs(after) >= 0.01 && (
        <p>{t(isAlone ? 'review.after-alone' : 'review.after', { n: sayChange(after) })}</p>
      )}
      <Button sign="eye" href={address}>
        {t('review.watch')}
      </Button>
    </li>
  );
}

/** The difference between two rows as they are written. */
const apart = ({ weighed }: ReviewMoment): string => {
  const percents = (one: Weighed | undefined): number => Math.round(100 * (one?.expected ?? 0));
  return sayShare(Math.abs(percents(weighed[0]) - percents(weighed.find(({ isMade }) => isMade))) / 100);
};

function verdict(moment: ReviewMoment): string {
  const { weighed, cost } = moment;
  if (weighed[0]!.isMade) return t('review.agrees');
  // No more can be given away than there was, nor won than there is.
  const [low, high] = [cost.low, cost.high].map((bound) =>
    Math.min(moment.expected, Math.max(moment.expected - 1, bound)),
  ) as [number, number];
  const bounds = { low: sayShare(low), high: sayShare(high) };
  if (cost.high < 0)
    return t('review.better', { n: apart(moment), low: sayShare(-high), high: sayShare(-low) });
  return cost.low > 0 ? t('review.gave', { n: apart(moment), ...bounds }) : t('review.even', bounds);
}

/** A choice with the attention it got as a bar and what was expected of it as a point on the same scale. */
function Row({
  weighed,
  isFirst,
  name,
}: {
  readonly weighed: Weighed;
  readonly isFirst: boolean;
  readonly name: string;
}): JSX.Element {
  const { share, expected, isMade } = weighed;
  return (
    <tr class={isMade ? 'made' : ''}>
      <th scope="row">
        {name}
        {isMade && <b class="chip">{t('review.chosen')}</b>}
        {isFirst && <b class="chip">{t('review.favourite')}</b>}
      </th>
      <td class="share">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect class="track" width="100" height="10" />
          <rect class="bar" width={100 * share} height="10" />
        </svg>
        <span>{sayShare(share)}</span>
      </td>
      <td class="result">
        <svg viewBox="0 0 100 10" aria-hidden="true">
          <line class="track" x1="0" x2="100" y1="5" y2="5" />
          {expected !== undefined && <circle cx={4 + 92 * expected} cy="5" r="4" />}
        </svg>
        <span>{expected === undefined ? t('review.untried') : sayShare(expected)}</span>
      </td>
    </tr>
  );
}
