import { Box, type Theme } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { useCallback, type MouseEvent } from 'react';
import { DataTable } from 'react-admin';
import { BulkTools } from '../bulk/BulkTools.tsx';
import { RecordRows } from '../rows/RecordRows.tsx';
import { rowStyles } from '../rows/rowStyles.ts';
import { useBulkAccess } from './useBulkAccess.ts';
import { useColumns } from './useColumns.tsx';
import type { FurtherColumn } from './useFurtherColumns.tsx';
import type { OpenResource } from '../useResource.ts';

const middle = 1;

const recordLink = ({ palette }: Theme) => ({
  color: palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** What somebody wrote at length is read in its form. */
const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
};

const pictured = { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 220 };

const styles = (theme: Theme) => ({
  overflowX: 'auto',
  ...rowStyles(theme),
  '& .thing': recordLink(theme),
  '& .pictured': pictured,
  '& .cut': cut,
  '&:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)) thead th + th':
    coveredHeading(theme),
});

/** Of two lines, one would look out from under the bar with what can be done to the chosen records. */
function coveredHeading({ palette }: Theme) {
  return { backgroundColor: palette.bulkActionsToolbarBackgroundColor, '& > *': { opacity: 0 } };
}

interface Needs {
  open: OpenResource;
  further?: FurtherColumn | undefined;
  /** Are its rows high rather than many? */
  isAiry: boolean;
}

/** The rows of a list. The title is a link; a middle click, or one with ctrl or meta, opens a new tab anywhere in a row. */
export function RecordTable({ open, further, isAiry }: Needs) {
  const { resource, parents, thing } = open;
  const columns = useColumns(open, further);
  const may = useBulkAccess(resource, parents);
  const toRecord = useCallback((_id: unknown, _resource: string, record: RaRecord) => thing(record), [thing]);
  return (
    <Box
      onClickCapture={openInNewTab}
      onAuxClick={openInNewTab}
      onMouseDown={keepFromScrolling}
      className={isAiry ? 'airy' : ''}
      sx={styles}
    >
      <DataTable
        body={RecordRows}
        bulkActionButtons={may.change || may.delete}
        bulkActionsToolbar={<BulkTools resource={resource} parents={parents} may={may} />}
        hiddenColumns={columns.hidden}
        size={isAiry ? 'medium' : 'small'}
        rowClick={toRecord}
      >
        {columns.elements}
      </DataTable>
    </Box>
  );
}

/** The link of the row is opened as the browser would open it (behaviour B28). */
function openInNewTab(event: MouseEvent<HTMLElement>): void {
  if (!event.ctrlKey && !event.metaKey && event.button !== middle) return;
  const link = linkOfRow(event);
  if (!link) return;
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

/** A middle button that is held down would begin to scroll the page by itself. */
function keepFromScrolling(event: MouseEvent<HTMLElement>): void {
  if (event.button === middle && linkOfRow(event)) event.preventDefault();
}

/** The link of the row that was hit; undefined where what was hit has a meaning of its own. */
function linkOfRow({ target }: MouseEvent<HTMLElement>): HTMLAnchorElement | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return undefined;
  return target.closest('tr')?.querySelector('a') ?? undefined;
}
