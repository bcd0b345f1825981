import type { Language } from '../../resources/languages.ts';
import type { PlatformKey } from '../../resources/platforms.ts';

/** The words that shortlist and comparison need in the browser; `{{most}}` stands in the two full ones. */
export const shortlistWords = [
  'title',
  'comparison',
  'keep',
  'compare',
  'remove',
  'clear',
  'share',
  'shared',
  'export',
  'open',
  'empty',
  'emptyAdvice',
  'differences',
  'loading',
  'failed',
] as const;

/** What the link to the shortlist tells its island, as JSON in `data-shortlist`. */
export interface ShortlistSettings {
  platform: PlatformKey;
  language: Language;
  /** Language tag by which numbers are written. */
  tag: string;
  full: { keep: string; compare: string };
  texts: Record<(typeof shortlistWords)[number], string> & {
    close: string;
    yes: string;
    no: string;
    articleNumber: string;
    gtin: string;
    line: string;
    category: string;
    ifc: string;
    ebkph: string;
    etim: string;
  };
}
