import { Box, Button, Typography } from '@mui/material';
import type { Change } from '../../resources/calls/audit.ts';
import type { Entity } from '../../resources/entity.ts';
import { languageTag } from '../../resources/platforms.ts';
import { isRow, type Row } from '../../resources/shape.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { LeafChanges } from '../fields/change/LeafChanges.tsx';
import { changedLeaves } from '../fields/leaves/changedLeaves.ts';

interface Needs {
  entity: Entity;
  /** The record as it is now. */
  record: Row;
  change: Change;
  onRestore?: () => void;
}

/** One change: who, when, and of each leaf what it was and what it became. */
export function HistoryEntry({ entity, record, change, onRestore }: Needs) {
  const { language, platform } = useBackoffice();
  const text = useText();
  const { at, username, kind, before, after, reportId = null } = change;
  const changed =
    kind === 'changed' ? changedLeaves(entity, isRow(before) ? before : {}, isRow(after) ? after : {}) : [];
  const when = new Date(at).toLocaleString(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ flex: 1, fontWeight: 600 }}>
          {text(`history.${kind}`, { who: username ?? text('history.server') })}
        </Typography>
        <Typography component="time" dateTime={at} variant="caption" color="text.secondary">
          {when}
        </Typography>
      </Box>
      {reportId !== null && (
        <Typography variant="caption" color="text.secondary">
          {text('history.byImport')}
        </Typography>
      )}
      <LeafChanges entity={entity} changes={changed} record={record} />
      {onRestore && (
        <Button size="small" onClick={onRestore} sx={{ mt: 0.5 }}>
          {text('history.restore')}
        </Button>
      )}
    </Box>
  );
}
