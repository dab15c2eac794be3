// Recomputes every die and draw of a finished game from the secret that its seal revealed.
import { useSignal } from '@preact/signals';
import { type CheckedLuck, CodedError, verifyRecord } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../games.ts';
import { language } from '../preferences.ts';
import { url } from '../router.ts';
import { type FoundRecord, findGameRecord } from '../sources/find-record.ts';
import { hasText, t } from '../speech.ts';
import { Loading, Niche } from './niche.tsx';
import { Shell } from './shell.tsx';

type Verdict =
  | { readonly found: FoundRecord; readonly luck: readonly CheckedLuck[] }
  | { readonly problem: string; readonly found?: FoundRecord };

async function judge(id: string): Promise<Verdict> {
  let found: FoundRecord | undefined;
  try {
    found = await findGameRecord(id, url.value.hash);
    if (!found) return { problem: t('replay.missing') };
    return { found, luck: verifyRecord(found.game, found.record) };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const problem = hasText(`error.${error.code}`) ? t(`error.${error.code}`, error.args) : error.message;
    return found ? { problem, found } : { problem };
  }
}

export function VerifyPage({ id }: { readonly id: string }): JSX.Element {
  const verdict = useSignal<Verdict | undefined>(undefined);
  useEffect(() => {
    void judge(id).then((judged) => {
      verdict.value = judged;
    });
  }, [id]);
  const now = verdict.value;
  const fair = now?.found?.record.fair;
  return (
    <Shell class="verify-page">
      <div data-game={now?.found?.game.name}>
        <h1 class="display">{t('verify.title')}</h1>
        <p class="summary">{t('verify.how')}</p>
        {!now && <Loading />}
        {now && 'problem' in now && <Niche cracked title={t('verify.bad')} text={now.problem} />}
        {now && 'luck' in now && (
          <p class="verdict" role="status">
            {t('verify.good', {
              n: now.luck.length,
              game: cardOf(now.found.game.name)!.texts[language.value]['game.title'],
            })}
          </p>
        )}
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
        {now && 'luck' in now && <LuckTable luck={now.luck} />}
      </div>
    </Shell>
  );
}

const LuckTable = ({ luck }: { readonly luck: readonly CheckedLuck[] }): JSX.Element => (
  <table class="luck">
    <thead>
      <tr>
        <th scope="col">{t('verify.entry')}</th>
        <th scope="col">{t('verify.number')}</th>
        <th scope="col">{t('verify.out-of')}</th>
        <th scope="col">{t('verify.value')}</th>
      </tr>
    </thead>
    <tbody>
      {luck.map(({ entry, stream, n, count, value }) => (
        <tr key={`${stream}:${n}`}>
          <td>{entry < 0 ? t('verify.setup') : entry + 1}</td>
          <td>{n}</td>
          <td>{count}</td>
          <td>{value + 1}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
