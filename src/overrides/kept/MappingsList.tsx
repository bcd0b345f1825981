import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericList } from '../../views/list/GenericList.tsx';
import { useResource } from '../../views/useResource.ts';
import { KeptColumns } from './KeptColumns.tsx';

/** What a company has said of its files, and below it what is kept until it is said. */
export function MappingsList({ resource }: { resource: BackofficeResource }) {
  const { parents } = useResource(resource);
  return (
    <>
      <GenericList resource={resource} />
      {parents.orgaSid && <KeptColumns orgaSid={parents.orgaSid} />}
    </>
  );
}
