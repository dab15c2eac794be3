// What the table says to the reader alone: a bot plays in their seat, a hint was asked for.
import { Button, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import type { ModelProps } from './table-model.ts';

export const OwnNotices = ({ model }: ModelProps): JSX.Element => (
  <>
    <StandIn model={model} />
    <HintLine model={model} />
  </>
);

/** A bot plays for the viewer: nothing is asked until the seat is taken back. */
function StandIn({ model }: ModelProps): JSX.Element | null {
  const seat = model.standIn.value;
  if (!seat || seat.hasResigned || model.source.result.value) return null;
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
