import { Box } from '@mui/material';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import type { ObjectField } from '../../../resources/kinds/field.ts';
import type { FieldInputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { partsOf } from './partsOf.ts';

/** The parts of an object as fields of the form; of many, as lines that are added and removed. */
export function ObjectInput({ place, source, Enter }: FieldInputProps<ObjectField>) {
  const { label } = useInputProps({ place, source });
  const parts = partsOf(place);
  if (place.field.many)
    return (
      <ArrayInput source={source} label={label} fullWidth>
        <SimpleFormIterator inline fullWidth>
          {parts.map((part) => (
            <Enter key={part.names.at(-1)} place={part} source={part.names.at(-1) ?? ''} />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
    );
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {parts.map((part) => (
        <Enter key={part.names.at(-1)} place={part} source={`${source}.${part.names.at(-1)}`} />
      ))}
    </Box>
  );
}
