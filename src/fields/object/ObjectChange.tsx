import { Box } from '@mui/material';
import type { ObjectField } from '../../../resources/kinds/field.ts';
import { getAt } from '../../../resources/shape.ts';
import { PlainChange } from '../change/PlainChange.tsx';
import type { ChangeProps } from '../kindProps.ts';
import { changedParts } from '../leaves/changedLeaves.ts';
import { Value } from '../Value.tsx';
import { changedObjects } from './changedObjects.ts';
import { partsOf } from './partsOf.ts';

/** Of each object that changed the parts that did, under what tells it from the others; of one that came or went all. */
export function ObjectChange({ Show, ...change }: ChangeProps<ObjectField>) {
  const { leaf, before, after, record, isVersion } = change;
  const { place } = leaf;
  const isList = Array.isArray(before) || Array.isArray(after);

  if (isList && !leaf.isOrder)
    return changedObjects(listOf(before), listOf(after)).map((one) => (
      <Box key={`${one.place} ${one.before === undefined}`}>
        <span>{one.place}. </span>
        <ObjectChange
          {...change}
          leaf={{ ...leaf, element: String(one.place) }}
          before={one.before}
          after={one.after}
          isVersion={false}
          Show={Show}
        />
      </Box>
    ));

  const naming = partsOf(place).filter(({ names }) => place.field.key?.includes(names.at(-1) ?? ''));
  const name = (object: unknown) =>
    naming.map((part, index) => {
      const value = getAt(object, part.names.slice(-1));
      return (
        <span key={part.names.join('.')}>
          {index > 0 && value !== undefined && value !== null && ' · '}
          <Value place={part} value={value} record={record} />
        </span>
      );
    });
  if (leaf.isOrder) return <PlainChange {...change} show={name} />;
  if (before === undefined || after === undefined)
    return <PlainChange {...change} isVersion={isVersion && before === undefined && after === undefined} />;
  return (
    <>
      {name(after)}
      <Box sx={{ pl: 1.5 }}>
        <Show entity={place.entity} changes={changedParts(place, before, after)} record={record} />
      </Box>
    </>
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
