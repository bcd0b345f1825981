import type { ImportSummary } from '../../resources/calls/importReport.ts';
import { entityNamed } from '../../resources/registry.ts';
import { features } from '../../resources/rights.ts';

/** Where records are imported that belong to no company. */
export function sharedImportPath(entity: string): string {
  return `${entity}-import`;
}

/** Where the report of an import is shown, below the address of the backoffice. */
export function reportAddress({
  orgaSid,
  id,
  entity,
}: Pick<ImportSummary, 'orgaSid' | 'id' | 'entity'>): string {
  if (entityNamed(entity).files?.areOfNoCompany) return `${sharedImportPath(entity)}?report=${id}`;
  return `${features.import.path}?${new URLSearchParams({ company: orgaSid, report: id }).toString()}`;
}
