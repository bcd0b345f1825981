import { useGetManyAggregate } from 'ra-core';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { titleOf } from '../directory/titleOf.ts';

/** What a company is called; its sid where it is not there any more. */
export function CompanyName({ sid }: { sid: string }) {
  const { directory, language } = useBackoffice();
  const { name, entity } = directory.showing('orga');
  const { data, isPending } = useGetManyAggregate(name, { ids: [sid] });
  if (isPending) return null;
  const found = data?.[0];
  return <>{found ? titleOf(entity, found, language) : sid}</>;
}
