import { MenuItem, TextField } from '@mui/material';
import { importKinds, sendings, type ImportKind } from '../../resources/calls/importKinds.ts';
import { useText } from '../directory/useText.ts';

interface Needs {
  value: ImportKind;
  onChange: (kind: ImportKind) => void;
  disabled: boolean;
}

/** What the file holds, and what it is for. */
export function KindChoice({ value, onChange, disabled }: Needs) {
  const text = useText();
  return (
    <TextField
      select
      fullWidth
      label={text('import.kind')}
      helperText={text(`import.kindHints.${value}`)}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = importKinds.find((kind) => kind === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {importKinds
        .filter((kind) => !sendings[kind].isOfNoCompany)
        .map((kind) => (
          <MenuItem key={kind} value={kind}>
            {text(`import.kinds.${kind}`)}
          </MenuItem>
        ))}
    </TextField>
  );
}
