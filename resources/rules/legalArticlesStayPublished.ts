import { legalArticles } from '../platform/screens.ts';
import type { RecordRule } from './recordRule.ts';

/** The legal pages are linked from every page (behaviour B34): none of them becomes a draft, or is there for a time only. */
export const legalArticlesStayPublished: RecordRule = ({ url, state, publishAt, until }) => {
  if (!legalArticles.some((legal) => legal === url)) return [];
  const dated = Object.entries({ publishAt, until }).filter(([, day]) => day !== undefined && day !== null);
  return [...(state === 'published' ? [] : ['state']), ...dated.map(([name]) => name)].map((path) => ({
    path,
    code: 'legal-stays-published',
  }));
};
