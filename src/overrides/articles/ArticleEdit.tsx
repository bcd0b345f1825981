import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericEdit } from '../../views/GenericEdit.tsx';
import { ArticleForm } from './ArticleForm.tsx';

/** An article with its blocks, and beside it what readers will see. */
export function ArticleEdit({ resource }: { resource: BackofficeResource }) {
  return <GenericEdit resource={resource} Form={ArticleForm} />;
}
