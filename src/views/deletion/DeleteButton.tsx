import DeleteIcon from '@mui/icons-material/Delete';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { notify as tell } from '../../../ui/notifications/notify.ts';
import type { AgreedLoss } from '../../../providers/data/dataProvider.ts';
import { foreseeDeletion, isHarmless, type ForeseenLoss } from '../../../providers/data/deletion.ts';
import { fieldFaultsOf, neededBy } from '../../../providers/data/refusal.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useTitleOf } from '../../directory/useTitleOf.ts';
import { useText } from '../../directory/useText.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import type { OpenResource } from '../useResource.ts';
import { useRestore } from './useRestore.ts';

/**
 * Deletes a record at once, or asks first where something goes with it (behaviour B230), and offers to bring it back: what
 * was deleted stays in the record of changes, from which the server restores the whole of it.
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
  const [foreseen, setForeseen] = useState<ForeseenLoss>();
  const [isAsking, setAsking] = useState(false);
  const bringBack = useRestore(resource.entity);
  const [fault, setFault] = useState<string>();

  const fail = (error: unknown) => {
    const message = messageOf(error);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };

  async function restore() {
    try {
      await bringBack(String(record.id));
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
    if (others) setForeseen(others);
    else if (!unfit) fail(error);
  }

  function onSuccess() {
    setForeseen(undefined);
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

  async function ask() {
    setAsking(true);
    try {
      const { version } = record;
      const id = String(record.id);
      const loss = await foreseeDeletion({ platform: platform.key, entity: resource.entity, id, version });
      if (isHarmless(loss)) act();
      else setForeseen(loss);
    } catch (error) {
      fail(error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={isPending || isAsking}
        onClick={() => void ask()}
      >
        {translate('ra.action.delete')}
      </Button>
      {foreseen && (
        <DeletionDialog
          entity={resource.entity}
          record={record}
          title={title}
          foreseen={foreseen}
          fault={fault}
          onAgree={act}
          onClose={() => setForeseen(undefined)}
        />
      )}
    </>
  );
}
