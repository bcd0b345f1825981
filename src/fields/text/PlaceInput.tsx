import { Autocomplete, createFilterOptions, TextField as MuiTextField } from '@mui/material';
import { FieldTitle, useInput, ValidationError } from 'ra-core';
import type { TextField } from '../../../resources/kinds/field.ts';
import { mappedPlace } from '../../../resources/mappedPlace.ts';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { useProductPlaces, type ProductPlace } from './useProductPlaces.ts';

const filterOptions = createFilterOptions<ProductPlace>({
  limit: 80,
  stringify: ({ label, value }) => `${label} ${value}`,
});

/** A field of products or an attribute, found by name: a place as the API names it. */
export function PlaceInput(props: InputProps<TextField>) {
  const { source, label, isRequired } = useInputProps(props);
  const { field, fieldState } = useInput({ source });
  const words = useAutocompleteWords();
  const places = useProductPlaces(props.place.entity.name === 'mapping');
  const held = typeof field.value === 'string' && field.value ? mappedPlace(field.value).field : '';
  const known = places.find(({ value }) => value === held);
  const chosen = known ?? (held ? { value: held, label: held } : null);
  return (
    <Autocomplete<ProductPlace>
      {...words}
      fullWidth
      autoHighlight
      options={places}
      filterOptions={filterOptions}
      value={chosen}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onBlur={field.onBlur}
      onChange={(_, choice) => field.onChange(choice?.value ?? null)}
      renderOption={({ key: _, ...option }, { value, label: name }) => (
        <li {...option} key={value}>
          {name}
        </li>
      )}
      renderInput={(input) => (
        <MuiTextField
          {...input}
          inputRef={field.ref}
          label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
          error={fieldState.error !== undefined}
          helperText={
            fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : undefined
          }
        />
      )}
    />
  );
}
