import type { ImportSummary } from '../../resources/calls/importReport.ts';
import { features } from '../../resources/rights.ts';

/** Where the report of an import is shown, below the address of the backoffice. */
export function reportAddress({ orgaSid, id }: Pick<ImportSummary, 'orgaSid' | 'id'>): string {
  return `${features.import.path}?${new URLSearchParams({ company: orgaSid, report: id }).toString()}`;
}
