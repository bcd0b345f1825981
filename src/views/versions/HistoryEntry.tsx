import { Box, Button, Link as Anchor, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Change } from '../../../resources/calls/change.ts';
import type { Entity } from '../../../resources/entity.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { imports } from '../../../resources/limits.ts';
import { isRow, type Row } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { reportOfRecord } from '../../directory/reportAddress.ts';
import { useText } from '../../directory/useText.ts';
import { LeafChanges } from '../../fields/change/LeafChanges.tsx';
import { changedLeaves } from '../../fields/leaves/changedLeaves.ts';

const dayMs = 24 * 3_600_000;

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
  const basename = useBasename();
  const { at, username, kind, before, after, reportId = null } = change;
  const [now] = useState(() => Date.now());
  const isReportKept = now - new Date(at).getTime() < imports.keepDays * dayMs;
  const report = reportId !== null && isReportKept ? reportOfRecord(entity, record, reportId) : undefined;
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
          {report === undefined ? (
            text('history.byImport')
          ) : (
            <Anchor component={Link} to={`${basename}/${report}`}>
              {text('history.byImport')}
            </Anchor>
          )}
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
