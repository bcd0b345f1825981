import type { SearchPage } from '../../resources/calls/searchPage.ts';
import type { View } from '../../ui/view/View.tsx';

/** Why something only comes near, in words. */
export function nearReason(
  t: View['t'],
  reason: NonNullable<SearchPage['near']>['reason'],
  without: readonly string[] = [],
): string {
  return t(`search.reason.${reason}`, { pieces: without.join(', ') });
}
