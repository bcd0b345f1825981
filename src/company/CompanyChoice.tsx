import { MenuItem, TextField } from '@mui/material';
import { reference } from '../../resources/kinds/grammar.ts';
import { useText } from '../directory/useText.ts';
import { ReferencePicker } from '../fields/reference/ReferencePicker.tsx';
import type { Option } from '../fields/reference/useReferenceOptions.ts';

interface Needs {
  isEvery: boolean;
  companies: readonly Option[];
  value: string;
  onChange: (orgaSid: string) => void;
  disabled: boolean;
}

const anyCompany = reference('orga');
const nowhere = {};

/** For whom: one of the caller's companies, or any where the caller may. */
export function CompanyChoice({ isEvery, companies, value, onChange, disabled }: Needs) {
  const text = useText();
  if (isEvery)
    return (
      <ReferencePicker
        field={anyCompany}
        label={text('form.company')}
        value={value ? [value] : []}
        onChange={([sid = '']) => onChange(sid)}
        within={nowhere}
        disabled={disabled}
      />
    );
  return (
    <TextField
      select
      fullWidth
      label={text('form.company')}
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
