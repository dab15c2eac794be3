// Everything about the table that is not a choice of the game: take back, hint, preferences, report, give up, leave.

import { Button, Sheet } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { PreferenceForm } from '../settings/preference-form.tsx';
import { ShortcutList } from '../settings/shortcut-list.tsx';
import { GiveUp } from './give-up.tsx';
import { download, problemReport } from './problem-report.ts';
import { ServerMenuItems } from './server-menu-items.tsx';
import type { ModelProps } from './table-model.ts';

export function TableMenu({ model, onClose }: ModelProps & { onClose(): void }): JSX.Element {
  const { source } = model;
  const isOver = source.result.value !== undefined || source.closed?.value === true;
  const isSeated = typeof source.viewer.value === 'number' && source.kind !== 'record';
  const then = (action: () => Promise<void> | void) => () => {
    onClose();
    void action();
  };
  const saveRecord = async (): Promise<void> => {
    const record = await source.record?.();
    if (record) download(`${source.game.name}-${source.id}.json`, record);
  };
  const hasResigned = model.standIn.value?.hasResigned === true;
  // A bot is sent to no run of an expedition; one that took the chair can be sent away.
  const mayStandIn = source.standIn && (!source.expedition || model.standIn.value !== undefined);
  const standIn = (isBot: boolean) => then(async () => model.refusedWith(await source.standIn?.(isBot)));
  return (
    <Sheet title={t('menu.title')} closeLabel={t('close')} onClose={onClose}>
      <div class="menu">
        <TurnItems model={model} isOver={isOver} then={then} />
        {isSeated && !isOver && !hasResigned && mayStandIn && (
          <Button sign="bot" onClick={standIn(model.standIn.value === undefined)}>
            {t(model.standIn.value === undefined ? 'menu.let-bot' : 'menu.return')}
          </Button>
        )}
        {source.kind === 'server' && <ServerMenuItems model={model} then={then} />}
        {source.record && (source.kind !== 'server' || isOver) && (
          <Button sign="download" onClick={then(saveRecord)}>
            {t('menu.save-record')}
          </Button>
        )}
        <Button
          sign="copy"
          onClick={then(async () =>
            download(`undercroft-report-${source.id}.json`, await problemReport(model)),
          )}
        >
          {t('menu.report')}
        </Button>
        {!isOver && isSeated && !hasResigned && <GiveUp model={model} onClose={onClose} />}
        <Button sign="back" href="/">
          {t('menu.leave')}
        </Button>
      </div>
      <PreferenceForm />
      <ShortcutList />
    </Sheet>
  );
}

/** What helps with one's own turn. */
function TurnItems({
  model,
  isOver,
  then,
}: ModelProps & {
  readonly isOver: boolean;
  then(action: () => Promise<void> | void): () => void;
}): JSX.Element {
  const { source } = model;
  const isAsked = model.open.value.length > 0;
  const mayUndo = source.undoBar.value === undefined;
  return (
    <>
      {!isOver && mayUndo && (
        <Button sign="undo" onClick={then(model.undo)}>
          {t('ask.undo')}
        </Button>
      )}
      {isAsked && mayUndo && (source.ownEntries?.() ?? 0) > 1 && (
        <Button sign="first" onClick={then(model.restartTurn)}>
          {t('menu.restart-turn')}
        </Button>
      )}
      {isAsked && source.hint && source.mayHint?.value !== false && (
        <Button sign="bulb" onClick={then(model.hint)}>
          {t('menu.hint')}
        </Button>
      )}
    </>
  );
}
