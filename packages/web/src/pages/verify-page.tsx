// Recomputes every die and draw of a finished game from the secret that its seal revealed.
import {
  CodedError,
  type GameRecord,
  type RecomputedLuck,
  recomputeLuck,
  vouchingOf,
} from '@undercroft/kernel';
import { Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { errorText, gameTitle, t } from '../i18n.ts';
import { holdsWhatWasGiven } from '../net/own-nonces.ts';
import { type FoundRecord, findGameRecord, isNotYet } from '../replay/find-record.ts';
import { sayNotYet } from '../replay/still-running.tsx';
import { url } from '../router.ts';
import { nameHere } from '../settings/preferences.ts';

interface Verdict {
  readonly found?: FoundRecord | undefined;
  /** What speaks against the record; absent where everything agrees. */
  readonly problem?: string | undefined;
  /** Every luck with what the secret gives for it, where the two can be compared. */
  readonly luck: readonly RecomputedLuck[];
}

async function judge(id: string): Promise<Verdict> {
  let found: FoundRecord | undefined;
  try {
    const asked = await findGameRecord(id, url.value.hash);
    if (!asked) return { problem: t('replay.missing'), luck: [] };
    if (isNotYet(asked)) return { problem: sayNotYet(asked), luck: [] };
    found = asked;
    const luck = recomputeLuck(found.game, found.record);
    if (holdsWhatWasGiven(found.record.fair!) === false)
      return { found, luck, problem: t('verify.own-differs') };
    const forged = luck.find(({ value, sealed }) => value !== sealed);
    if (!forged) return { found, luck };
    const { entry, at, value } = forged;
    return {
      found,
      luck,
      problem: t('error.luck-differs', { entry: entry + 1, luck: at + 1, found: value }),
    };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return { found, problem: errorText(error, error.code), luck: [] };
  }
}

/** Who can be sure of this luck, by name. */
function Vouching({ record }: { readonly record: GameRecord }): JSX.Element {
  const { vouched, silent } = vouchingOf(record);
  const named = (seats: readonly number[]): string =>
    seats.map((seat) => nameHere(record.names?.[seat] ?? '') || t('verify.seat', { n: seat + 1 })).join(', ');
  return (
    <>
      <p class="vouching">
        {vouched.length > 0 ? t('verify.vouched', { names: named(vouched) }) : t('verify.nobody')}
      </p>
      {vouched.length > 0 && silent.length > 0 && <p>{t('verify.silent', { names: named(silent) })}</p>}
      {holdsWhatWasGiven(record.fair!) && <p>{t('verify.own-fits')}</p>}
    </>
  );
}

export function VerifyPage({ id }: { readonly id: string }): JSX.Element {
  const now = useLoaded(() => judge(id), [id]);
  const fair = now?.found?.record.fair;
  return (
    <PageShell class="verify-page">
      <div data-game={now?.found?.game.name}>
        <h1 class="display">{t('verify.title')}</h1>
        <p class="summary">{t('verify.how')}</p>
        {!now && <Loading />}
        {now?.problem !== undefined && (
          <EmptyState cracked title={t('verify.bad')} text={now.problem}>
            <a class="btn" href="/replay">
              {t('nav.replays')}
            </a>
          </EmptyState>
        )}
        {now?.found && now.problem === undefined && (
          <p class="verdict" role="status">
            {t('verify.good', {
              n: now.luck.length,
              game: gameTitle(now.found.game.name),
            })}
          </p>
        )}
        {now?.found &&
          now.problem === undefined &&
          (now.found.isFromHere ? (
            <p class="vouching">{t('verify.here')}</p>
          ) : (
            <Vouching record={now.found.record} />
          ))}
        {fair && (
          <dl class="seal">
            <dt>{t('verify.commitment')}</dt>
            <dd>
              <code>{fair.commitment}</code>
            </dd>
            <dt>{t('verify.secret')}</dt>
            <dd>
              <code>{fair.secret ?? t('verify.sealed')}</code>
            </dd>
          </dl>
        )}
        {now && now.luck.length > 0 && <LuckTable luck={now.luck} />}
      </div>
    </PageShell>
  );
}

const LuckTable = ({ luck }: { readonly luck: readonly RecomputedLuck[] }): JSX.Element => (
  <table class="luck">
    <thead>
      <tr>
        <th scope="col">{t('verify.entry')}</th>
        <th scope="col">{t('verify.number')}</th>
        <th scope="col">{t('verify.out-of')}</th>
        <th scope="col">{t('verify.value')}</th>
        <th scope="col">{t('verify.from-secret')}</th>
      </tr>
    </thead>
    <tbody>
      {luck.map(({ entry, at, n, count, value, sealed }) => (
        <tr key={`${entry}:${at}`} class={value === sealed ? '' : 'forged'}>
          <td>{entry < 0 ? t('verify.setup') : entry + 1}</td>
          <td>{n}</td>
          <td>{count}</td>
          <td>{value + 1}</td>
          <td>
            {sealed + 1} <Sign name={value === sealed ? 'check' : 'cross'} size={14} />
            {value !== sealed && <span class="vh">{t('verify.differs')}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
