import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useText } from '../directory/useText.ts';

interface Needs {
  isEditable: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** Above a grid: what takes back, and how one goes about in it. */
export function GridBar({ isEditable, canUndo, canRedo, onUndo, onRedo }: Needs) {
  const text = useText();
  if (!isEditable) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}
      >
        {text('grid.keys')}
      </Typography>
      <Box sx={{ flex: { xs: 1, sm: 'none' } }} />
      <Tooltip title={text('grid.undo')}>
        <Box component="span" sx={{ display: 'inline-flex' }}>
          <IconButton size="small" aria-label={text('grid.undo')} disabled={!canUndo} onClick={onUndo}>
            <UndoIcon fontSize="small" />
          </IconButton>
        </Box>
      </Tooltip>
      <Tooltip title={text('grid.redo')}>
        <Box component="span" sx={{ display: 'inline-flex' }}>
          <IconButton size="small" aria-label={text('grid.redo')} disabled={!canRedo} onClick={onRedo}>
            <RedoIcon fontSize="small" />
          </IconButton>
        </Box>
      </Tooltip>
    </Box>
  );
}
