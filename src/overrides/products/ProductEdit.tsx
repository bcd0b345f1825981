import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericEdit } from '../../views/GenericEdit.tsx';
import { ProductForm } from './ProductForm.tsx';

export function ProductEdit({ resource }: { resource: BackofficeResource }) {
  return <GenericEdit resource={resource} Form={ProductForm} />;
}
