import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { textIn } from '../../../resources/language/translate.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Attribute, AttributeValue } from './Attribute.ts';
import { attributeOptions } from './attributeOptions.ts';
import { typedValue } from './typedValue.ts';

interface Needs {
  attribute: Attribute;
  value: AttributeValue | undefined;
  fault: string | undefined;
  isRequired: boolean;
  onChange: (value: AttributeValue | undefined) => void;
}

/** One attribute's value, entered as its kind asks for. */
export function AttributeInput({ attribute, value, fault, isRequired, onChange }: Needs) {
  const { language } = useBackoffice();
  const translate = useTranslate();
  const { kind, unit } = attribute;
  const [typed, setTyped] = useState('');
  const held = value === undefined ? '' : String(value);
  const behind = unit && unitName({ language }, unit, typeof value === 'number' ? value : undefined);
  const options = attributeOptions(attribute, language, translate);
  return (
    <TextField
      data-place={`attributes.${attribute.sid}`}
      label={`${textIn(attribute.name, language) || attribute.sid}${isRequired ? ' *' : ''}`}
      // What is typed stands until it means another value: "1," is on its way to "1,5".
      value={typedValue(kind, typed) === value ? typed : held}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedValue(kind, target.value));
      }}
      error={Boolean(fault)}
      helperText={fault}
      margin="dense"
      size="small"
      fullWidth
      select={Boolean(options)}
      slotProps={{
        input: behind ? { endAdornment: <InputAdornment position="end">{behind}</InputAdornment> } : {},
        htmlInput: kind === 'number' ? { inputMode: 'decimal' } : {},
      }}
    >
      {options && <MenuItem value="">–</MenuItem>}
      {options?.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
