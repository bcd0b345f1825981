import type { Language } from '../../../../resources/language/languages.ts';
import { imports } from '../../../../resources/limits.ts';
import { summaryText } from './issueText.ts';
import type { SeenReport } from './readReport.ts';

/**
 * One line for people on an import that needs attention: faults, skipped rows, guards (behaviour B89). Undefined for
 * one that went through without a remark, for one that is not done, and for one that was undone.
 * @param firstMessage what its first issue says to the reader
 */
export function headline(
  row: SeenReport,
  firstMessage: string | undefined,
  language: Language,
): string | undefined {
  const { state, refusal, deleted, failed, read, lostByOthers } = row;
  const count = row.issueCount - row.issuesOfOthers;
  if (row.isUndone) return undefined;
  const dry = row.dryRun ? 'dry-' : '';
  if (state === 'failed') return summaryText(language, 'failed');
  if (refusal === 'needs-confirmation')
    return summaryText(language, `${dry}needs-confirmation`, {
      deleted,
      lost: lostByOthers,
      confirm: deleted + lostByOthers,
      share: imports.guardedShare * 100,
    });
  if (state === 'refused') {
    if (refusal === 'faulty-rows' && failed > 0) return summaryText(language, 'refused', { failed, read });
    return summaryText(language, 'refused-file', { reason: firstMessage ?? '' });
  }
  if (state !== 'applied' && state !== 'searchable') return undefined;
  if (failed > 0) return summaryText(language, `${dry}skipped`, { failed, read });
  return count > 0 ? summaryText(language, `${dry}warnings`, { count }) : undefined;
}
