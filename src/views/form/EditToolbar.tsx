import { Box, Typography, type Theme } from '@mui/material';
import { useCanAccess, useRecordContext, useResourceContext } from 'ra-core';
import { Toolbar } from 'react-admin';
import { useText } from '../../directory/useText.ts';
import { CommentsButton } from '../comments/CommentsButton.tsx';
import { DeleteButton } from '../deletion/DeleteButton.tsx';
import { SaveDraft } from '../drafts/SaveDraft.tsx';
import { HistoryButton } from '../versions/HistoryButton.tsx';
import { Save } from './Save.tsx';
import type { OpenResource } from '../useResource.ts';

/** Save, and at the other end what was done to the record, and delete, for who may. */
export function EditToolbar({ open }: { open: OpenResource }) {
  const { entity, name } = open.resource;
  const text = useText();
  const record = useRecordContext();
  const resource = useResourceContext() ?? name;
  const { canAccess } = useCanAccess({ action: 'delete', resource, record: record ?? {} });
  const stays = Boolean(record && entity.stays?.(record));
  return (
    <Toolbar>
      <Save />
      {record && entity.drafts && <SaveDraft entity={entity} />}
      <Box sx={{ flex: 1 }} />
      {stays && (
        <Typography variant="caption" color="text.secondary">
          {text('form.stays')}
        </Typography>
      )}
      <Box sx={signsOnPhones}>
        {record && entity.comments && <CommentsButton entity={entity} record={record} />}
        {record && <HistoryButton entity={entity} record={record} />}
        {record && canAccess && entity.calls.includes('delete') && !stays && (
          <DeleteButton open={open} record={record} />
        )}
      </Box>
    </Toolbar>
  );
}

/** Beside "Save" a phone has room for their signs alone; what they are called is still said. */
function signsOnPhones({ breakpoints }: Theme) {
  return {
    display: 'flex',
    flexShrink: 0,
    gap: 1,
    [breakpoints.down('sm')]: {
      gap: 0,
      '& .MuiButton-root': { fontSize: 0, minWidth: 44, px: 0.5 },
      '& .MuiButton-startIcon': { mx: 0 },
    },
  };
}
