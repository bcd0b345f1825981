import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useBasename, useNotify } from 'ra-core';
import { use, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import type { Row } from '../../../resources/shape.ts';
import { dropDraft, isFreeForDraft, saveDraft } from '../../../providers/data/drafts.ts';
import { recordId } from '../../../providers/data/recordId.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { draftAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useFaultText } from '../../directory/useFaultText.ts';
import { useText } from '../../directory/useText.ts';
import { BegunDraftContext } from './BegunDraftContext.ts';
import { draftKey } from './draftKey.ts';

/**
 * Keeps what was typed into the form of a new record as its draft, which may lack whatever is still to come but what tells the
 * record from others (behaviour B633). Nobody but those who may change it sees it until it is published.
 */
export function SaveNewDraft({ resource }: { resource: BackofficeResource }) {
  const { entity } = resource;
  const { platform } = useBackoffice();
  const text = useText();
  const faultText = useFaultText();
  const notify = useNotify();
  const navigate = useNavigate();
  const basename = useBasename();
  const client = useQueryClient();
  const begun = use(BegunDraftContext);
  const { getValues, setError, reset } = useFormContext<Row>();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const [kept, setKept] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  // What is kept is left without a question, once the form knows that nothing in it is unsaved.
  useEffect(() => {
    if (kept && !isDirty) void navigate(kept, { replace: true });
  }, [kept, isDirty, navigate]);

  async function keep() {
    const row = getValues();
    const refuse = (names: readonly string[], code: string) => {
      for (const name of names) setError(name, { message: faultText({ code }) });
    };
    const missing = entity.key.filter((name) => !row[name]);
    if (missing.length > 0) return refuse(missing, 'required');
    const of = { platform: platform.key, entity, id: recordId(entity, row) };
    const goesOn = of.id === begun?.id;
    if (!goesOn && !(await isFreeForDraft(of))) return refuse(entity.key.slice(-1), 'taken');
    const draft = await saveDraft(of, row, { seen: goesOn ? begun.seen : null, basedOn: undefined });
    if (goesOn) begun.onKept(draft);
    else if (begun) await dropDraft({ ...of, id: begun.id }, begun.seen);
    await client.invalidateQueries({ queryKey: draftKey(of) });
    reset(row);
    const message = text('draft.new.saved');
    notify(message, { type: 'success', messageArgs: { _: message } });
    setKept(basename + draftAddress(resource, of.id));
  }

  return (
    <Button
      color="secondary"
      variant="outlined"
      disabled={!isDirty || isBusy}
      onClick={() => {
        setBusy(true);
        keep()
          .catch((error: unknown) => {
            const message = messageOf(error);
            notify(message, { type: 'error', messageArgs: { _: message } });
          })
          .finally(() => setBusy(false));
      }}
      sx={{ ml: 1 }}
    >
      {text('draft.save')}
    </Button>
  );
}
