import { Box } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { MouseEvent } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { placeOf } from '../directory/Place.ts';
import { Value } from '../fields/Value.tsx';
import { listedFields, offeredFields } from './listedFields.ts';
import { BulkToolbar } from './BulkToolbar.tsx';
import { useBulkAccess } from './useBulkAccess.ts';
import { useFurtherColumns, type FurtherColumn } from './useFurtherColumns.tsx';
import type { OpenResource } from './useResource.ts';

const thingLink = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** The rows of a list. The title is a link; with ctrl or meta a click anywhere in a row opens a new tab. */
export function ThingTable({ open, further }: { open: OpenResource; further?: FurtherColumn | undefined }) {
  const { entity } = open.resource;
  const columns = useFurtherColumns(entity, further);
  const labels = useLabels();
  const text = useText();
  const names = listedFields(entity, open.parents);
  const offered = offeredFields(entity, open.parents);
  const may = useBulkAccess(open.resource, open.parents);
  const linked = names.includes(entity.title) ? entity.title : names[0];
  return (
    <Box onClickCapture={openInNewTab} sx={{ overflowX: 'auto', '& .thing': thingLink }}>
      <DataTable
        bulkActionButtons={may.change || may.delete}
        bulkActionsToolbar={<BulkToolbar resource={open.resource} parents={open.parents} may={may} />}
        hiddenColumns={offered}
        rowClick={(_id, _resource, record) => open.thing(record)}
      >
        {[...names, ...offered].map((name) => {
          const place = placeOf(entity, name);
          const show = (record: RaRecord) => <Value place={place} value={record[name]} record={record} />;
          return (
            <DataTable.Col
              key={name}
              source={name}
              label={labels.field(place)}
              disableSort={!place.field.sortable}
              {...(place.field.kind === 'number' && { align: 'right' as const })}
              render={(record: RaRecord) =>
                name === linked ? (
                  <Link
                    className="thing"
                    to={open.thing(record)}
                    onClick={(event) => event.stopPropagation()}
                  >
                    {record[name] === undefined ? text('list.none') : show(record)}
                  </Link>
                ) : (
                  show(record)
                )
              }
            />
          );
        })}
        {columns.map(({ label, draw }) => (
          <DataTable.Col key={label} label={label} disableSort render={draw} />
        ))}
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
