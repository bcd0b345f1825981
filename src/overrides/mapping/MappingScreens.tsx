import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericCreate } from '../../views/form/GenericCreate.tsx';
import { GenericEdit } from '../../views/form/GenericEdit.tsx';
import { MappingForm } from './MappingForm.tsx';

/** A new mapping. */
export function MappingCreate({ resource }: { resource: BackofficeResource }) {
  return <GenericCreate resource={resource} Form={MappingForm} />;
}

/** A mapping that is there. */
export function MappingEdit({ resource }: { resource: BackofficeResource }) {
  return <GenericEdit resource={resource} Form={MappingForm} />;
}
