import { Button } from '@mui/material';
import { useFormIsDirty, useNotify, useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import { saveDraft } from '../../../providers/data/drafts.ts';
import { useText } from '../../directory/useText.ts';
import { useDraft } from './useDraft.ts';

/** Keeps what was typed as the next version, which may lack whatever is still to come; the form then shows again what visitors see. */
export function SaveDraft({ entity }: { entity: Entity }) {
  const text = useText();
  const notify = useNotify();
  const isDirty = useFormIsDirty();
  const { getValues, reset } = useFormContext();
  const record = useRecordContext();
  const { draft, act } = useDraft(entity);
  const save = async () => {
    if (!(await act((of) => saveDraft(of, getValues(), { seen: draft, basedOn: record?.version })))) return;
    reset();
    const message = text('draft.saved');
    notify(message, { type: 'success', messageArgs: { _: message } });
  };
  return (
    <Button
      color="secondary"
      variant="outlined"
      disabled={!isDirty}
      onClick={() => void save()}
      sx={{ ml: 1 }}
    >
      {text('draft.save')}
    </Button>
  );
}
