import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericEdit } from '../../views/form/GenericEdit.tsx';
import { ProductForm } from './ProductForm.tsx';

/** A product in a form of its own. */
export function ProductEdit({ resource }: { resource: BackofficeResource }) {
  return <GenericEdit resource={resource} Form={ProductForm} />;
}
