// One expedition: its window, one's own deals, how it is counted; after the close places, fields and where runs parted.
import { useSignal } from '@preact/signals';
import { levelTitle } from '@undercroft/bots/levels';
import { Button, IconButton } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { PageShell } from '../components/page-shell.tsx';
import {
  type Expedition,
  enterExpedition,
  type PartProps,
  readExpedition,
  readFields,
  readStandings,
  type Standings,
} from '../expeditions/expedition-api.ts';
import { ExpeditionCounting } from '../expeditions/expedition-counting.tsx';
import { ExpeditionDeals, type Fields } from '../expeditions/expedition-deals.tsx';
import { ExpeditionEvening } from '../expeditions/expedition-evening.tsx';
import { UnusualOptions } from '../expeditions/expedition-options.tsx';
import { ExpeditionParted } from '../expeditions/expedition-parted.tsx';
import { ExpeditionStandings } from '../expeditions/expedition-standings.tsx';
import { ExpeditionTeam } from '../expeditions/expedition-team.tsx';
import { expeditionTitle, sayMoment } from '../expeditions/expedition-title.ts';
import { ExpeditionWindow } from '../expeditions/expedition-window.tsx';
import { keepSeals, type SealsSeen } from '../expeditions/kept-seals.ts';
import { drawPicture } from '../expeditions/share-picture.ts';
import { sayShare } from '../format-numbers.ts';
import { doorOf, gameCardOf } from '../games.ts';
import { spokenLanguageNow, t } from '../i18n.ts';
import { levelName } from '../level-name.ts';
import { askServer, type Me, NO_SERVER } from '../net/server-api.ts';
import { serverNow } from '../net/server-clock.ts';
import '../../css/expeditions.css';
import '../../css/game-side.css';

interface Loaded {
  readonly of: Expedition;
  readonly me: string;
  readonly now: number;
  readonly seals: SealsSeen;
  readonly fields: Fields;
  readonly standings: Standings | undefined;
}

const isOpened = ({ state, isCounted }: Expedition): boolean => state === 'over' && isCounted;

async function load(id: string): Promise<Loaded | { readonly code: string }> {
  const [found, me, now] = await Promise.all([
    readExpedition(id),
    askServer<Me>('GET', '/api/me'),
    serverNow(),
  ]);
  if (!found.ok) return found;
  if (!me.ok) return me;
  const of = found.data;
  const seals = keepSeals(of.id, of.deals);
  const common = { of, me: me.data.id, now, seals };
  const unread = { ...common, fields: new Map(), standings: undefined };
  if (!isOpened(of)) return unread;
  const [standings, own] = await Promise.all([readStandings(id), readFields(id)]);
  // Both or none: half of it would look as if the rest were not there.
  if (!standings.ok || !own.ok) return unread;
  const fields = new Map(own.data.fields.map((field) => [field.deal, field]));
  return { ...common, fields, standings: standings.data };
}

export function ExpeditionPage({ id }: { readonly id: string }): JSX.Element {
  const found = useSignal<Awaited<ReturnType<typeof load>> | undefined>(undefined);
  const read = async (): Promise<void> => {
    found.value = await load(id);
  };
  useEffect(() => void read(), [id]);
  const answer = found.value;
  if (!answer) return <Loading />;
  if ('code' in answer || !gameCardOf(answer.of.game)) {
    const isAway = 'code' in answer && answer.code === NO_SERVER;
    return (
      <MissingPage
        title={t(isAway ? 'lobby.no-server' : 'expedition.missing')}
        text={t(isAway ? 'expedition.away' : 'expedition.missing-text')}
      >
        <Button tone="go" href="/expeditions">
          {t('nav.expeditions')}
        </Button>
      </MissingPage>
    );
  }
  return <Opened {...answer} reload={read} />;
}

function Opened({
  of,
  me,
  now,
  seals,
  fields,
  standings,
  reload,
}: Loaded & { readonly reload: () => Promise<void> }) {
  const picked = useSignal<number | undefined>(undefined);
  const chosen = picked.value ?? fields.keys().next().value;
  const botName = (level: string): string => levelTitle(level, spokenLanguageNow());
  const field = chosen === undefined ? undefined : fields.get(chosen);
  return (
    <PageShell class="expedition-page" wide>
      <Head of={of} now={now}>
        {standings?.mine && (
          <OwnPlace
            mine={standings.mine}
            people={standings.people}
            onPicture={() => void savePicture(of, me, fields, standings)}
          />
        )}
      </Head>
      <div class="expedition-panels">
        <ExpeditionDeals
          of={of}
          me={me}
          fields={fields}
          chosen={standings ? chosen : undefined}
          choose={(deal) => (picked.value = deal)}
          levelName={botName}
          seals={seals}
          reload={reload}
        />
        {standings ? (
          <ExpeditionStandings of={of} found={standings} me={me} levelName={botName} />
        ) : (
          of.kind !== 'again' && <NothingYet of={of} reload={reload} />
        )}
        {field ? (
          <ExpeditionParted field={field} me={me} levelName={botName} />
        ) : (
          <ExpeditionCounting of={of} me={me} />
        )}
      </div>
    </PageShell>
  );
}

