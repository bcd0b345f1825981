import type { ObjectField } from '../../../resources/kinds/field.ts';
import { useLabels } from '../../directory/useLabels.ts';
import type { ColumnProps } from '../kindProps.ts';
import { partsOf } from './partsOf.ts';

/** Of one object its filled parts, of many their number. */
export function ObjectColumn({ place, value, Show }: ColumnProps<ObjectField>) {
  const labels = useLabels();
  if (Array.isArray(value)) return <>{value.length}</>;
  const filled = partsOf(place).filter(({ names }) => (value as Record<string, unknown>)[names.at(-1) ?? '']);
  return (
    <>
      {filled.map((part, index) => (
        <span key={part.names.join('.')} title={labels.field(part)}>
          {index > 0 && ' · '}
          <Show place={part} value={(value as Record<string, unknown>)[part.names.at(-1) ?? '']} />
        </span>
      ))}
    </>
  );
}
