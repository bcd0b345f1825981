import type { ColumnReason, UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import type { Language } from '../../../../resources/languages.ts';
import { texts } from '../../../base/texts/texts.ts';

/** A column as it was understood, its reasons as sentences in the reader's language. */
export function describeColumn(column: UnderstoodColumn, language: Language): UnderstoodColumn {
  const described = ({ code, values }: ColumnReason): ColumnReason => ({
    code,
    values,
    message: texts.text(language, `imports:reasons.${code}`, values),
  });
  return {
    ...column,
    reason: column.reason && described(column.reason),
    proposals: column.proposals.map((proposal) => ({ ...proposal, reason: described(proposal.reason) })),
  };
}
