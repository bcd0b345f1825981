import CloseIcon from '@mui/icons-material/Close';
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import { lists } from '../../../resources/limits.ts';
import type { Row } from '../../../resources/shape.ts';
import { readChanges } from '../../../providers/data/audit.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';
import { rowBefore } from './rowBefore.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface Needs {
  entity: Entity;
  record: RaRecord;
  onClose: () => void;
}

/** Who did what to a record and when, the newest first; the state before each change can be put back into the form. */
export function History({ entity, record, onClose }: Needs) {
  const { platform } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  const [asked, setAsked] = useState<number>();
  const [isComparing, setComparing] = useState(false);
  const { data, error, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['history', entity.name, record.id, record.version],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      readChanges({ platform: platform.key, entity, id: String(record.id) }, [
        pageParam,
        pageParam + lists.pageSize - 1,
      ]),
    getNextPageParam: (last, pages) =>
      last.length < lists.pageSize ? undefined : pages.length * lists.pageSize,
  });
  const changes = data?.pages.flat() ?? [];

  function restore(index: number) {
    fetchInto(rowBefore(record, changes.slice(0, index + 1)));
  }

  function fetchInto(row: Row) {
    for (const [name, field] of Object.entries(entity.fields))
      if (!field.readOnly && !entity.key.includes(name) && field.kind !== 'derived')
        setValue(name, row[name] ?? null, { shouldDirty: true });
    onClose();
  }

  return (
    <Box sx={{ width: { xs: '100vw', sm: 460 }, p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {text('history.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      {changes.length > 1 && (
        <Button size="small" startIcon={<CompareIcon />} onClick={() => setComparing(true)} sx={{ mb: 1 }}>
          {text('history.compare')}
        </Button>
      )}
      {isComparing && (
        <VersionsDialog
          entity={entity}
          record={record}
          changes={changes}
          isTyped={isTyped}
          onFetch={fetchInto}
          onClose={() => setComparing(false)}
        />
      )}
      {error && <Typography color="error">{error.message}</Typography>}
      {isPending && <Waiting of="lines" />}
      {!isPending && !error && changes.length === 0 && (
        <Typography color="text.secondary">{text('history.none')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change, index) => (
          <HistoryEntry
            key={change.id}
            entity={entity}
            record={record}
            change={change}
            {...(change.kind === 'changed' && {
              onRestore: () => (isTyped ? setAsked(index) : restore(index)),
            })}
          />
        ))}
      </Box>
      {asked !== undefined && (
        <ConfirmDialog
          title={text('history.replaceTitle')}
          consequence={text('history.replaceText')}
          confirm={text('history.replace')}
          onConfirm={() => restore(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{text('history.older')}</Button>}
    </Box>
  );
}
