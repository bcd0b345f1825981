import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo, useId, useState } from 'react';
import { textIn } from '../../../resources/language/translate.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Attribute, AttributeValue } from './Attribute.ts';
import { TextBox } from '../text/TextBox.tsx';
import { attributeOptions } from './attributeOptions.ts';
import { typedValue } from './typedValue.ts';

interface Needs {
  attribute: Attribute;
  value: AttributeValue | undefined;
  fault: string | undefined;
  isRequired: boolean;
  onChange: (sid: string, value: AttributeValue | undefined) => void;
}

/** One attribute's value, entered as its kind asks for; drawn again only when it is another one. */
export const AttributeInput = memo(function AttributeInput({
  attribute,
  value,
  fault,
  isRequired,
  onChange,
}: Needs) {
  const { language } = useBackoffice();
  const translate = useTranslate();
  const { kind, unit } = attribute;
  const id = useId();
  const [typed, setTyped] = useState('');
  const held = value === undefined ? '' : String(value);
  const behind = unit && unitName({ language }, unit, typeof value === 'number' ? value : undefined);
  const options = attributeOptions(attribute, language, translate);
  const shared = {
    // What is typed stands until it means another value: "1," is on its way to "1,5".
    value: typedValue(kind, typed) === value ? typed : held,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(attribute.sid, typedValue(kind, target.value));
    },
    label: `${textIn(attribute.name, language) || attribute.sid}${isRequired ? ' *' : ''}`,
  };
  const place = `attributes.${attribute.sid}`;
  if (!options)
    return (
      <TextBox
        {...shared}
        id={id}
        place={place}
        fault={fault}
        behind={behind && <span className="text-box-behind">{behind}</span>}
        {...(kind === 'number' && { inputMode: 'decimal' })}
      />
    );
  return (
    <TextField
      {...shared}
      data-place={place}
      error={Boolean(fault)}
      helperText={fault}
      margin="dense"
      size="small"
      fullWidth
      select
      slotProps={{
        input: behind ? { endAdornment: <InputAdornment position="end">{behind}</InputAdornment> } : {},
      }}
    >
      <MenuItem value="">–</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
});
