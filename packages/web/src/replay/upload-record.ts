// Brings the record of a game that was played here to the server, where it gets an address for others.
import type { GameRecord } from '@undercroft/kernel';
import { hasText, t } from '../i18n.ts';
import { serverConnection } from '../net/connection.ts';

export type UploadedRecord = { readonly address: string } | { readonly problem: string };

export async function uploadRecord(record: GameRecord): Promise<UploadedRecord> {
  if (!(await serverConnection())) return { problem: t('replay.no-server') };
  const answer = await fetch('/api/records', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  }).catch(() => undefined);
  const told = (await answer?.json().catch(() => undefined)) as
    | { record?: string; code?: string }
    | undefined;
  if (answer?.ok && told?.record) return { address: `${location.origin}/replay/${told.record}` };
  const code = told?.code ?? 'failed';
  return { problem: hasText(`error.${code}`) ? t(`error.${code}`) : t('error.failed', { code }) };
}
