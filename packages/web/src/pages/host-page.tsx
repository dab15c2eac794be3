// The host's desk: how the server does, a backup, tables, people with their standing, reports; every act asks first and can be undone.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { TableCard } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SearchField } from '../components/form-fields.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { type AskHost, askAs, type HostHealth, type HostPerson, type HostReport } from '../host/ask-host.ts';
import { BackupButton } from '../host/backup-button.tsx';
import { HostExpeditions } from '../host/host-expeditions.tsx';
import { HostFigures } from '../host/host-figures.tsx';
import { HostPlots } from '../host/host-plots.tsx';
import { PeopleRows, ReportRows, TableRows } from '../host/host-rows.tsx';
import { useSamples } from '../host/use-samples.ts';
import { errorText, t } from '../i18n.ts';
import '../../css/host.css';

/** The token, for as long as this tab is open: a reload comes back to the desk. */
const KEPT = 'undercroft.host';

const LISTS = ['tables', 'people', 'reports'] as const;
type List = (typeof LISTS)[number];
const TABS = [...LISTS, 'expeditions'] as const;
type Tab = (typeof TABS)[number];

export function HostPage(): JSX.Element {
  const ask = useSignal<AskHost | undefined>(undefined);
  const health = useSignal<HostHealth | undefined>(undefined);
  const problem = useSignal('');
  const kept = useSignal(sessionStorage.getItem(KEPT));
  const enter = async (token: string): Promise<void> => {
    const asking = askAs(token);
    const answer = await asking<HostHealth>('GET', 'health');
    kept.value = null;
    problem.value = answer.ok ? '' : errorText(answer);
    if (!answer.ok) return;
    sessionStorage.setItem(KEPT, token);
    health.value = answer.data;
    ask.value = asking;
  };
  useEffect(() => {
    if (kept.value) void enter(kept.value);
  }, []);
  return (
    <PageShell class="host-page" wide>
      <h1 class="display">{t('host.title')}</h1>
      {ask.value && health.value ? (
        <Desk ask={ask.value} health={health.value} />
      ) : (
        !kept.value && <TokenForm onEnter={(token) => void enter(token)} />
      )}
      <ProblemNote text={problem.value} />
    </PageShell>
  );
}

function TokenForm({ onEnter }: { onEnter(token: string): void }): JSX.Element {
  const token = useSignal('');
  return (
    <form
      class="slab pad stacked host-enter"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(token.value.trim());
      }}
    >
      <p class="help">{t('host.enter-help')}</p>
      <label class="field">
        <span>{t('host.token')}</span>
        <input
          type="password"
          autocomplete="off"
          required
          value={token.value}
          onInput={(event) => (token.value = event.currentTarget.value)}
        />
      </label>
      <Button type="submit" tone="go">
        {t('host.enter')}
      </Button>
    </form>
  );
}

function Desk({ ask, health }: { readonly ask: AskHost; readonly health: HostHealth }): JSX.Element {
  const list = useSignal<Tab>('tables');
  const found = useSignal('');
  const show = (name: Tab, find = ''): void => {
    list.value = name;
    found.value = find;
  };
  const samples = useSamples(ask, health);
  const now = samples.at(-1)!;
  return (
    <>
      <p class="summary">{t('host.state', { tables: now.tables.playing ?? 0, people: now.sockets })}</p>
      <Announce ask={ask} />
      <HostFigures health={now} />
      <HostPlots samples={samples} />
      {now.store.isShared ? <p class="help">{t('host.backup-shared')}</p> : <BackupButton ask={ask} />}
      <div class="host-tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class={name === list.value ? 'tab on' : 'tab'}
            aria-selected={name === list.value}
            onClick={() => show(name)}
          >
            {t(`host.${name}`)}
          </button>
        ))}
      </div>
      {list.value === 'expeditions' ? (
        <HostExpeditions ask={ask} />
      ) : (
        <Listed
          key={list.value}
          ask={ask}
          list={list.value}
          find={found.value}
          onPerson={(id) => show('people', id)}
        />
      )}
    </>
  );
}

/** One list: searched, read page by page, and read anew after every act. */
function Listed({
  ask,
  list,
  find,
  onPerson,
}: {
  readonly ask: AskHost;
  readonly list: List;
  /** What is looked for at first. */
  readonly find: string;
  onPerson(id: string): void;
}): JSX.Element {
  const rows = useSignal<readonly unknown[]>([]);
  const mayBeMore = useSignal(false);
  const query = useSignal(find);
  const problem = useSignal('');
  const read = async (before?: number): Promise<void> => {
    const asked = new URLSearchParams({
      ...(query.value.trim() && { find: query.value.trim() }),
      ...(before !== undefined && { before: String(before) }),
    });
    const answer = await ask<Record<List, readonly unknown[]>>('GET', `${list}?${asked}`);
    problem.value = answer.ok ? '' : errorText(answer);
    if (!answer.ok) return;
    const found = answer.data[list];
    rows.value = before === undefined ? found : [...rows.value, ...found];
    mayBeMore.value = found.length === 100;
  };
  useEffect(() => {
    const timer = setTimeout(() => void read(), 250);
    return () => clearTimeout(timer);
  }, [query.value]);
  const act = async (method: 'POST', path: string, body: object): Promise<void> => {
    const done = await ask(method, path, body);
    problem.value = done.ok ? '' : errorText(done);
    await read();
  };
  const last = rows.value.at(-1) as { readonly created?: number; readonly at?: number } | undefined;
  return (
    <section class="slab pad host-list">
      {list !== 'reports' && <SearchField label={t('host.find')} query={query} />}
      <ProblemNote text={problem.value} />
      {rows.value.length === 0 && <p class="quiet-note">{t('host.none')}</p>}
      {list === 'tables' && (
        <TableRows rows={rows.value as readonly TableCard[]} act={act} onPerson={onPerson} />
      )}
      {list === 'people' && <PeopleRows rows={rows.value as readonly HostPerson[]} act={act} />}
      {list === 'reports' && (
        <ReportRows rows={rows.value as readonly HostReport[]} act={act} onPerson={onPerson} />
      )}
      {mayBeMore.value && (
        <Button onClick={() => void read(last?.created ?? last?.at)}>{t('host.more')}</Button>
      )}
    </section>
  );
}

function Announce({ ask }: { readonly ask: AskHost }): JSX.Element {
  const words = useSignal('');
  const said = useSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await ask('POST', 'announce', { text: words.value.trim() });
    said.value = done.ok ? t('host.announced') : errorText(done);
    if (done.ok) words.value = '';
  };
  return (
    <form class="host-say" onSubmit={(event) => void send(event)}>
      <input
        type="text"
        required
        maxLength={500}
        aria-label={t('host.announce-what')}
        placeholder={t('host.announce-what')}
        value={words.value}
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      <Button type="submit">{t('host.announce')}</Button>
      <span class="help" role="status">
        {said.value}
      </span>
    </form>
  );
}
