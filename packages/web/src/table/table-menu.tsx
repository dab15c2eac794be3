// Everything about the table that is not a choice of the game: take back, hint, preferences, report, give up, leave.

import { useSignal } from '@preact/signals';
import { CONCEDE } from '@undercroft/kernel';
import { Button, Sheet } from '@undercroft/kit';
import type { JSX } from 'preact';
import { PreferenceForm } from '../pages/preference-form.tsx';
import { ShortcutList } from '../pages/shortcut-list.tsx';
import { t } from '../speech.ts';
import { download, reportOf } from './report.ts';
import type { TableModel } from './table-model.ts';

export function TableMenu({
  model,
  onClose,
}: {
  readonly model: TableModel;
  readonly onClose: () => void;
}): JSX.Element {
  const { source } = model;
  const surely = useSignal(false);
  const isPlaying = model.open.value.length > 0;
  const then = (action: () => Promise<void> | void) => () => {
    onClose();
    void action();
  };
  const saveRecord = async (): Promise<void> => {
    const record = await source.record?.();
    if (record) download(`${source.game.name}-${source.id}.json`, record);
  };
  return (
    <Sheet title={t('menu.title')} closeLabel={t('close')} onClose={onClose}>
      <div class="menu">
        {isPlaying && source.undoBar.value === undefined && (
          <>
            <Button sign="undo" onClick={then(model.undo)}>
              {t('ask.undo')}
            </Button>
            <Button sign="first" onClick={then(model.restartTurn)}>
              {t('menu.restart-turn')}
            </Button>
          </>
        )}
        {isPlaying && source.hint && (
          <Button sign="bulb" onClick={then(model.hint)}>
            {t('menu.hint')}
          </Button>
        )}
        {isPlaying && source.propose && (
          <>
            <Button
              sign="undo"
              onClick={then(async () => model.refusedWith(await source.propose?.('takeBack')))}
            >
              {t('menu.ask-take-back')}
            </Button>
            <Button
              sign="pause"
              onClick={then(async () => model.refusedWith(await source.propose?.('pause')))}
            >
              {t('menu.pause')}
            </Button>
          </>
        )}
        {source.kind === 'remote' && <RemoteItems model={model} then={then} />}
        {source.record && (
          <Button sign="download" onClick={then(saveRecord)}>
            {t('menu.save-record')}
          </Button>
        )}
        <Button
          sign="copy"
          onClick={then(async () => download(`undercroft-report-${source.id}.json`, await reportOf(model)))}
        >
          {t('menu.report')}
        </Button>
        {isPlaying && source.game.concede && source.kind !== 'lesson' && (
          <Button
            sign="flag"
            onClick={() => {
              if (!surely.value) surely.value = true;
              else then(async () => model.refusedWith(await source.submit(CONCEDE)))();
            }}
          >
            {surely.value ? t('menu.concede-surely') : t('menu.concede')}
          </Button>
        )}
        <Button sign="back" href="/">
          {t('menu.leave')}
        </Button>
      </div>
      <PreferenceForm />
      <ShortcutList />
    </Sheet>
  );
}

/** What only a table of the server knows: its link, pauses, a bot that stands in. */
function RemoteItems({
  model,
  then,
}: {
  readonly model: TableModel;
  then(action: () => Promise<void>): () => void;
}): JSX.Element {
  const { source } = model;
  const me = source.seats.value.find(({ isMe }) => isMe);
  const ask = (what: string) => then(async () => model.refusedWith(await source.propose?.(what)));
  return (
    <>
      <Button sign="link" onClick={then(() => navigator.clipboard.writeText(location.href))}>
        {t('menu.copy-link')}
      </Button>
      {source.clocks?.value?.paused && (
        <Button sign="play" onClick={ask('resume')}>
          {t('menu.resume')}
        </Button>
      )}
      {me && !source.result.value && (
        <Button sign="bot" onClick={ask(me.level === undefined ? 'letBot' : 'return')}>
          {t(me.level === undefined ? 'menu.let-bot' : 'menu.return')}
        </Button>
      )}
    </>
  );
}
