import CloseIcon from '@mui/icons-material/Close';
import EmptyIcon from '@mui/icons-material/DeleteForeverOutlined';
import { Alert, Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { imports } from '../../../resources/limits.ts';
import { readTrash } from '../../../providers/data/trash.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useMay } from '../../directory/useMay.ts';
import { useText } from '../../directory/useText.ts';
import { Waiting } from '../../layout/Waiting.tsx';
import type { OpenResource } from '../useResource.ts';
import { UndoChangeDialog } from '../versions/UndoChangeDialog.tsx';
import { EmptyTrashDialog } from './EmptyTrashDialog.tsx';
import { TrashedRecord } from './TrashedRecord.tsx';

interface Needs {
  open: OpenResource;
  onClose: () => void;
}

/** What was deleted of a list, the last first, each with the way back as long as there is one (behaviour B498). */
export function Trash({ open: { resource, parents }, onClose }: Needs) {
  const { platform } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const labels = useLabels();
  const { entity } = resource;
  const [asked, setAsked] = useState<{ change: number; called: string }>();
  const [emptied, setEmptied] = useState<{ change?: number; until?: number }>();
  const may = useMay();
  const canEmpty = may('delete', resource, parents);
  const orgaSid = parents[entity.owner ?? ''];
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [resource.name, 'trash', platform.key, orgaSid],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before }) => readTrash({ platform: platform.key, entity, orgaSid, before }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const records = data?.pages.flatMap((page) => page.records);
  const title = text('trash.of', { what: labels.many(entity) });
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <Box sx={{ width: { xs: '100vw', sm: 460 }, p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {text('trash.lead', { days: imports.keepDays })}
        </Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!records && !error && <Waiting of="lines" />}
        {records?.length === 0 && <Typography>{text('trash.none')}</Typography>}
        {canEmpty && records && records.length > 0 && (
          <Button
            size="small"
            color="error"
            startIcon={<EmptyIcon />}
            onClick={() => setEmptied({ until: records[0]?.change })}
            sx={{ mb: 1, ml: -0.5 }}
          >
            {text('trash.empty')}
          </Button>
        )}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {records?.map((record) => (
            <TrashedRecord
              key={record.change}
              entity={entity}
              record={record}
              {...(canEmpty && { onEmpty: () => setEmptied({ change: record.change }) })}
              onRestore={(called) => setAsked({ change: record.change, called })}
            />
          ))}
        </Box>
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('history.older')}
          </Button>
        )}
        {emptied && (
          <EmptyTrashDialog
            asked={{ platform: platform.key, entity, orgaSid, ...emptied }}
            onClose={() => setEmptied(undefined)}
          />
        )}
        {asked && (
          <UndoChangeDialog
            entity={entity}
            called={asked.called}
            kind="deleted"
            taken={{ change: asked.change }}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Box>
    </Drawer>
  );
}