function Head({
  of,
  now,
  children,
}: Pick<Loaded, 'of' | 'now'> & { readonly children: ComponentChildren }): JSX.Element {
  const door = doorOf(of.game);
  const level = levelName(of);
  return (
    <header class="expedition-head">
      <span class="mini-door">{door && <img src={door} alt="" />}</span>
      <div class="grow">
        <a class="clause" href="/expeditions">
          {t('nav.expeditions')}
        </a>
        <h1 class="display">{expeditionTitle(of)}</h1>
        <p class="summary">
          {level && <b>{level}. </b>}
          {t('expedition.count-long', { n: of.deals.length })}
        </p>
        <UnusualOptions of={of} />
      </div>
      {children}
      {of.kind !== 'again' && <ExpeditionWindow of={of} now={now} />}
    </header>
  );
}

function OwnPlace({
  mine,
  people,
  onPicture,
}: {
  readonly mine: NonNullable<Standings['mine']>;
  readonly people: number;
  onPicture(): void;
}): JSX.Element {
  return (
    <dl class="own-place">
      {mine.place !== null && (
        <div>
          <dt>{t('expedition.of-people', { n: people })}</dt>
          <dd class="display">{t('expedition.place', { n: mine.place })}</dd>
        </div>
      )}
      <div>
        <dt>{t('expedition.beaten')}</dt>
        <dd class="display">{sayShare(mine.percent / 100, 1)}</dd>
      </div>
      <IconButton sign="download" label={t('expedition.picture')} onClick={onPicture} />
    </dl>
  );
}

async function savePicture(
  of: Expedition,
  me: string,
  fields: Fields,
  { mine, people }: Standings,
): Promise<void> {
  const own = [...fields.values()].map(({ runs }) => runs.find(({ person }) => person === me));
  const picture = await drawPicture({
    title: expeditionTitle(of),
    place: mine!.place === null ? '' : t('expedition.place', { n: mine!.place }),
    percent: sayShare(mine!.percent / 100, 1),
    note: mine!.place === null ? t('expedition.beaten') : t('expedition.of-people', { n: people }),
    deals: own.map((run) => run?.percent ?? 0),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `${of.id}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A team is made for a deal that is still to be played; one that there is may always be left. */
const isForTeam = ({ teams, state, deals }: Expedition): boolean =>
  teams !== null &&
  state !== 'over' &&
  (teams.code !== null || (state !== 'ending' && deals.some(({ table }) => table === null)));

/** Before the close there is nothing to read; before the opening one may add a word to the luck. */
function NothingYet({ of, reload }: PartProps): JSX.Element {
  useEffect(() => {
    if (of.state !== 'over') return;
    const timer = setInterval(() => void reload(), 5000);
    return () => clearInterval(timer);
  }, [of.state]);
  const isEntering = of.state === 'announced' && of.joined === null && of.evening?.barredUntil == null;
  return (
    <section class={of.evening ? 'slab expedition-nothing live' : 'slab expedition-nothing'}>
      {of.evening && of.state !== 'over' ? (
        <ExpeditionEvening of={of} reload={reload} />
      ) : (
        <WhyNothing of={of} reload={reload} />
      )}
      {isEntering && <EnterForm of={of} reload={reload} />}
      {of.state === 'announced' && of.joined !== null && !of.evening && (
        <p class="help">{t('expedition.entered')}</p>
      )}
      {isForTeam(of) && <ExpeditionTeam of={of} reload={reload} />}
    </section>
  );
}

function WhyNothing({ of, reload }: PartProps): JSX.Element {
  if (of.state === 'over')
    return (
      <EmptyState title={t('expedition.counting')} text={t('expedition.counting-text')}>
        <Button sign="again" onClick={() => void reload()}>
          {t('broken.reload')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t(of.state === 'announced' ? 'expedition.not-open' : 'expedition.nothing-yet')}
      text={t('expedition.nothing-text', { when: sayMoment(of.openAt) })}
    />
  );
}

function EnterForm({ of, reload }: PartProps): JSX.Element {
  const word = useSignal('');
  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    await enterExpedition(of.id, word.value.trim());
    await reload();
  };
  return (
    <form onSubmit={(event) => void enter(event)}>
      <label class="field">
        <span>{t('expedition.word')}</span>
        <input
          value={word.value}
          maxLength={80}
          onInput={({ currentTarget }) => (word.value = currentTarget.value)}
        />
      </label>
      <small class="help">{t('expedition.word-text')}</small>
      <Button tone="go" type="submit">
        {t('expedition.enter')}
      </Button>
    </form>
  );
}
