import {
  Autocomplete,
  Box,
  createFilterOptions,
  TextField,
  type AutocompleteInputChangeReason,
  type FilterOptionsState,
} from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import type { ReferenceField } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';
import { pictureField } from '../../../resources/pictureField.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { RecordPicture } from '../image/RecordPicture.tsx';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import { useReferenceOptions, type Option } from './useReferenceOptions.ts';

interface Needs {
  field: ReferenceField;
  label: ReactNode;
  value: readonly string[];
  onChange: (sids: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** Values of the fields that the reference shares with what it points to. */
  within: Row;
  disabled?: boolean;
  fault?: ReactNode;
  /** What nothing chosen stands for. */
  placeholder?: string;
}

const mostOptions = 50;

const calledSo = createFilterOptions<Option>({
  stringify: ({ title, sid, words = '' }) => `${title} ${words} ${sid}`,
});

/** Those that are called so, and those that the server found by what else they are known by, such as a code. */
function filterOptions(options: Option[], state: FilterOptionsState<Option>): Option[] {
  const called = new Set(calledSo(options, state));
  return options.filter((option) => option.isMeant || called.has(option)).slice(0, mostOptions);
}

/** Chooses records of another entity by their titles. */
export function ReferencePicker(needs: Needs) {
  const { field, label, value, onChange, onBlur, within, disabled, fault, placeholder = '' } = needs;
  const words = useAutocompleteWords();
  const { entity } = useBackoffice().directory.showing(field.to);
  // Undefined as long as nothing is being typed: then the field shows what is chosen. Left to itself, Autocomplete drops
  // what is typed as soon as a title arrives or the form draws itself anew.
  const [typed, setTyped] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const { options, isLoading } = useReferenceOptions(field, {
    typed: typed ?? '',
    chosen: value,
    within,
    isWanted,
  });
  const chosen = useMemo(
    () => value.map((sid) => options.find((option) => option.sid === sid) ?? { sid, title: sid }),
    [value, options],
  );
  const choose = (next: readonly Option[]) => {
    setTyped(undefined);
    onChange(next.map(({ sid }) => sid));
  };
  const shared = {
    ...words,
    options,
    loading: isLoading,
    disabled: disabled ?? false,
    size: 'small' as const,
    fullWidth: true,
    filterOptions,
    autoHighlight: true,
    getOptionLabel: ({ title }: Option) => title,
    getOptionKey: ({ sid }: Option) => sid,
    isOptionEqualToValue: (a: Option, b: Option) => a.sid === b.sid,
    inputValue: typed ?? (field.many ? '' : (chosen[0]?.title ?? '')),
    onInputChange: (_: unknown, text: string, reason: AutocompleteInputChangeReason) => {
      if (reason !== 'reset') setTyped(reason === 'input' ? text : undefined);
    },
    onBlur: () => {
      setTyped(undefined);
      onBlur?.();
    },
    onOpen: () => setWanted(true),
    renderOption: (
      { key, ...props }: React.HTMLAttributes<HTMLLIElement> & { key: React.Key },
      option: Option,
    ) => (
      <li key={key} {...props}>
        {option.record && pictureField(entity) && (
          <Box component="span" sx={{ mr: 1 }}>
            <RecordPicture entity={entity} record={option.record} size={28} />
          </Box>
        )}
        {option.title}
        <Box
          component="span"
          sx={{
            ml: 'auto',
            pl: 2,
            minWidth: 0,
            overflowWrap: 'anywhere',
            color: 'text.secondary',
            fontSize: '0.8em',
          }}
        >
          {option.sid}
        </Box>
      </li>
    ),
    renderInput: (props: object) => (
      <TextField
        {...props}
        label={label}
        error={Boolean(fault)}
        helperText={fault}
        margin="dense"
        placeholder={value.length === 0 ? placeholder : ''}
        sx={{ '& input::placeholder': { opacity: 1, color: 'text.secondary' } }}
      />
    ),
  };
  return field.many ? (
    <Autocomplete {...shared} multiple value={chosen} onChange={(_, next) => choose(next)} />
  ) : (
    <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_, next) => choose(next ? [next] : [])} />
  );
}
