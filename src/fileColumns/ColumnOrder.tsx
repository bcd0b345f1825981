import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfferedColumn } from '../../resources/calls/exports.ts';
import { useText } from '../directory/useText.ts';
import { ColumnRow } from '../views/columns/ColumnRow.tsx';
import { movedTo } from '../views/columns/movedTo.ts';

interface Needs {
  columns: readonly OfferedColumn[];
  onChange: (columns: readonly string[]) => void;
}

/** The chosen columns in their order, which is changed by dragging or by keys. */
export function ColumnOrder({ columns, onChange }: Needs) {
  const text = useText();
  const [dragged, setDragged] = useState<number>();
  const names = columns.map(({ name }) => name);
  const move = (from: number, to: number) => onChange(movedTo(names, from, to));
  return (
    <Box component="section" aria-labelledby="column-order">
      <Typography id="column-order" variant="body2" sx={{ fontWeight: 620 }}>
        {text('export.columns.order')}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1 }}>
        {text('export.columns.orderHint')}
      </Typography>
      <Box
        component="ol"
        tabIndex={0}
        aria-labelledby="column-order"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto' }}
      >
        {columns.map(({ name, header }, index) => (
          <ColumnRow
            key={name}
            label={header}
            isShown
            onToggle={() => onChange(names.filter((other) => other !== name))}
            onDrag={() => setDragged(index)}
            onDrop={() => dragged !== undefined && move(dragged, index)}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </Box>
    </Box>
  );
}
