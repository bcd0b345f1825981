import { hasEnded } from '../../providers/data/followImport.ts';
import type { ImportSummary } from '../../resources/calls/importReport.ts';
import type { Entity } from '../../resources/entity.ts';
import { entityNamed } from '../../resources/registry.ts';
import { features } from '../../resources/platform/rights.ts';

/** Where records are imported that belong to no company. */
export function sharedImportPath(entity: string): string {
  return `${entity}-import`;
}

/** Where one sees an import go on: on its workbench, if it has one, where the rows are that it leaves. */
export function runningAddress(
  summary: Pick<ImportSummary, 'orgaSid' | 'id' | 'entity' | 'workbenchId'>,
): string {
  return workbenchAddress(summary) ?? reportAddress(summary);
}

/** Where one looks at an import: where it goes on, and at its report once it has ended. */
export function importAddress(summary: ImportSummary): string {
  return hasEnded(summary) ? reportAddress(summary) : runningAddress(summary);
}

/** Where the rows are that an import has left; undefined for one by itself. */
export function workbenchAddress({
  orgaSid,
  workbenchId,
}: Pick<ImportSummary, 'orgaSid' | 'workbenchId'>): string | undefined {
  if (workbenchId === null) return undefined;
  return `${features.import.path}?${new URLSearchParams({ company: orgaSid, workbench: workbenchId }).toString()}`;
}

/** Where the report of an import is shown, below the address of the backoffice. */
export function reportAddress({
  orgaSid,
  id,
  entity,
}: Pick<ImportSummary, 'orgaSid' | 'id' | 'entity'>): string {
  return addressOf(entityNamed(entity), orgaSid, id);
}

/** The same of the import that brought a record; undefined where none does. */
export function reportOfRecord(
  entity: Entity,
  { orgaSid }: Readonly<Record<string, unknown>>,
  id: string,
): string | undefined {
  const isOfCompany = typeof orgaSid === 'string' && orgaSid !== '';
  if (!entity.files || (!isOfCompany && !entity.files.areOfNoCompany)) return undefined;
  return addressOf(entity, isOfCompany ? orgaSid : '', id);
}

function addressOf({ name, files }: Entity, orgaSid: string, report: string): string {
  if (files?.areOfNoCompany) return `${sharedImportPath(name)}?report=${report}`;
  return `${features.import.path}?${new URLSearchParams({ company: orgaSid, report }).toString()}`;
}
