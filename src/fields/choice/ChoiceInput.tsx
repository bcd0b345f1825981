import { SelectArrayInput, SelectInput } from 'react-admin';
import type { ChoiceField } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { useChoices } from './useChoices.ts';

/** One of fixed choices, or several. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  const common = useInputProps(props);
  const choices = useChoices(props.place);
  return props.place.field.many ? (
    <SelectArrayInput {...common} choices={choices} translateChoice={false} />
  ) : (
    <SelectInput {...common} choices={choices} translateChoice={false} />
  );
}
