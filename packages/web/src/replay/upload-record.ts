// Brings the record of a game that was played here to the server, where it gets an address for others.
import type { GameRecord } from '@undercroft/kernel';
import { errorText, t } from '../i18n.ts';
import { askServer, NO_SERVER } from '../net/server-api.ts';

export type UploadedRecord = { readonly address: string } | { readonly problem: string };

export async function uploadRecord(record: GameRecord): Promise<UploadedRecord> {
  const asked = await askServer<{ readonly record: string }>('POST', '/api/records', record);
  if (asked.ok) return { address: `${location.origin}/replay/${asked.data.record}` };
  return { problem: asked.code === NO_SERVER ? t('replay.no-server') : errorText(asked) };
}
