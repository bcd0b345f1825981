import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { weakSearches } from '../../../providers/data/vocabulary.ts';
import type { WeakSearch } from '../../../resources/calls/vocabulary.ts';
import { dashboard } from '../../../resources/limits.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { searchesPath } from '../../directory/searchesPath.ts';
import { useFeatureTabs } from '../../views/form/useFeatureTabs.ts';
import { MeaningDialog } from './MeaningDialog.tsx';
import type { MeaningKind } from './MeaningKind.ts';
import { SearchRow } from './SearchRow.tsx';

/** What visitors searched for in vain, each with the way to say what it means. */
export default function SearchesScreen() {
  const { platform, language } = useBackoffice();
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const tabs = useFeatureTabs('categories', searchesPath);
  const [open, setOpen] = useState<{ search: WeakSearch; kind: MeaningKind }>();
  const { data, error } = useQuery({
    queryKey: ['searches', platform.key, language],
    queryFn: () => weakSearches(platform.key),
  });

  const [asked, setAsked] = useSearchParams();
  const only = asked.get('text');
  // One that has a meaning by now is no longer among them.
  const shown = data?.some((search) => search.text === only)
    ? data.filter((search) => search.text === only)
    : data;

  async function kept(meaning: string) {
    const message = text('vocabulary.saved', { text: open?.search.text ?? '', meaning });
    setOpen(undefined);
    notify(message, { type: 'success', messageArgs: { _: message } });
    await queries.invalidateQueries({ queryKey: ['searches', platform.key] });
  }

  return (
    <Screen narrow>
      <PageHead title={text('vocabulary.title')} tabs={tabs} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {text('vocabulary.lead', { days: dashboard.days })}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      {data?.length === 0 && (
        <Card>
          <EmptyState title={text('vocabulary.none')} advice={text('vocabulary.noneAdvice')} />
        </Card>
      )}
      {data && data.length > 0 && (
        <Card>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {(shown ?? data).map((search) => (
              <SearchRow key={search.text} search={search} onMeans={(kind) => setOpen({ search, kind })} />
            ))}
          </Box>
        </Card>
      )}
      {shown !== data && (
        <Button sx={{ mt: 1 }} onClick={() => setAsked({})}>
          {text('vocabulary.showAll')}
        </Button>
      )}
      {open && <MeaningDialog {...open} onKept={kept} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
