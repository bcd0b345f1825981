import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Entity } from '../../resources/entity.ts';
import { faultsOf } from '../../resources/faultsOf.ts';
import { fieldSchema } from '../../resources/kinds/validation.ts';
import type { Row } from '../../resources/shape.ts';
import { placeOf } from '../directory/Place.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { FieldInput } from '../fields/FieldInput.tsx';

interface Needs {
  entity: Entity;
  /** The fields among which one is chosen. */
  fields: readonly string[];
  count: number;
  onChange: (field: string, value: unknown) => void;
  onClose: () => void;
}

/** Asks which field of several records is to have which value. */
export function ChangeDialog({ entity, fields, count, onChange, onClose }: Needs) {
  const text = useText();
  const labels = useLabels();
  const translate = useTranslate();
  const [name, setName] = useState(fields[0] ?? '');
  const form = useForm<Row>();
  const place = placeOf(entity, name);

  function submit() {
    const value = form.getValues(name) ?? null;
    const parsed = fieldSchema(place.field).safeParse(value === '' ? null : value, { reportInput: true });
    const [fault] = parsed.success ? [] : parsed.error.issues.flatMap(faultsOf);
    if (!fault) return onChange(name, parsed.data);
    form.setError(name, {
      message: translate(`faults.${fault.code}`, { ...fault.values, _: fault.code }),
    });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{text('list.changeTitle', { count })}</DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          label={text('list.changeField')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          sx={{ mb: 1 }}
        >
          {fields.map((field) => (
            <MenuItem key={field} value={field}>
              {labels.field(placeOf(entity, field))}
            </MenuItem>
          ))}
        </TextField>
        <FormProvider {...form}>
          <FieldInput key={name} place={place} source={name} />
        </FormProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={submit}>
          {text('list.change')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
