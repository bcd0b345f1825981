import { Box } from '@mui/material';
import { useState, type DragEvent, type ReactNode } from 'react';

interface Needs {
  onDrop: (dropped: DataTransfer) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Where files are dropped; it shows while something is held over it. */
export function DropPlace({ onDrop, disabled = false, children }: Needs) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onDrop(event.dataTransfer);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 3,
        py: { xs: 4, sm: 6 },
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'background.paper',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
