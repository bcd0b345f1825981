import { Alert, Box, Card, TablePagination } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBasename, useTranslate } from 'ra-core';
import { useState } from 'react';
import { importsOf } from '../../providers/data/imports.ts';
import { features } from '../../resources/platform/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { usePageWords } from '../directory/usePageWords.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { importHistoryPath, useFeatureTabs } from '../views/form/useFeatureTabs.ts';
import { useCompanies } from '../company/useCompanies.ts';
import { useHistoryWanted } from './useHistoryWanted.tsx';
import { RecentImports } from './RecentImports.tsx';

const size = 25;

/** All imports that the caller may know of, each with the way to its report. */
export default function HistoryScreen() {
  const { platform } = useBackoffice();
  const text = useText();
  const pageWords = usePageWords();
  const translate = useTranslate();
  const basename = useBasename();
  const tabs = useFeatureTabs('import', importHistoryPath);
  const { isEvery, companies } = useCompanies('import');
  const { wanted, chips } = useHistoryWanted();
  const said = JSON.stringify(wanted);
  const [{ page, of }, setPlace] = useState({ page: 0, of: said });
  const setPage = (next: number) => setPlace({ page: next, of: said });
  // Something else is looked at from its beginning.
  if (of !== said) setPage(0);
  const { data, error } = useQuery({
    queryKey: ['imports', platform.key, 'history', wanted, page],
    placeholderData: keepPreviousData,
    queryFn: () => importsOf(platform.key, { ...wanted, range: [page * size, page * size + size - 1] }),
  });
  return (
    <Screen narrow>
      <PageHead title={text('import.title')} tabs={tabs} />
      {chips}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data ? (
        !error && <Waiting of="list" />
      ) : data.total === 0 ? (
        <Card>
          <EmptyState
            title={text(chips ? 'import.historyOf.none' : 'home.noImports')}
            advice=""
            action={{ label: text('import.title'), to: `${basename}/${features.import.path}` }}
          />
        </Card>
      ) : (
        <Box sx={{ mt: -2 }}>
          <RecentImports imports={data.imports} isNamed={isEvery || companies.length > 1} />
          {data.total > size && (
            <TablePagination
              {...pageWords}
              component="div"
              count={data.total}
              page={page}
              rowsPerPage={size}
              rowsPerPageOptions={[size]}
              onPageChange={(_, next) => setPage(next)}
              getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
              labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
            />
          )}
        </Box>
      )}
    </Screen>
  );
}
