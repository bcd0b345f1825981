import ColumnsIcon from '@mui/icons-material/ViewWeek';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { FurtherColumn } from '../list/useFurtherColumns.tsx';
import type { OpenResource } from '../useResource.ts';

// The library's own button draws a switch for each column before anybody asks for them.
const ColumnsChoice = lazy(() => import('./ColumnsChoice.tsx').then((m) => ({ default: m.ColumnsChoice })));

interface Needs {
  open: OpenResource;
  further: FurtherColumn | undefined;
}

/** Opens the choice of columns, and of their order. */
export function ColumnsButton({ open, further }: Needs) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<ColumnsIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </Button>
      {anchor && (
        <Suspense>
          <ColumnsChoice open={open} further={further} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
