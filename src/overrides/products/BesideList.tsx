import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useBasename, useGetList, useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { lists } from '../../../resources/limits.ts';
import type { Row } from '../../../resources/shape.ts';
import { createAddress, recordAddress, type Parents } from '../../directory/addresses.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useMay } from '../../directory/useMay.ts';
import { useText } from '../../directory/useText.ts';
import { Value } from '../../fields/Value.tsx';
import { anchorOf, useFormParts } from '../../views/sections/SectionsContext.ts';

interface Needs {
  resource: BackofficeResource;
  /** Which of its records hang on the product. */
  filter: Row;
  /** What is shown of each; the first one is the link. */
  fields: readonly [string, ...string[]];
  /** Within which records a new one is made, and what it begins with; absent where none is made from here. */
  begin?: { parents: Parents; row: Row };
}

/** The records of another entity that hang on a product; nothing where there are none to be seen and none can be made. */
export function BesideList({ resource, filter, fields, begin }: Needs) {
  const { entity, name } = resource;
  const text = useText();
  const labels = useLabels();
  const basename = useBasename();
  const may = useMay();
  const mayRead = may('list', resource, useRecordContext());
  const { data = [], isPending } = useGetList(
    name,
    { filter, pagination: { page: 1, perPage: lists.mostRows } },
    { enabled: mayRead },
  );
  const canAdd = Boolean(begin && may('create', resource, begin.parents));
  const isShown = !isPending && (data.length > 0 || canAdd);
  const id = anchorOf(name);
  const label = labels.many(entity);
  useFormParts(useMemo(() => (isShown ? [{ id, label, names: [] }] : []), [isShown, id, label]));
  if (!isShown) return null;
  const [first, ...others] = fields;
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-label={label}
      sx={{ outline: 'none', scrollMarginTop: { xs: 112, lg: 64 }, '& + &': { mt: 2.5 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flex: 1, fontSize: '0.9375rem', fontWeight: 600 }}>
          {label}
        </Typography>
        {canAdd && begin && (
          <Button
            size="small"
            color="secondary"
            startIcon={<AddIcon />}
            component={Link}
            to={basename + createAddress(resource, begin.parents)}
            state={{ record: begin.row }}
          >
            {text('product.addBeside', { what: labels.one(entity) })}
          </Button>
        )}
      </Box>
      {data.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('list.empty')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: `minmax(0, 1fr) repeat(${others.length}, auto)` },
        }}
      >
        {data.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{
              display: { xs: 'flex', sm: 'grid' },
              flexWrap: 'wrap',
              columnGap: 2,
              gridColumn: '1 / -1',
              gridTemplateColumns: 'subgrid',
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              component={Link}
              to={basename + recordAddress(resource, String(record.id))}
              sx={{ flex: '1 0 100%', minWidth: 0, color: 'text.primary', fontWeight: 600 }}
            >
              <Value place={placeOf(entity, first)} value={record[first]} record={record} />
            </Box>
            {others.map((field) => (
              <Box
                key={field}
                title={labels.field(placeOf(entity, field))}
                sx={{ color: 'text.secondary', fontSize: '0.875rem' }}
              >
                <Value place={placeOf(entity, field)} value={record[field]} record={record} />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
