import { useListContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { BulkToolbarProps } from '../list/BulkToolbar.tsx';

const BulkToolbar = lazy(() => import('../list/BulkToolbar.tsx').then((m) => ({ default: m.BulkToolbar })));

/** The toolbar of chosen records, from the first one chosen on: what it has begun goes on when none is chosen any more. */
export function BulkTools(props: BulkToolbarProps) {
  const { selectedIds = [] } = useListContext();
  const [isNeeded, setNeeded] = useState(false);
  if (selectedIds.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <BulkToolbar {...props} />
    </Suspense>
  );
}
