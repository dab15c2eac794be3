// The offer to look at a game together, loaded with its words where a game has ended.
import { lazy } from '../components/lazy.tsx';
import { ensureTextPart } from '../i18n.ts';

export const LazyStudyButton = lazy(async () => {
  const [{ StudyButton }] = await Promise.all([import('./study-button.tsx'), ensureTextPart('studies')]);
  return StudyButton;
});
