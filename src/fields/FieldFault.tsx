import { FormHelperText } from '@mui/material';
import { ValidationError } from 'ra-core';

/** What is wrong with a field, below its input; nothing when nothing is. */
export function FieldFault({ message, id }: { message: string | undefined; id?: string }) {
  if (!message) return null;
  return (
    <FormHelperText error id={id} role="alert">
      <ValidationError error={message} />
    </FormHelperText>
  );
}
