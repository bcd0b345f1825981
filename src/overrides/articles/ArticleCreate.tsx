import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericCreate } from '../../views/GenericCreate.tsx';
import { ArticleForm } from './ArticleForm.tsx';

/** A new article. */
export function ArticleCreate({ resource }: { resource: BackofficeResource }) {
  return <GenericCreate resource={resource} Form={ArticleForm} />;
}
