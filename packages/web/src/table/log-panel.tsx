// What happened, what was said, where the points come from, and what a game adds of its own.
import { type Signal, useSignal } from '@preact/signals';
import { type BoardComponent, BoardContext, Button, SeatBadge } from '@undercroft/kit';
import type { JSX, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazy } from '../components/lazy.tsx';
import { t } from '../i18n.ts';
import { NounLines } from '../rulebook/noun-lines.tsx';
import { NounText } from '../rulebook/noun-text.tsx';
import { chatUnread } from './chat-unread.ts';
import { entriesOf, type LogEntryLines, wordsOfHouse } from './log-entries.ts';
import type { ModelProps } from './table-model.ts';

/** Loaded when their tab is first opened. */
const ChatLines = lazy(async () => (await import('./chat-lines.tsx')).ChatLines);
const ChatInput = lazy(async () => (await import('./chat-input.tsx')).ChatInput);
const ScoreTable = lazy(async () => (await import('./score-table.tsx')).ScoreTable);

/** Scrolled further than this from the newest line, the log stays where the reader is. */
const AWAY = 24;

export function LogPanel({ model }: ModelProps): JSX.Element {
  const unread = chatUnread(model.source);
  const tab = useSignal(unread.count.peek() > 0 ? 'chat' : 'log');
  const tabs = [
    { id: 'log', title: t('log.title') },
    ...(model.source.chat ? [{ id: 'chat', title: t('chat.title'), news: unread.count.value }] : []),
    ...(model.source.game.score ? [{ id: 'score', title: t('score.title') }] : []),
    ...(model.ui?.tabs ?? []).map(({ id, title }) => ({ id, title: model.say({ id: title }) })),
  ];
  const Own = model.ui?.tabs?.find(({ id }) => id === tab.value)?.Panel;
  const { scroll, isAway, toNewest, onScroll } = useNewestLine(tab);
  return (
    <section class="log slab" aria-label={t('log.title')}>
      <Tabs tabs={tabs} on={tab.value} onTab={(id) => (tab.value = id)} />
      {tab.value === 'log' && isAway.value && (
        <Button tone="quiet" class="to-newest" sign="last" onClick={toNewest}>
          {t('log.newest')}
        </Button>
      )}
      <div
        ref={scroll}
        class="log-scroll"
        role="tabpanel"
        onScroll={onScroll}
        aria-label={tabs.find(({ id }) => id === tab.value)?.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {tab.value === 'log' && <LogLines model={model} onNew={() => !isAway.value && toNewest()} />}
        {tab.value === 'chat' && <ChatLines model={model} />}
        {tab.value === 'score' && <ScoreTable model={model} />}
        {Own && <OwnTab model={model} Panel={Own} />}
      </div>
      {tab.value === 'chat' && <ChatInput model={model} />}
    </section>
  );
}

/** The log follows its newest line, until the reader scrolls away from it. */
function useNewestLine(tab: Signal<string>) {
  const scroll = useRef<HTMLDivElement>(null);
  const isAway = useSignal(false);
  const height = useRef(0);
  /** The newest line is the last one, in the log as in the chat; what is no story begins at its top. */
  const toNewest = (): void => {
    if (scroll.current) scroll.current.scrollTop = tab.value === 'log' ? scroll.current.scrollHeight : 0;
    isAway.value = false;
  };
  // A longer question leaves the log less room.
  useLayoutEffect(
    () =>
      new ResizeObserver(([log]) => {
        height.current = log!.target.clientHeight;
        if (tab.value === 'log' && !isAway.value) toNewest();
      }).observe(scroll.current!),
    [],
  );
  useLayoutEffect(() => {
    toNewest();
    // A sheet opens after its content is drawn.
    const frame = requestAnimationFrame(() => setTimeout(toNewest));
    return () => cancelAnimationFrame(frame);
  }, [tab.value]);
  const onScroll = ({ currentTarget }: TargetedEvent<HTMLDivElement>): void => {
    const { scrollHeight, clientHeight, scrollTop } = currentTarget;
    // Not the reader's doing while the room changes.
    if (clientHeight === height.current) isAway.value = scrollHeight - clientHeight - scrollTop > AWAY;
  };
  return { scroll, isAway, toNewest, onScroll };
}

function OwnTab({ model, Panel }: ModelProps & { readonly Panel: BoardComponent }): JSX.Element {
  const board = model.board.value;
  return (
    <BoardContext.Provider value={board}>
      <Panel {...board} />
    </BoardContext.Provider>
  );
}

function Tabs({
  tabs,
  on,
  onTab,
}: {
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly news?: number }[];
  readonly on: string;
  onTab(id: string): void;
}): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const at = (tabs.findIndex(({ id }) => id === on) + way + tabs.length) % tabs.length;
    onTab(tabs[at]!.id);
    (ref.current?.children[at] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="tabrow" role="tablist" ref={ref} onKeyDown={move}>
      {tabs.map(({ id, title, news = 0 }) => (
        <button
          key={id}
          type="button"
          role="tab"
          class={id === on ? 'tab on' : 'tab'}
          aria-selected={id === on}
          tabIndex={id === on ? 0 : -1}
          onClick={() => onTab(id)}
        >
          {title}
          {news > 0 && (
            <i class="news" title={t('chat.unread', { n: news })}>
              {news}
            </i>
          )}
        </button>
      ))}
    </div>
  );
}

/** So many entries are drawn at first, and so many more at each asking: a late game has hundreds, a screen shows ten. */
const PAGE = 40;

/** In the order it happened; what one entry brought stands together. */
function LogLines({ model, onNew }: ModelProps & { onNew(): void }): JSX.Element {
  const lines = model.lines.value;
  // Once the board is drawn and laid out.
  useLayoutEffect(() => queueMicrotask(onNew), [lines]);
  const kept = useRef<readonly LogEntryLines[]>([]);
  const pages = useSignal(1);
  if (lines.length === 0) return <p class="quiet-note">{t('log.empty')}</p>;
  const entries = entriesOf(lines, kept.current);
  kept.current = entries;
  const most = pages.value * PAGE;
  const shown = entries.slice(-most);
  const unseen = shown.findIndex(([first]) => first!.at > (model.source.lastSeen ?? 0));
  return (
    <>
      {entries.length > most && (
        <Button tone="quiet" onClick={() => pages.value++}>
          {t('log.earlier', { n: entries.length - most })}
        </Button>
      )}
      <NounLines>
        {shown.flatMap((entry, i) => [
          ...(i > 0 && i === unseen
            ? [
                <li key="cut" class="cut">
                  {t('log.last-look')}
                </li>,
              ]
            : []),
          <LogEntry key={entry[0]!.at} lines={entry} model={model} isNew={i === shown.length - 1} />,
        ])}
      </NounLines>
    </>
  );
}

function LogEntry({
  lines,
  model,
  isNew,
}: ModelProps & { readonly lines: LogEntryLines; readonly isNew: boolean }): JSX.Element {
  const by = lines[0]!.by;
  const seat = by === undefined ? undefined : model.seats.value[by];
  return (
    <li class={isNew ? 'entry new' : 'entry'} data-at={lines[0]!.at}>
      {model.seats.value.length > 1 && (seat ? <SeatBadge seat={seat} size={22} /> : <i class="no-seat" />)}
      <div>
        {lines.map((line, i) => (
          <span key={`${line.at}:${i + 1}`}>
            {line.own ? (
              wordsOfHouse(model, line)
            ) : (
              <NounText texts={model.texts.value} message={line.message} />
            )}
          </span>
        ))}
      </div>
    </li>
  );
}
