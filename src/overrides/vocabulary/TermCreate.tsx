import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericCreate } from '../../views/form/GenericCreate.tsx';
import { TermForm } from './TermForm.tsx';

/** A new term. */
export function TermCreate({ resource }: { resource: BackofficeResource }) {
  return <GenericCreate resource={resource} Form={TermForm} />;
}
