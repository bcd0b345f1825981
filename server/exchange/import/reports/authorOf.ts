import type { Author } from '../../../records/access/scope.ts';
import type { ReportRow } from './reportRow.ts';

/** Who writes what an import brings. */
export function authorOf({ id, sub, address, call }: ReportRow): Author {
  return { sub, address, call, reportId: id };
}
