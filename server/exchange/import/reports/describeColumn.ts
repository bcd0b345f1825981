import type { ColumnReason, UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { texts } from '../../../base/texts/texts.ts';

/** A column as it was understood, its reasons as sentences in the reader's language. */
export function describeColumn(column: UnderstoodColumn, language: Language): UnderstoodColumn {
  const described = (reason: ColumnReason) => describeReason(reason, language);
  return {
    ...column,
    reason: column.reason && described(column.reason),
    proposals: column.proposals.map((proposal) => ({ ...proposal, reason: described(proposal.reason) })),
  };
}

/** A reason with its sentence in the reader's language. */
export function describeReason({ code, values }: ColumnReason, language: Language): ColumnReason {
  return { code, values, message: texts.text(language, `imports:reasons.${code}`, values) };
}
