// How a page is loaded: as a part of its own, together with its texts.
import type { ComponentType } from 'preact';
import { ensureTextPart } from './i18n.ts';

export type Page = ComponentType<{ readonly game: string; readonly id: string }>;
export type PageLoaders = Readonly<Record<string, () => Promise<Page>>>;

/** A page whose texts are loaded with it. */
export const withTexts = async (part: string, page: () => Promise<Page>): Promise<Page> =>
  (await Promise.all([page(), ensureTextPart(part)]))[0];
