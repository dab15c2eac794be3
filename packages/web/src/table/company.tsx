// The others at a table of the server: who is away, what one missed, what is asked for, a pause, how many look on.
import { useSignal } from '@preact/signals';
import { Button, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../components/lazy.tsx';
import { ensureTextPart, t } from '../i18n.ts';
import { isCatchingUp } from './catching-up.ts';
import { wordsOfEntry } from './log-entries.ts';
import type { ModelProps } from './table-model.ts';

/** So long a person keeps the table waiting before the others may ask for a bot; a table over days waits longer. */
const OFFER_AFTER = 60_000;
const MINUTE = 60_000;

/** At tables by turns alone. */
const OrdersBar = lazy(async () => {
  const [{ OrdersBar }] = await Promise.all([import('./orders/orders-bar.tsx'), ensureTextPart('orders')]);
  return OrdersBar;
});

export const ServerNotices = ({ model }: ModelProps): JSX.Element => (
  <>
    <AwayNotice model={model} />
    <LeftToBots model={model} />
    <CatchUp model={model} />
    <Consent model={model} />
    <Paused model={model} />
    {model.source.orders && <OrdersBar model={model} />}
  </>
);

/** People who are away, as long as the game goes on. */
function AwayNotice({ model }: ModelProps): JSX.Element | null {
  const { source } = model;
  const away = source.seats.value.flatMap(({ kind, isMe, isHere, awaySince = Date.now(), level }, seat) =>
    kind === 'person' && !isMe && !isHere && level === undefined ? [{ seat, awaySince }] : [],
  );
  const now = useSignal(Date.now());
  const isAnyAway = away.length > 0;
  useEffect(() => {
    if (!isAnyAway) return;
    now.value = Date.now();
    const timer = setInterval(() => (now.value = Date.now()), 5_000);
    return () => clearInterval(timer);
  }, [isAnyAway]);
  if (!isAnyAway || source.result.value || source.closed?.value) return null;
  const mayAsk = typeof source.viewer.value === 'number' && !source.proposal?.value;
  return (
    <ul class="away-list" data-testid="away">
      {away.map(({ seat, awaySince }) => {
        const label = model.seats.value[seat]!;
        const minutes = Math.floor((now.value - awaySince) / MINUTE);
        const isWaitedFor = source.waiting.value.includes(seat) && now.value - awaySince >= OFFER_AFTER;
        return (
          <li key={seat}>
            <SeatBadge seat={label} size={17} silent />
            <span class="grow">
              {minutes === 0
                ? t('away.just-now', { name: label.name })
                : t('away.for', { name: label.name, n: minutes })}
            </span>
            {mayAsk && isWaitedFor && (
              <Button
                sign="bot"
                onClick={async () => model.refusedWith(await source.propose?.('botTakes', seat))}
              >
                {t('away.bot')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Others for whom a bot plays, until they are back or to the end: it stays in sight. */
function LeftToBots({ model }: ModelProps): JSX.Element | null {
  const { source } = model;
  const left = model.seats.value.flatMap((label) => {
    const { kind, level, hasResigned } = source.seats.value[label.seat]!;
    return label.isMe || kind !== 'person' || level === undefined ? [] : [{ label, hasResigned }];
  });
  if (left.length === 0 || source.result.value || source.closed?.value) return null;
  return (
    <ul class="away-list" role="status" data-testid="left-to-bots">
      {left.map(({ label, hasResigned }) => (
        <li key={label.seat}>
          <SeatBadge seat={label} size={17} silent />
          <span class="grow">{t(hasResigned ? 'away.gave-up' : 'away.bot-plays', { name: label.name })}</span>
          {hasResigned && <Sign name="flag" size={15} />}
        </li>
      ))}
    </ul>
  );
}

/** What happened since the last look, one entry after another; choosing goes on meanwhile, and ends it. */
function CatchUp({ model }: ModelProps): JSX.Element | null {
  if (!isCatchingUp(model)) return null;
  const { step } = model.playback.shown.value;
  return (
    <div class="catch-up" data-testid="catch-up">
      <p>
        <b>{t('missed.title')}</b>
        <button type="button" class="skip" onClick={model.playback.skip}>
          {t('missed.skip', { n: model.playback.left.value })}
        </button>
      </p>
      <p class="told">{wordsOfEntry(model, step.at).join(' ') || ' '}</p>
    </div>
  );
}

/** A proposal that needs the consent of all. */
function Consent({ model }: ModelProps): JSX.Element | null {
  const { source } = model;
  const proposal = source.proposal?.value;
  if (!proposal) return null;
  const isMine = source.viewer.value === proposal.by;
  const answer = (agree: boolean) => async () => model.refusedWith(await source.answerProposal?.(agree));
  return (
    <div class="consent" role="status">
      <p>
        {t(`proposal.${proposal.what}`, { name: model.seats.value[proposal.by]?.name ?? '' })}
        {isMine && ` ${t('proposal.asked')}`}
      </p>
      {proposal.mineIsAwaited && (
        <div class="acts">
          <Button onClick={answer(false)}>{t('proposal.decline')}</Button>
          <Button tone="go" onClick={answer(true)}>
            {t('proposal.agree')}
          </Button>
        </div>
      )}
      {isMine && (
        <div class="acts">
          <Button onClick={answer(false)}>{t('proposal.withdraw')}</Button>
        </div>
      )}
    </div>
  );
}

function Paused({ model }: ModelProps): JSX.Element | null {
  const { source } = model;
  if (!source.paused?.value || source.result.value) return null;
  return (
    <div class="consent" role="status" data-testid="paused">
      <p>{t('pause.note')}</p>
      {typeof source.viewer.value === 'number' && (
        <div class="acts">
          <Button
            tone="go"
            sign="play"
            onClick={async () => model.refusedWith(await source.propose?.('resume'))}
          >
            {t('menu.resume')}
          </Button>
        </div>
      )}
    </div>
  );
}

export function WatchingChip({ model }: ModelProps): JSX.Element | null {
  const watching = model.source.watching?.value ?? 0;
  if (watching === 0) return null;
  return (
    <span class="chip" data-testid="watching">
      <Sign name="eye" size={15} />
      {t('away.watching', { n: watching })}
    </span>
  );
}
