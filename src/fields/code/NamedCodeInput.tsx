import { Autocomplete, Box, TextField, type AutocompleteInputChangeReason } from '@mui/material';
import { FieldTitle, useInput, ValidationError } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { NamedByCode } from '../../../resources/kinds/field.ts';
import { pictureField } from '../../../resources/pictureField.ts';
import type { Row } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useParents } from '../../directory/ParentsContext.ts';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import { useText } from '../../directory/useText.ts';
import { RecordPicture } from '../image/RecordPicture.tsx';
import { useNamed, type Named } from './useNamed.ts';

interface Needs {
  /** Where the code stands in the form. */
  source: string;
  label: string;
  isRequired?: boolean;
  names: NamedByCode;
  /** Is it looked for, and not said of a record? */
  isWished?: boolean;
}

/** The code of another record: chosen by what that one is called, or typed, as it may come later. */
export function NamedCodeInput({ source, label, isRequired = false, names, isWished = false }: Needs) {
  const text = useText();
  const words = useAutocompleteWords();
  const { entity } = useBackoffice().directory.showing(names.to);
  const { id, field, fieldState } = useInput({ source });
  const within = useWithin(names.within ?? []);
  const code = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const options = useNamed(names, { within, typed: typed ?? '', isWanted });
  const held = useNamed(names, { within, code, isWanted: code !== '' && typed === undefined });
  const fault = fieldState.error?.message;
  const title = held?.[0]?.title;
  const isUnknown = !isWished && code !== '' && held?.length === 0;
  const choose = (next: string | null) => {
    setTyped(undefined);
    field.onChange(next?.trim() || null);
  };
  const hint = title ?? (isUnknown ? text('form.notThereYet', { code }) : undefined);
  return (
    <Autocomplete<Named | string, false, false, true>
      {...words}
      id={id}
      freeSolo
      size="small"
      fullWidth
      options={[...(options ?? [])]}
      // The server has found them by whatever they are known by.
      filterOptions={(found) => found}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.code)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.record.id)}
      value={code}
      inputValue={typed ?? code}
      onOpen={() => setWanted(true)}
      onInputChange={(_, next, reason: AutocompleteInputChangeReason) => {
        if (reason === 'input') setTyped(next);
        if (reason === 'clear') choose(null);
      }}
      onChange={(_, next) => choose(typeof next === 'string' ? next : (next?.code ?? null))}
      onBlur={() => {
        if (typed !== undefined && typed.trim() !== code) choose(typed);
        else setTyped(undefined);
        field.onBlur();
      }}
      renderOption={({ key, ...props }, option) =>
        typeof option === 'string' ? null : (
          <li key={key} {...props}>
            {pictureField(entity) && (
              <Box component="span" sx={{ mr: 1 }}>
                <RecordPicture entity={entity} record={option.record} size={28} />
              </Box>
            )}
            {option.title}
            <Box
              component="span"
              sx={{ ml: 'auto', pl: 2, whiteSpace: 'nowrap', color: 'text.secondary', fontSize: '0.8em' }}
            >
              {option.code}
            </Box>
          </li>
        )
      }
      renderInput={(props) => (
        <TextField
          {...props}
          label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
          error={fault !== undefined}
          helperText={fault ? <ValidationError error={fault} /> : hint}
          margin="dense"
        />
      )}
    />
  );
}

/** What the form, or the address of the screen, says about the fields that both records share. */
function useWithin(names: readonly string[]): Row {
  const parents = useParents();
  const { control } = useFormContext();
  const entered = useWatch<FieldValues, readonly string[]>({ control, name: names });
  return Object.fromEntries(names.map((name, index) => [name, entered[index] ?? parents[name]]));
}
