import DeleteIcon from '@mui/icons-material/Delete';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { undoDelete } from '../../providers/data/audit.ts';
import { notify as tell } from '../../ui/notifications/notify.ts';
import type { AgreedLoss } from '../../providers/data/dataProvider.ts';
import { fieldFaultsOf, neededBy, type NeededRecord } from '../../providers/data/refusal.ts';
import { messageOf } from '../../resources/messageOf.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useTitleOf } from '../directory/useTitleOf.ts';
import { useText } from '../directory/useText.ts';
import { NeededDialog } from './NeededDialog.tsx';
import type { OpenResource } from './useResource.ts';

/**
 * Deletes a record at once and offers to bring it back: what was deleted stays in the record of changes, from which
 * the server restores the whole of it.
 */
export function DeleteButton({ open: { resource, list }, record }: { open: OpenResource; record: RaRecord }) {
  const { platform } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const name = useResourceContext() ?? resource.name;
  const { reset } = useFormContext();
  const [remove, { isPending }] = useDelete();
  const title = useTitleOf()(resource.entity, record);
  const [needed, setNeeded] = useState<NeededRecord>();
  const [fault, setFault] = useState<string>();

  const fail = (error: unknown) => {
    const message = messageOf(error);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };

  async function restore() {
    try {
      await undoDelete({ platform: platform.key, entity: resource.entity, id: String(record.id) });
      await queries.invalidateQueries({ queryKey: [name] });
      notify(text('form.restored', { title }), {
        type: 'success',
        messageArgs: { _: text('form.restored', { title }) },
      });
    } catch (error) {
      fail(error);
    }
  }

  function refused(error: unknown) {
    const { 'root.serverError': unfit } = fieldFaultsOf(error);
    const others = neededBy(error);
    setFault(unfit);
    if (others) setNeeded(others);
    else if (!unfit) fail(error);
  }

  function onSuccess() {
    setNeeded(undefined);
    // What was typed goes with the record: nothing is left to be asked about.
    reset();
    tell({ type: 'success', message: text('form.deleted', { title }), undo: () => void restore() });
    void navigate(list);
  }

  const act = (agreed?: AgreedLoss) =>
    void remove(
      name,
      { id: record.id, previousData: record, ...(agreed && { meta: { agreed } }) },
      { mutationMode: 'pessimistic', onSuccess, onError: refused },
    );

  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} disabled={isPending} onClick={() => act()}>
        {translate('ra.action.delete')}
      </Button>
      {needed && (
        <NeededDialog
          entity={resource.entity}
          record={record}
          title={title}
          needed={needed}
          fault={fault}
          onAgree={act}
          onClose={() => setNeeded(undefined)}
        />
      )}
    </>
  );
}
