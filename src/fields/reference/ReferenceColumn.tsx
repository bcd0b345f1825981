import { useGetManyAggregate } from 'ra-core';
import { idOf } from '../../../providers/data/recordId.ts';
import type { ReferenceField } from '../../../resources/kinds/field.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { titleOf } from '../../directory/titleOf.ts';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';
import { sharedFilter } from './sharedKey.ts';

/** The titles of what is referred to; the sids of those that are not there any more. */
export function ReferenceColumn({ place, value, record }: ColumnProps<ReferenceField>) {
  const { directory, language } = useBackoffice();
  const { name, entity } = directory.showing(place.field.to);
  const sids = stringsOf(value);
  const shared = Object.values(sharedFilter(place.field, entity, record ?? {}));
  const ids = sids.map((sid) => idOf([...shared, sid]));
  const { data = [], isPending } = useGetManyAggregate(name, { ids });
  if (isPending) return null;
  const titles = ids.map((id, index) => {
    const found = data.find((thing) => thing?.id === id);
    return found ? titleOf(entity, found, language) : sids[index];
  });
  return <>{titles.join(', ')}</>;
}
