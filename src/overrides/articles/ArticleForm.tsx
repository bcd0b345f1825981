import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { FormFrame } from '../../views/FormFrame.tsx';
import type { RecordFormProps } from '../../views/RecordForm.tsx';
import { RecordSections } from '../../views/RecordSections.tsx';
import { besidePreview } from '../../preview/besidePreview.ts';
import { blockId } from './BlockCard.tsx';
import { Blocks } from './Blocks.tsx';
import { OpenFaultyBlock } from './OpenFaultyBlock.tsx';
import { Preview } from './Preview.tsx';

const elsewhere = ['sections'];

/** The form of an article: what it is, its blocks, and beside them what readers will see. */
export function ArticleForm({ resource: { entity }, isNew, toolbar }: RecordFormProps) {
  const [open, setOpen] = useState<number>();
  const edit = useCallback((index: number) => {
    setOpen(index);
    requestAnimationFrame(() => document.getElementById(blockId(index))?.focus());
  }, []);
  return (
    <FormFrame entity={entity} begin={isNew ? { state: 'draft', sections: [] } : undefined} toolbar={toolbar}>
      <OpenFaultyBlock onOpen={setOpen} />
      <Box sx={besidePreview}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <RecordSections entity={entity} isNew={isNew} without={elsewhere} />
          <Blocks entity={entity} open={open} onOpen={setOpen} />
        </Box>
        <Preview onEdit={edit} />
      </Box>
    </FormFrame>
  );
}
