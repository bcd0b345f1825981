import { legalArticles } from '../screens.ts';
import type { RecordRule } from './recordRule.ts';

/** The legal pages are linked from every page (behaviour B34): none of them becomes a draft. */
export const legalArticlesStayPublished: RecordRule = ({ url, state }) =>
  legalArticles.some((legal) => legal === url) && state !== 'published'
    ? [{ path: 'state', code: 'legal-stays-published' }]
    : [];
