import { Box } from '@mui/material';
import { layoutColumns } from '../../../resources/limits.ts';
import type { Block } from './Block.ts';

const alignments = { left: 'flex-start', middle: 'center', right: 'flex-end' } as const;

/** The columns of a layout, in little; the first one is where the block begins. */
export function layoutShape(layout: Block['layout']) {
  return layoutColumns[layout].map((columns, index) => (
    <Box
      key={index}
      sx={{ flex: columns, border: '1.5px solid', bgcolor: index === 0 ? 'currentColor' : 'transparent' }}
    />
  ));
}

/** Lines that begin, stand in the middle or end where the content of a block will. */
export function positionShape(position: Block['position']) {
  return (
    <Box sx={{ flex: 1, display: 'grid', alignContent: 'space-evenly', justifyItems: alignments[position] }}>
      {[100, 60, 80].map((width) => (
        <Box key={width} sx={{ width: `${width}%`, height: '3px', bgcolor: 'currentColor' }} />
      ))}
    </Box>
  );
}
