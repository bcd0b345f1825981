import { Box } from '@mui/material';
import { useCanAccess, useRecordContext, useResourceContext } from 'ra-core';
import { DeleteWithConfirmButton, Toolbar } from 'react-admin';
import { listAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { titleOf } from '../directory/titleOf.ts';
import { Save } from './Save.tsx';
import type { OpenResource } from './useResource.ts';

/** Save, and at the other end delete, for who may. */
export function EditToolbar({ open: { resource, parents } }: { open: OpenResource }) {
  const { language } = useBackoffice();
  const record = useRecordContext();
  const name = useResourceContext() ?? resource.name;
  const { canAccess } = useCanAccess({ action: 'delete', resource: name, record: record ?? {} });
  const canDelete = canAccess && resource.entity.calls.includes('delete');
  return (
    <Toolbar>
      <Save />
      <Box sx={{ flex: 1 }} />
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
