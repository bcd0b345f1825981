import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { useTitleOf } from '../../directory/useTitleOf.ts';
import { Grid } from '../../grid/Grid.tsx';
import { useRowPages } from '../../grid/useRowPages.ts';
import { LeaveGuard } from '../../layout/LeaveGuard.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import type { OpenResource } from '../useResource.ts';
import { ReferenceNames } from './ReferenceNames.ts';
import { useSheetColumns, type SheetColumns } from './useSheetColumns.ts';
import { useSheetSaves } from './useSheetSaves.ts';

const pageSize = 100;
const headWidth = 220;

/** The records of a list as a table that is written in place, as in a spreadsheet; each row is saved by itself (behaviour B484). */
export function Sheet({ open }: { open: OpenResource }) {
  const { data = [] } = useListContext();
  const { directory, language } = useBackoffice();
  const dataProvider = useDataProvider();
  const names = useMemo(
    () => new ReferenceNames({ dataProvider, directory, language }),
    [dataProvider, directory, language],
  );
  const columns = useSheetColumns(open, data, names);
  if (columns.shown.length === 0) return <Waiting of="list" />;
  return <Table open={open} columns={columns} names={names} />;
}

interface Needs {
  open: OpenResource;
  columns: SheetColumns;
  names: ReferenceNames;
}

function Table({ open, columns: { all, shown, choose }, names }: Needs) {
  const { entity, name } = open.resource;
  const text = useText();
  const translate = useTranslate();
  const number = useNumber();
  const labels = useLabels();
  const words = useAutocompleteWords();
  const titleOf = useTitleOf();
  const queries = useQueryClient();
  const dataProvider = useDataProvider();
  const { filterValues, sort } = useListContext();
  // Read anew each time that it is opened.
  const [opened] = useState(() => crypto.randomUUID());
  const saves = useSheetSaves({
    name,
    columns: all,
    onChanged: (id) => pages.amend((row) => (row.key === id ? rowAs(id) : row)),
  });
  const { rows: known, saving, unsaved } = saves;
  const rowAs = (id: string) => known.rowOf(id, titleOf(entity, known.recordOf(id) ?? {}), shown);
  const asked = JSON.stringify([{ ...filterValues, ...open.parents }, sort]);
  const keys = shown.map(({ key }) => key).join(' ');
  const pages = useRowPages({
    queryKey: useMemo(() => ['sheet', opened, name, asked, keys], [opened, name, asked, keys]),
    readPage: useCallback(
      async (first: number) => {
        const page = await dataProvider.getList(name, {
          pagination: { page: first / pageSize + 1, perPage: pageSize },
          sort,
          filter: { ...filterValues, ...open.parents },
        });
        await names.learn(entity, page.data);
        for (const record of page.data) known.take(record);
        return { total: page.total ?? 0, rows: page.data.map(({ id }) => rowAs(String(id))) };
      },
      // What is asked for is said by the key.
      // oxlint-disable-next-line react/exhaustive-deps
      [name, asked, keys],
    ),
  });
  useEffect(() => () => void queries.invalidateQueries({ queryKey: [name] }), [queries, name]);
  const faulty = saving > 0 ? 0 : unsaved;
  const written = useMemo(
    () =>
      shown.map(({ codec: { suggest }, ...column }) => ({
        ...column,
        ...(suggest && {
          suggest: (typed: string, row: string) => suggest(typed, known.recordOf(row) ?? {}),
        }),
      })),
    [shown, known],
  );

  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Autocomplete
          {...words}
          multiple
          disableCloseOnSelect
          limitTags={3}
          size="small"
          sx={{ flex: '1 1 320px' }}
          options={all}
          value={[...shown]}
          getOptionLabel={({ heading }) => heading}
          getOptionKey={({ key }) => key}
          isOptionEqualToValue={(one, other) => one.key === other.key}
          onChange={(_, chosen) => choose(chosen)}
          renderInput={(props) => <TextField {...props} label={text('bulk.columns')} />}
        />
        <Typography role="status" variant="body2" color={faulty > 0 ? 'error' : 'text.secondary'}>
          {saving > 0
            ? text('bulk.saving', { count: saving, n: number(saving) })
            : faulty > 0
              ? text('bulk.faulty', { count: faulty, n: number(faulty) })
              : text('bulk.saved')}
        </Typography>
      </Box>
      <Grid
        label={labels.many(entity)}
        columns={written}
        rows={pages}
        rowHeadWidth={headWidth}
        onEdit={(edits) => {
          const ids = known.write(edits);
          const changed = new Set(ids);
          pages.amend((row) => (changed.has(row.key) ? rowAs(row.key) : row));
          saves.save(ids);
        }}
        empty={<Typography>{translate('ra.navigation.no_results')}</Typography>}
      />
      <LeaveGuard isActive={saving + unsaved > 0} loss={text('bulk.unsaved')} />
    </Box>
  );
}
