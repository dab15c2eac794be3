// How an expedition is counted, in five sentences, and one's own season so far.
import type { JSX } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import { spokenLanguageNow, t } from '../i18n.ts';
import { canUsePasskeys } from '../net/passkey.ts';
import { nameHere } from '../settings/preferences.ts';
import { type Expedition, readSeason, type SeasonOfGame } from './expedition-api.ts';
import { ExpeditionOptions } from './expedition-options.tsx';
import { hoursAfter } from './expedition-title.ts';

const WEEKS = 13;
const SHOWN = 5;

export function ExpeditionCounting({
  of,
  me,
}: {
  readonly of: Expedition;
  readonly me: string;
}): JSX.Element {
  const season = useLoaded(() => readSeason(of.game), [of.game]);
  const isUnranked = of.deals.length === 1 && !of.isOneDealRanked;
  const rules =
    of.kind === 'again'
      ? ['again', 'luck', 'seat']
      : of.evening
        ? ['evening', 'luck', 'seat', 'absent', 'yardsticks']
        : ['try', 'luck', 'seat', 'yardsticks', of.kind === 'week' ? 'season' : 'streak'];
  return (
    <section class="slab expedition-counting">
      <h2 class="display">{t('expedition.counted')}</h2>
      <ExpeditionOptions of={of} />
      {rules.map((rule) => (
        <p key={rule}>
          <b>{t(`expedition.rule.${rule}`)}</b> {t(`expedition.rule.${rule}-text`)}
        </p>
      ))}
      {of.evening && of.id.startsWith(`evening-${of.game}-`) && (
        <p>{t('expedition.evening.hours', hoursAfter(of.opens))}</p>
      )}
      {of.teams && (
        <p>
          <b>{t('expedition.rule.team')}</b> {t('expedition.rule.team-text', { n: of.teams.most })}
        </p>
      )}
      {of.isAloneRanked === false && <p>{t('expedition.with-bots')}</p>}
      {isUnranked ? <p>{t('expedition.one-deal')}</p> : of.hasTwoSides && <p>{t('expedition.two-sides')}</p>}
      {of.lacks.length > 0 && of.state !== 'over' && <p class="help">{lacksText(of)}</p>}
      {of.kind === 'week' && season?.ok && <SeasonBars season={season.data} me={me} />}
      {of.kind === 'week' && season?.ok && <SeasonBest season={season.data} />}
    </section>
  );
}

/** What a place needs, or that none can be had: a server without a name has no passkeys. */
function lacksText({ lacks, needs }: Expedition): string {
  if (lacks.includes('passkey') && !canUsePasskeys()) return t('expedition.no-passkeys');
  const what = lacks.map((lack) => t(`expedition.lack.${lack}`, { n: lack === 'passkey' ? 0 : needs[lack] }));
  const list = new Intl.ListFormat(spokenLanguageNow()).format(what);
  return `${t('expedition.lacks')} ${t('expedition.needs', { what: list })}`;
}

/** Those who lead; nobody does before the fourth week. */
function SeasonBest({ season: { standings } }: { readonly season: SeasonOfGame }): JSX.Element | null {
  const best = standings.filter(({ place }) => place !== null).slice(0, SHOWN);
  if (best.length === 0) return null;
  return (
    <figure class="season-best">
      <figcaption>{t('expedition.season-best')}</figcaption>
      <ol>
        {best.map(({ person, name, points, place }) => (
          <li key={person} value={place!}>
            {nameHere(name)} <small>{Math.round(points)}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function SeasonBars({
  season,
  me,
}: {
  readonly season: SeasonOfGame;
  readonly me: string;
}): JSX.Element | null {
  const own = season.standings.find(({ person }) => person === me);
  if (!own) return null;
  const line = t('expedition.season-line', { week: season.week, of: WEEKS, points: Math.round(own.points) });
  return (
    <figure class="season">
      <figcaption>
        {line} {own.place !== null && t('expedition.season-place', { n: own.place })}
      </figcaption>
      <ol>
        {Array.from({ length: WEEKS }, (_, i) => {
          const week = own.weeks.find((one) => one.week === i + 1);
          return (
            <li key={`${i + 1}`} class={week ? (week.isCounted ? 'counts' : '') : 'empty'}>
              <small>{week ? Math.round(week.percent) : ' '}</small>
              <i style={{ height: `${week ? week.percent : 40}%` }} />
              <small>{i + 1}</small>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
