// What the table says besides the question: what one missed, what others ask for, a pause, a bot in one's seat, a hint.
import { Button, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { wordsOfEntry } from './log-entries.ts';
import type { ModelProps, TableModel } from './table-model.ts';

export const Notices = ({ model }: ModelProps): JSX.Element => (
  <>
    <CatchUp model={model} />
    <Consent model={model} />
    <Paused model={model} />
    <StandIn model={model} />
    <HintLine model={model} />
  </>
);

export const isCatchingUp = ({ playback, source }: TableModel): boolean =>
  playback.left.value > 0 && source.kind === 'server' && (playback.next.value?.isMissed ?? false);

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
    <div class="consent" role="status">
      <p>{t('error.paused')}</p>
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

/** A bot plays for the viewer: nothing is asked until the seat is taken back. */
function StandIn({ model }: ModelProps): JSX.Element | null {
  const level = model.standIn.value;
  if (level === undefined || model.source.result.value) return null;
  return (
    <div class="acts stand-in">
      <Button tone="go" onClick={async () => model.refusedWith(await model.source.standIn?.(false))}>
        {t('menu.return')}
      </Button>
    </div>
  );
}

function HintLine({ model }: ModelProps): JSX.Element | null {
  const choice = model.open.value.find(({ key }) => key === model.hinted.value);
  if (!choice && !model.isHinting.value) return null;
  return (
    <p class="hint-line" role="status">
      <Sign name="bulb" size={15} />
      <span>{choice ? t('hint.says', { choice: choice.text }) : t('hint.thinking')}</span>
    </p>
  );
}
