import { Box } from '@mui/material';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { blockId } from '../../fields/blocks/blockId.ts';
import { OpenBlockContext } from '../../fields/blocks/OpenBlockContext.ts';
import { besidePreview } from '../../preview/besidePreview.ts';

const PagePreview = lazy(() =>
  import('../../preview/PagePreview.tsx').then((m) => ({ default: m.PagePreview })),
);

interface Needs {
  entity: Entity;
  children: ReactNode;
}

/** A form, and beside it what readers will see, where the entity has a preview and writes its page in blocks. */
export function WithPreview({ entity, children }: Needs) {
  const [open, setOpen] = useState<number>();
  const openBlock = useMemo(() => [open, setOpen] as const, [open]);
  const blocks = entity.preview && blocksOf(entity);
  const edit = useCallback(
    (index: number) => {
      setOpen(index);
      requestAnimationFrame(() => document.getElementById(blockId(blocks ?? '', index))?.focus());
    },
    [blocks],
  );
  if (blocks === undefined) return children;
  return (
    <OpenBlockContext value={openBlock}>
      <Box sx={besidePreview}>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        <Suspense fallback={<span />}>
          <PagePreview entity={entity} blocks={blocks} onEdit={edit} />
        </Suspense>
      </Box>
    </OpenBlockContext>
  );
}

function blocksOf({ fields }: Entity): string | undefined {
  return Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === 'object' && field.areBlocks;
  });
}
