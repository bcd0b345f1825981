import { Box, Button, Typography } from '@mui/material';
import { useText } from '../directory/useText.ts';
import type { GridColumn, GridRow } from './GridRow.ts';

interface Needs {
  row: GridRow | undefined;
  column: GridColumn | undefined;
  /** Puts the suggestion into the cell; absent where nothing can be written. */
  onTake: ((value: string) => void) | undefined;
}

/** Below a grid: the active cell as a whole, what is wrong with it and what was probably meant. */
export function CellDetail({ row, column, onTake }: Needs) {
  const text = useText();
  const cell = column && row?.cells.get(column.key);
  const fault = cell?.fault ?? row?.fault;
  const suggestion = cell?.fault?.suggestion;
  return (
    <Box
      sx={{
        border: 1,
        borderTop: 0,
        borderColor: 'divider',
        px: 1.5,
        py: 1,
        minHeight: 68,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="caption" color="text.secondary" component="p">
        {[row?.heading && `${text('grid.row')} ${row.heading}`, column?.mark, column?.heading]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography
        variant="body2"
        component="p"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 96, overflow: 'auto' }}
        {...(cell && cell.text.length > 400 && { tabIndex: 0 })}
      >
        {cell?.text || text('grid.emptyCell')}
        {cell?.former !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` (${text('grid.former', { text: cell.former || text('grid.emptyCell') })})`}
          </Box>
        )}
      </Typography>
      {fault && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.25 }}>
          <Typography variant="body2" color={`${fault.severity}.main`} sx={{ fontWeight: 560 }}>
            {fault.message}
          </Typography>
          {suggestion !== undefined && onTake && (
            <Button size="small" variant="outlined" onClick={() => onTake(suggestion)}>
              {text('grid.take', { text: suggestion })}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
