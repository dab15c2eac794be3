// What can be done once a game is over: again, harder, with the others; or the same game once more, to look at.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../i18n.ts';
import { go } from '../router.ts';
import { harderTable } from '../sources/harder-table.ts';
import type { ModelProps } from './table-model.ts';

export function NextSteps({ model }: ModelProps): JSX.Element {
  const { source } = model;
  const busy = useSignal(false);
  const isPlayer = typeof source.viewer.value === 'number';
  const asking = source.rematchBy?.value;
  const harder = useMemo(() => harderTable(source), [source]);
  const toWatch = source.result.value || source.closed?.value ? source.replayAddress : undefined;
  const open = async (next: (() => Promise<string | undefined>) | undefined): Promise<void> => {
    busy.value = true;
    const address = await next?.();
    if (address) go(address);
    else busy.value = false;
  };
  return (
    <>
      {isPlayer && asking !== undefined && (
        <p class="why" role="status" data-testid="rematch">
          {asking === '' ? t('result.rematch-open') : t('told.rematched', { name: asking })}
        </p>
      )}
      <div class="acts wrap">
        {isPlayer && source.rematch && (
          <Button tone="go" sign="again" disabled={busy.value} onClick={() => void open(source.rematch)}>
            {t('result.again')}
          </Button>
        )}
        {isPlayer && harder && (
          <Button sign="flag" disabled={busy.value} onClick={() => void open(harder)}>
            {t('result.harder')}
          </Button>
        )}
        {toWatch && source.result.value && (
          <Button sign="bulb" href={toWatch.replace('/replay/', '/review/')}>
            {t('result.review')}
          </Button>
        )}
        {toWatch && (
          <Button sign="play" href={toWatch}>
            {t('result.replay')}
          </Button>
        )}
        {source.expedition && (
          <Button tone="go" sign="flag" href={source.expedition}>
            {t('result.expedition')}
          </Button>
        )}
        <Button href="/">{t('nav.home')}</Button>
      </div>
    </>
  );
}
