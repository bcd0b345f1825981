import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useSimpleFormIterator, useTranslate } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import type { ObjectField } from '../../../resources/kinds/field.ts';
import type { FieldInputProps } from '../kindProps.ts';
import { BlocksInput } from '../blocks/BlocksInput.tsx';
import { useInputProps } from '../useInputProps.ts';
import { partsOf } from './partsOf.ts';

/** The parts of an object as fields of the form; of many, as lines that are added and removed, and of blocks as a plan. */
export function ObjectInput(props: FieldInputProps<ObjectField>) {
  const { place, source, Enter } = props;
  const { label } = useInputProps({ place, source });
  const parts = (prefix: string) => (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {partsOf(place).map((part) => (
        <Box
          key={part.names.at(-1)}
          // Four languages need the whole line.
          sx={part.field.kind === 'translated' ? { gridColumn: '1 / -1' } : { minWidth: 0 }}
        >
          <Enter place={part} source={prefix + part.names.at(-1)} />
        </Box>
      ))}
    </Box>
  );
  if (place.field.areBlocks) return <BlocksInput {...props} />;
  if (!place.field.many)
    return (
      <Box role="group" aria-label={label}>
        {parts(`${source}.`)}
      </Box>
    );
  return (
    <ArrayInput source={source} label={label} fullWidth>
      <SimpleFormIterator fullWidth addButton={<AddPart />}>
        {parts('')}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddPart() {
  const { add } = useSimpleFormIterator();
  const translate = useTranslate();
  return (
    <Button color="secondary" startIcon={<AddIcon />} onClick={() => add({})}>
      {translate('ra.action.add')}
    </Button>
  );
}
