import { Box, Typography, type Theme } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { Toolbar } from 'react-admin';
import { useMay } from '../../directory/useMay.ts';
import { useText } from '../../directory/useText.ts';
import { CommentsButton } from '../comments/CommentsButton.tsx';
import { DeleteButton } from '../deletion/DeleteButton.tsx';
import { SaveDraft } from '../drafts/SaveDraft.tsx';
import { HistoryButton } from '../versions/HistoryButton.tsx';
import { Save } from './Save.tsx';
import type { OpenResource } from '../useResource.ts';

/** Save, and at the other end what was done to the record, and delete, for who may. */
export function EditToolbar({ open }: { open: OpenResource }) {
  const { entity } = open.resource;
  const text = useText();
  const record = useRecordContext();
  const mayDelete = useMay()('delete', open.resource, record);
  const stays = Boolean(record && entity.stays?.(record));
  return (
    <Toolbar sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Save />
      {record && entity.drafts && <SaveDraft entity={entity} />}
      <Box sx={{ flex: 1 }} />
      {stays && (
        <Typography variant="caption" color="text.secondary" sx={ofWide}>
          {text('form.stays')}
        </Typography>
      )}
      <Box sx={signsOnPhones}>
        {record && entity.comments && <CommentsButton entity={entity} record={record} />}
        {record && <HistoryButton entity={entity} record={record} />}
        {record && mayDelete && entity.calls.includes('delete') && !stays && (
          <DeleteButton open={open} record={record} />
        )}
      </Box>
    </Toolbar>
  );
}

/** On phones it would press the buttons together. */
const ofWide = { mr: 1.5, display: { xs: 'none', sm: 'block' } };

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
