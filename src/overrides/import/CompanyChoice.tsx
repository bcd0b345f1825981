import { MenuItem, TextField } from '@mui/material';
import { reference } from '../../../resources/kinds/grammar.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import type { Option } from '../../fields/reference/useReferenceOptions.ts';

interface Needs {
  isEvery: boolean;
  companies: readonly Option[];
  value: string;
  onChange: (orgaSid: string) => void;
  disabled: boolean;
}

const anyCompany = reference('orga');
const nowhere = {};

/** For whom the file is: one of the caller's companies, or for who may, any. */
export function CompanyChoice({ isEvery, companies, value, onChange, disabled }: Needs) {
  const text = useText();
  if (isEvery)
    return (
      <ReferencePicker
        field={anyCompany}
        label={text('import.company')}
        value={value ? [value] : []}
        onChange={([sid = '']) => onChange(sid)}
        within={nowhere}
        readOnly={disabled}
      />
    );
  return (
    <TextField
      select
      fullWidth
      label={text('import.company')}
      value={value}
      disabled={disabled || companies.length === 1}
      onChange={({ target }) => onChange(target.value)}
    >
      {companies.map(({ sid, title }) => (
        <MenuItem key={sid} value={sid}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
