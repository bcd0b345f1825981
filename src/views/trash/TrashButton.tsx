import TrashIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../directory/useText.ts';
import { useCanMake } from '../useCanMake.ts';
import type { OpenResource } from '../useResource.ts';

const Trash = lazy(() => import('./Trash.tsx').then((m) => ({ default: m.Trash })));

/** Opens what was deleted of a list, where its entity keeps that and the caller may make new records. */
export function TrashButton({ open }: { open: OpenResource }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const canMake = useCanMake(open);
  if (!open.resource.entity.trash || !canMake) return null;
  return (
    <>
      <Button size="small" color="secondary" startIcon={<TrashIcon />} onClick={() => setOpen(true)}>
        {text('trash.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <Trash open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
