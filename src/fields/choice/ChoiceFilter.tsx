import { SelectInput } from 'react-admin';
import type { ChoiceField } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { useChoices } from './useChoices.ts';

/** Narrows a list to one choice. */
export function ChoiceFilter(props: InputProps<ChoiceField>) {
  const { source, label } = useInputProps(props);
  return (
    <SelectInput source={source} label={label} choices={useChoices(props.place)} translateChoice={false} />
  );
}
