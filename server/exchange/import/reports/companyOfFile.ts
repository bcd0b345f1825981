import { entityNamed } from '../../../../resources/registry.ts';
import type { ReportRow } from './reportRow.ts';

/** Whose the rows of an import all are; null for a file of several companies, whatever it was sent under. */
export function companyOfFile({ entity, orgaSid }: Pick<ReportRow, 'entity' | 'orgaSid'>): string | null {
  return orgaSid === '' || entityNamed(entity).files?.holdParts ? null : orgaSid;
}
