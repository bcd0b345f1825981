import type { DerivedField } from '../../../resources/kinds/field.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { ColumnProps } from '../kindProps.ts';
import { placeOf } from '../../directory/Place.ts';

/** Shown like the field of the other entity from which it is read. */
export function DerivedColumn({ place, value, Show }: ColumnProps<DerivedField>) {
  const { directory } = useBackoffice();
  const [through = '', target = ''] = place.field.from.split('.');
  const reference = place.entity.fields[through];
  if (reference?.kind !== 'reference') return null;
  return <Show place={placeOf(directory.showing(reference.to).entity, target)} value={value} />;
}
