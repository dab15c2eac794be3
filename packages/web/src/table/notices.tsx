// What the table says besides the question: what one missed, what others ask for, a pause, a bot in one's seat, a hint.
import type { JSX } from 'preact';
import { lazy } from '../components/lazy.tsx';
import { ensureTextPart } from '../i18n.ts';
import type { ModelProps } from './table-model.ts';

/** At tables of this device there is nobody to ask, to miss or to wait for. */
const ServerNotices = lazy(async () => (await import('./company.tsx')).ServerNotices);
const OwnNotices = lazy(async () => {
  const [{ OwnNotices }] = await Promise.all([import('./own-notices.tsx'), ensureTextPart('house')]);
  return OwnNotices;
});

export const Notices = ({ model }: ModelProps): JSX.Element => (
  <>
    {model.source.kind === 'server' && <ServerNotices model={model} />}
    {(model.standIn.value || model.isHinting.value || model.hinted.value) && <OwnNotices model={model} />}
  </>
);
