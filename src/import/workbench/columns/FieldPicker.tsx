import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { Autocomplete, Button, createFilterOptions, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useAutocompleteWords } from '../../../directory/useAutocompleteWords.ts';
import type { FieldChoice } from '../../fieldChoices.ts';

interface Needs {
  /** What is chosen for, for those who do not see it beside. */
  label: string;
  choices: readonly FieldChoice[];
  chosen: FieldChoice | undefined;
  /** Stands where nothing is chosen. */
  prompt: string;
  disabled?: boolean;
  onChoose: (value: string) => void;
}

const filterOptions = createFilterOptions<FieldChoice>({ limit: 80 });

/** A choice among hundreds, with a search; of hundreds of these only the one that is being used is more than a button. */
export function FieldPicker({ label, choices, chosen, prompt, disabled = false, onChoose }: Needs) {
  const words = useAutocompleteWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button
        ref={button}
        fullWidth
        variant="outlined"
        color="inherit"
        aria-haspopup="listbox"
        aria-label={`${label}: ${chosen?.label ?? prompt}`}
        endIcon={<ArrowIcon />}
        disabled={disabled}
        onClick={() => setOpen(true)}
        sx={{
          justifyContent: 'space-between',
          textAlign: 'left',
          fontWeight: chosen ? 560 : 400,
          color: chosen ? 'text.primary' : 'text.secondary',
          bgcolor: 'background.paper',
          borderColor: 'text.secondary',
          lineHeight: 1.3,
          overflowWrap: 'anywhere',
        }}
      >
        {chosen?.label ?? prompt}
      </Button>
    );
  return (
    <Autocomplete<FieldChoice>
      {...words}
      open
      size="small"
      fullWidth
      autoHighlight
      options={choices}
      filterOptions={filterOptions}
      value={chosen ?? null}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onClose={() => setOpen(false)}
      onChange={(_, choice) => choice && onChoose(choice.value)}
      renderOption={({ key: _, ...props }, { value, label: name }) => (
        <li {...props} key={value}>
          {name}
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          autoFocus
          margin="none"
          placeholder={prompt}
          slotProps={{ htmlInput: { ...props.inputProps, 'aria-label': label } }}
        />
      )}
    />
  );
}
