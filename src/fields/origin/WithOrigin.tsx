import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { OriginMark } from './OriginMark.tsx';

interface Needs {
  entity: Entity;
  /** A field, or an attribute behind its field and a dot. */
  name: string;
  children: ReactNode;
}

/** What is entered, and in the line of its label where it came from. */
export function WithOrigin({ entity, name, children }: Needs) {
  return (
    <Box
      sx={{
        position: 'relative',
        minWidth: 0,
        // No label runs below the mark at its end.
        '&:has(> [data-origin])': { '& .MuiInputLabel-root, & legend': { paddingRight: '20px' } },
      }}
    >
      {children}
      <OriginMark entity={entity} name={name} />
    </Box>
  );
}
