// A table of this browser, brought back from where it is kept.
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { byRules } from '../by-rules.ts';
import { gameCardOf, importGame, loadUi } from '../games.ts';
import { ensureGameTexts, ensureTextPart, t } from '../i18n.ts';
import { loadPart } from '../load-part.ts';
import { keepForOffline } from '../offline.ts';
import { language } from '../settings/preferences.ts';
import { findTable } from '../sources/local-store.ts';
import { openLocalTable } from '../sources/local-table.ts';
import { openKept } from '../sources/local-tables.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import { Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { useLoaded } from '../components/use-loaded.ts';

type Found = { readonly model: TableModel } | { readonly missing: 'nowhere' | 'other-rules' };

/** Why there is no table, with the words for it. */
async function missing(why: 'nowhere' | 'other-rules'): Promise<Found> {
  await ensureTextPart('house');
  return { missing: why };
}

async function open(id: string): Promise<Found> {
  const stored = await findTable(id);
  if (!stored || !gameCardOf(stored.game)) return missing('nowhere');
  const [newest, ui] = await Promise.all([
    importGame(stored.game),
    loadUi(stored.game),
    ensureGameTexts(stored.game, language.value),
  ]);
  const game = await loadPart(() => byRules(newest, stored.rules));
  if (!game) return missing('other-rules');
  const model = createTableModel(openLocalTable(await openKept(game, stored)), ui);
  whenAsked(model, keepForOffline);
  return { model };
}

/** Not before the reader is asked for the first time: what bots think with comes over the same line. */
function whenAsked(model: TableModel, work: () => void): void {
  const stop = effect(() => {
    if (model.open.value.length === 0 && !model.source.result.value) return;
    work();
    queueMicrotask(() => stop());
  });
}

export function LocalTablePage({ id }: { readonly id: string }): JSX.Element {
  const found = useLoaded(
    () => open(id),
    [id],
    (opened) => 'model' in opened && opened.model.close(),
  );
  if (!found) return <Loading />;
  if ('model' in found) return <TableView model={found.model} />;
  return (
    <MissingPage
      title={t(found.missing === 'nowhere' ? 'local.gone' : 'local.other-rules')}
      text={t(found.missing === 'nowhere' ? 'local.gone-text' : 'local.other-rules-text')}
    >
      <a class="btn go" href="/">
        {t('nav.home')}
      </a>
    </MissingPage>
  );
}
