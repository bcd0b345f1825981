import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useInput } from 'ra-core';
import { imagePath } from '../../../resources/address/imagePath.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import { valueAt } from '../../../resources/leafValue.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { FieldFault } from '../../fields/FieldFault.tsx';
import { stringsOf } from '../../fields/stringsOf.ts';

interface Needs {
  leaf: Leaf;
  field: ImageField;
  rows: readonly Row[];
}

/** Chooses one of the pictures that the records have, and says how many of them have it. */
export function ElementPicker({ leaf, field: declared, rows }: Needs) {
  const text = useText();
  const labels = useLabels();
  const { field, fieldState } = useInput({ source: leaf.path.join('.'), format: (value: unknown) => value });
  const label = labels.field(leaf.place);
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const hash of stringsOf(valueAt(row, leaf)).filter(Boolean))
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
  if (counts.size === 0) return <Typography color="text.secondary">{text('list.nothingThere')}</Typography>;
  return (
    <FormControl component="fieldset" fullWidth sx={{ mt: 1 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <RadioGroup
        row
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(_, hash) => field.onChange(hash)}
        sx={{ gap: 1.5, maxHeight: '40vh', overflowY: 'auto' }}
      >
        {[...counts].map(([hash, count], index) => (
          <FormControlLabel
            key={hash}
            value={hash}
            control={<Radio size="small" />}
            label={
              <Box sx={{ bgcolor: 'common.white', color: '#555', border: 1, borderColor: 'divider', p: 0.5 }}>
                <Box
                  component="img"
                  src={imagePath({ kind: declared.of, hash }, '240')}
                  alt={`${label} ${index + 1}`}
                  sx={{ display: 'block', width: 112, height: 68, objectFit: 'contain' }}
                />
                <Typography variant="caption">{text('list.inRecords', { count })}</Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <FieldFault message={fieldState.error?.message} />
    </FormControl>
  );
}
