import { useStore } from 'ra-core';
import { isLanguage, languages, type Language } from '../../../resources/language/languages.ts';
import { languagesOf } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

/** Beside whose texts translations are written first. */
const nextTo: readonly Language[] = ['de', 'fr', 'it', 'en'];

/**
 * The languages in which forms show texts, in their order, and how to choose others; the choice is kept in this browser.
 * At first it is the reader's and one more, where the platform speaks more.
 */
export function useShownLanguages(): [
  shown: readonly Language[],
  choose: (shown: readonly Language[]) => void,
] {
  const { platform, language } = useBackoffice();
  const spoken = languagesOf(platform.dataset);
  const first = spoken.includes(language) ? language : (spoken[0] ?? language);
  const second = nextTo.find((other) => other !== first && spoken.includes(other));
  const [kept, choose] = useStore<readonly Language[]>('form.languages', []);
  const chosen = kept.filter(isLanguage);
  const shown = chosen.length > 0 ? chosen : [first, second];
  return [languages.filter((one) => shown.includes(one)), choose];
}
