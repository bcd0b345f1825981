import type { Language } from '../../../../resources/languages.ts';
import { imports } from '../../../../resources/limits.ts';
import { summaryText } from './issueText.ts';
import type { ReportRow } from './reportRow.ts';

/**
 * One line for people on an import that needs attention: faults, skipped rows, guards (behaviour B89). Undefined for
 * one that went through without a remark, and for one that is not done.
 * @param firstMessage what its first issue says
 */
export function headline(
  row: ReportRow,
  firstMessage: string | undefined,
  language: Language,
): string | undefined {
  const { state, refusal, deleted, failed, read, issueCount, lostByOthers } = row;
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
  return issueCount > 0 ? summaryText(language, `${dry}warnings`, { count: issueCount }) : undefined;
}
