import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { stepBulk } from '../../providers/data/bulkChanges.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import type { Act } from '../../providers/data/activity.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';

/** The way back from a change of many records. */
export function BulkLinks({ bulk }: { bulk: NonNullable<Act['bulk']> }) {
  const { platform } = useBackoffice();
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  if (bulk.isUndo) return null;
  if (bulk.isUndone)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('activity.isUndone')}
      </Typography>
    );

  async function undo() {
    setAsked(false);
    try {
      await stepBulk(platform.key, bulk.id, 'undo');
      const message = text('activity.bulkUndoBegun');
      notify(message, { type: 'success', messageArgs: { _: message } });
      await queries.invalidateQueries({ queryKey: ['activity'] });
    } catch (error) {
      const message = messageOf(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
  }

  return (
    <>
      <Button size="small" startIcon={<RestoreIcon />} onClick={() => setAsked(true)} sx={{ ml: -0.5 }}>
        {text('import.undo')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text('activity.bulkUndoTitle')}
          consequence={text('activity.bulkUndoText')}
          confirm={text('import.undo')}
          onConfirm={() => void undo()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
