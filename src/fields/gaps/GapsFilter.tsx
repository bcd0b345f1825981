import { useListContext } from 'ra-core';
import { SelectInput } from 'react-admin';
import type { GapsField } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { stringsOf } from '../stringsOf.ts';
import { useGapLabels } from './useGapLabels.ts';

/** Narrows a list to what lacks the same; offered is what the rows on the screen lack. */
export function GapsFilter(props: InputProps<GapsField>) {
  const { source, label } = useInputProps(props);
  const { data = [], filterValues } = useListContext();
  const labelOf = useGapLabels(props.place.entity);
  const chosen = stringsOf(filterValues[source]).filter(Boolean);
  const gaps = new Set([...chosen, ...data.flatMap((row) => stringsOf(row[source]))]);
  const choices = [...gaps].map((gap) => ({ id: gap, name: labelOf(gap) }));
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices.sort((one, other) => one.name.localeCompare(other.name))}
      translateChoice={false}
    />
  );
}
