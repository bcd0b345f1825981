import { Box, Typography } from '@mui/material';
import { useCanAccess, useRecordContext, useResourceContext } from 'ra-core';
import { DeleteWithConfirmButton, Toolbar } from 'react-admin';
import { listAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { titleOf } from '../directory/titleOf.ts';
import { useText } from '../directory/useText.ts';
import { Save } from './Save.tsx';
import type { OpenResource } from './useResource.ts';

/** Save, and at the other end delete, for who may. */
export function EditToolbar({ open: { resource, parents } }: { open: OpenResource }) {
  const { language } = useBackoffice();
  const text = useText();
  const record = useRecordContext();
  const name = useResourceContext() ?? resource.name;
  const { canAccess } = useCanAccess({ action: 'delete', resource: name, record: record ?? {} });
  const stays = Boolean(record && resource.entity.stays?.(record));
  const canDelete = canAccess && resource.entity.calls.includes('delete') && !stays;
  return (
    <Toolbar>
      <Save />
      <Box sx={{ flex: 1 }} />
      {stays && (
        <Typography variant="caption" color="text.secondary">
          {text('form.stays')}
        </Typography>
      )}
      {canDelete && (
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          redirect={() => listAddress(resource, parents)}
          translateOptions={{ recordRepresentation: titleOf(resource.entity, record ?? {}, language) }}
          titleTranslateOptions={{ recordRepresentation: titleOf(resource.entity, record ?? {}, language) }}
        />
      )}
    </Toolbar>
  );
}
