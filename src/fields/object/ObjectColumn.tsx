import type { ObjectField } from '../../../resources/kinds/field.ts';
import { getAt } from '../../../resources/shape.ts';
import { useLabels } from '../../directory/useLabels.ts';
import type { ColumnProps } from '../kindProps.ts';
import { partsOf } from './partsOf.ts';
import type { Place } from '../../directory/Place.ts';

/** Of one object its filled parts, of many their number. */
export function ObjectColumn({ place, value, Show }: ColumnProps<ObjectField>) {
  const labels = useLabels();
  if (Array.isArray(value)) return <>{value.length}</>;
  const valueOf = ({ names }: Place) => getAt(value, names.slice(-1));
  const filled = partsOf(place).filter(valueOf);
  return (
    <>
      {filled.map((part, index) => (
        <span key={part.names.join('.')} title={labels.field(part)}>
          {index > 0 && ' · '}
          <Show place={part} value={valueOf(part)} />
        </span>
      ))}
    </>
  );
}
