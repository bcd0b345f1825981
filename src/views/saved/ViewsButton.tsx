import ViewIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../directory/useText.ts';
import type { OpenResource } from '../useResource.ts';
import type { useKeptLayout } from './useLayout.ts';

// Read and drawn once somebody asks for it.
const ViewsMenu = lazy(() => import('./ViewsMenu.tsx').then((m) => ({ default: m.ViewsMenu })));

interface Needs {
  open: OpenResource;
  kept: ReturnType<typeof useKeptLayout>;
}

/** Opens the views of a list that are kept under a name, and what makes one. */
export function ViewsButton({ open, kept }: Needs) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<ViewIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {text('views.title')}
      </Button>
      {anchor && (
        <Suspense>
          <ViewsMenu open={open} kept={kept} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
