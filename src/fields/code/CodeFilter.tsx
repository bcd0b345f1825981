import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import type { CodeField, GtinField } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { NamedCodeInput } from './NamedCodeInput.tsx';

/** A code is found by the whole of it; one of another record by what that is called, too. */
export function CodeFilter(props: InputProps<CodeField | GtinField>) {
  const { source, label } = useInputProps(props);
  const { field } = props.place;
  if (field.kind === 'code' && field.names)
    return (
      <Box sx={{ minWidth: 220 }}>
        <NamedCodeInput source={source} label={label} names={field.names} isWished />
      </Box>
    );
  return <TextInput source={source} label={label} resettable />;
}
