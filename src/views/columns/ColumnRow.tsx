import DragIcon from '@mui/icons-material/DragIndicator';
import { Box, FormControlLabel, Switch } from '@mui/material';
import type { KeyboardEvent } from 'react';

interface Needs {
  label: string;
  isShown: boolean;
  onToggle: () => void;
  onDrag: () => void;
  /** The one that is dragged is let go here. */
  onDrop: () => void;
  /** By so many places, by keys. */
  onMove: (by: -1 | 1) => void;
}

/** A column that is shown or not, and its place among the others: by dragging, or with Alt and an arrow key. */
export function ColumnRow({ label, isShown, onToggle, onDrag, onDrop, onMove }: Needs) {
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Box
      component="li"
      draggable
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <FormControlLabel
        label={label}
        control={<Switch size="small" checked={isShown} onChange={onToggle} onKeyDown={moveByKey} />}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ m: 0, gap: 0.5 }}
      />
      <DragIcon color="disabled" fontSize="small" sx={{ cursor: 'move' }} />
    </Box>
  );
}
