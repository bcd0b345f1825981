import type { ImportSummary } from '../../resources/calls/importReport.ts';
import { entityNamed } from '../../resources/registry.ts';
import { features } from '../../resources/rights.ts';

/** Where records are imported that belong to no company. */
export function sharedImportPath(entity: string): string {
  return `${entity}-import`;
}

/** Where one sees an import go on: on its workbench, if it has one, where the rows are that it leaves. */
export function runningAddress(
  summary: Pick<ImportSummary, 'orgaSid' | 'id' | 'entity' | 'workbenchId'>,
): string {
  const { orgaSid, workbenchId } = summary;
  if (workbenchId === null) return reportAddress(summary);
  return `${features.import.path}?${new URLSearchParams({ company: orgaSid, workbench: workbenchId }).toString()}`;
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
