import { Box, Chip } from '@mui/material';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

interface Wanted {
  areFailed: boolean;
  areWritten: boolean;
  since: string | undefined;
}

/** Which imports the address asks for, and chips that say so and take it back; undefined where it asks for all. */
export function useHistoryWanted(): { wanted: Wanted; chips: ReactElement | undefined } {
  const { platform, language } = useBackoffice();
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('since') ?? '')?.[0];
  const since = Number.isNaN(Date.parse(day ?? '')) ? undefined : day;
  const wanted = { areFailed: query.has('failed'), areWritten: query.has('written'), since };
  const shown =
    since && new Date(since).toLocaleDateString(languageTag(language, platform), { timeZone: 'UTC' });
  const said = [
    ...(shown ? [['since', text('import.historyOf.since', { day: shown })] as const] : []),
    ...(wanted.areFailed ? [['failed', text('import.historyOf.failed')] as const] : []),
    ...(wanted.areWritten ? [['written', text('import.historyOf.written')] as const] : []),
  ];
  const without = (name: string) =>
    setQuery(new URLSearchParams([...query].filter(([other]) => other !== name)), { replace: true });
  if (said.length === 0) return { wanted, chips: undefined };
  const chips = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {said.map(([name, label]) => (
        <Chip key={name} size="small" label={label} onDelete={() => without(name)} />
      ))}
    </Box>
  );
  return { wanted, chips };
}
