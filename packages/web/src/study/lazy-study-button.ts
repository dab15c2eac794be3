// The offer to look at something together, loaded with its words where a game, a puzzle or a lesson has ended.
import { lazy } from '../components/lazy.tsx';
import { ensureTextPart } from '../i18n.ts';

const load = async () => (await Promise.all([import('./study-button.tsx'), ensureTextPart('studies')]))[0];

export const LazyStudyButton = lazy(async () => (await load()).StudyButton);
export const LazyOwnStudyButton = lazy(async () => (await load()).OwnStudyButton);
