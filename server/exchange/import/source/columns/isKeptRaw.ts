import { isOfOffers } from '../../content/isOfOffers.ts';
import type { JudgedColumn } from '../../content/JudgedColumn.ts';
import { remarksHeadings } from '../../reports/issueText.ts';

/** Is a column kept that is not read? One of prices only where the company says so (behaviour B332). */
export function isKeptRaw(column: JudgedColumn): boolean {
  const { meaning, cell, reason } = column;
  if (remarksHeadings.includes(cell.text)) return false;
  // What a row names itself is kept under that name.
  if (isOfOffers(column) || ['named-beside', 'names-beside'].includes(reason?.code ?? '')) return false;
  return ['raw', 'target', 'other', 'unknown', 'unsure'].includes(meaning.kind);
}
