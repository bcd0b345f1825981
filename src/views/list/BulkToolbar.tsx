import DeleteIcon from '@mui/icons-material/Delete';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import { Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { use } from 'react';
import { BulkActionsToolbar } from 'react-admin';
import { saveExport } from '../../../providers/data/exports.ts';
import { keyOf } from '../../../providers/data/recordId.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { Parents } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useText } from '../../directory/useText.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { BulkDialogsContext } from '../bulk/BulkDialogsContext.ts';
import { useEverything } from '../bulk/useEverything.ts';
import type { BulkAccess } from './useBulkAccess.ts';

export interface BulkToolbarProps {
  resource: BackofficeResource;
  parents: Parents;
  may: BulkAccess;
}

/** What can be done to the chosen records of a list: one leaf changed, all of them deleted, products also downloaded. */
export function BulkToolbar({ resource, parents, may }: BulkToolbarProps) {
  const { entity } = resource;
  const text = useText();
  const translate = useTranslate();
  const { platform } = useBackoffice();
  const { selectedIds = [], data = [] } = useListContext();
  const number = useNumber();
  const everything = useEverything(resource, parents);
  const dialogs = use(BulkDialogsContext);
  const { orgaSid } = parents;

  const save = async () => {
    const productSids = selectedIds.map((id) => keyOf(String(id)).at(-1) ?? '');
    const wish = { format: 'xlsx', language: 'all', filter: { productSids } } as const;
    await saveExport(platform.key, orgaSid ?? '', wish).catch(({ message }: Error) => notify({ message }));
  };

  const change = () =>
    dialogs?.change({
      rows: data.filter(({ id }) => selectedIds.includes(id)),
      count: everything.filter ? everything.total : selectedIds.length,
      chosen: everything.filter
        ? { filter: everything.filter }
        : { keys: selectedIds.map((id) => keyOf(String(id))) },
    });

  return (
    <BulkActionsToolbar
      {...(everything.isAll && {
        label: text('bulk.allChosen', { count: everything.total, n: number(everything.total) }),
      })}
      selectAllButton={
        everything.canChoose ? (
          <Button size="small" color="secondary" onClick={() => void everything.choose()}>
            {text('bulk.chooseAll', { count: everything.total, n: number(everything.total) })}
          </Button>
        ) : (
          false
        )
      }
    >
      {dialogs?.progress ? (
        <Typography role="status">{text('list.progress', dialogs.progress)}</Typography>
      ) : (
        <>
          {entity.name === 'product' && orgaSid && !everything.filter && (
            <Button size="small" color="secondary" startIcon={<DownloadIcon />} onClick={() => void save()}>
              {translate('ra.action.export')}
            </Button>
          )}
          {may.change && (
            <Button size="small" color="secondary" startIcon={<ChangeIcon />} onClick={change}>
              {text('list.change')}
            </Button>
          )}
          {may.delete && !everything.filter && (
            <Button
              size="small"
              color="error"
              startIcon={<DeleteIcon />}
              onClick={() => dialogs?.remove(selectedIds)}
            >
              {translate('ra.action.delete')}
            </Button>
          )}
        </>
      )}
    </BulkActionsToolbar>
  );
}
