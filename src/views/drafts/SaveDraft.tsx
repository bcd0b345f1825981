import { Button } from '@mui/material';
import { useFormIsDirty, useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '../../../resources/calls/draft.ts';
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
  // The one that was there when somebody began to type: what is read later, as the window comes to the front, the form does
  // not hold (behaviour B715).
  const [seen, setSeen] = useState<Draft | null>();
  if (seen !== draft && (!isDirty || seen === undefined)) setSeen(draft);
  const save = async () => {
    const sent = JSON.stringify(getValues());
    const isSaved = await act(async (of) =>
      setSeen(await saveDraft(of, getValues(), { seen, basedOn: record?.version })),
    );
    // Of what failed it was said, and what is there now stands above the form: the next time it is meant.
    if (!isSaved) return setSeen(undefined);
    if (JSON.stringify(getValues()) === sent) reset();
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
