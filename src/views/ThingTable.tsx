import { Box } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { useCallback, type MouseEvent } from 'react';
import { DataTable } from 'react-admin';
import { BulkToolbar } from './BulkToolbar.tsx';
import { useBulkAccess } from './useBulkAccess.ts';
import { useColumns } from './useColumns.tsx';
import type { FurtherColumn } from './useFurtherColumns.tsx';
import type { OpenResource } from './useResource.ts';

const thingLink = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** The rows of a list. The title is a link; with ctrl or meta a click anywhere in a row opens a new tab. */
export function ThingTable({ open, further }: { open: OpenResource; further?: FurtherColumn | undefined }) {
  const { resource, parents, thing } = open;
  const columns = useColumns(open, further);
  const may = useBulkAccess(resource, parents);
  const toThing = useCallback((_id: unknown, _resource: string, record: RaRecord) => thing(record), [thing]);
  return (
    <Box onClickCapture={openInNewTab} sx={{ overflowX: 'auto', '& .thing': thingLink }}>
      <DataTable
        bulkActionButtons={may.change || may.delete}
        bulkActionsToolbar={<BulkToolbar resource={resource} parents={parents} may={may} />}
        hiddenColumns={columns.hidden}
        rowClick={toThing}
      >
        {columns.elements}
      </DataTable>
    </Box>
  );
}

/** The link of the row is opened as the browser would open it (specification section 2). */
function openInNewTab(event: MouseEvent<HTMLElement>): void {
  if (!event.ctrlKey && !event.metaKey) return;
  const target = event.target as HTMLElement;
  const link = target.closest('tr')?.querySelector('a');
  if (!link || target.closest('a')) return;
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}
