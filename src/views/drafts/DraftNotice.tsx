import { Alert, Button } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Draft } from '../../../resources/calls/draft.ts';
import type { Entity } from '../../../resources/entity.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { isSame } from '../../fields/leaves/isSame.ts';
import { useLeafNames } from '../../fields/leaves/useLeafNames.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { broughtForward } from './broughtForward.ts';
import { draftChanges } from './draftChanges.ts';
import { useDraft } from './useDraft.ts';

const severities = { open: 'info', submitted: 'warning', returned: 'warning' } as const;

/**
 * Says that a record has a next version, how far it is, and leads on with it (behaviours B488, B491). The form of one that is not
 * there yet holds its draft already (B633).
 */
export function DraftNotice({ entity }: { entity: Entity }) {
  const { platform, language } = useBackoffice();
  const text = useText();
  const record = useRecordContext();
  const namesOf = useLeafNames(entity);
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const { draft, act } = useDraft(entity);
  const [isOpen, setOpen] = useState(false);
  if (!draft) return null;
  const stored = record?.id === undefined ? undefined : record;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const changes = draftChanges(entity, stored ?? {}, draft);
  const edit = () => {
    if (!stored) return;
    const row = broughtForward(entity, stored, draft);
    for (const name of new Set(changes.map(({ leaf }) => leaf.place.names[0])))
      if (!isSame(row[name], stored[name])) setValue(name, row[name] ?? null, { shouldDirty: true });
  };
  return (
    <Alert
      severity={severities[draft.state]}
      sx={{ mb: 2, width: '100%', flexWrap: 'wrap' }}
      action={
        <>
          {stored && !isDirty && (
            <Button color="inherit" onClick={edit}>
              {text('draft.edit')}
            </Button>
          )}
          <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
            {text(stored ? 'draft.look' : 'draft.new.look')}
          </Button>
        </>
      }
    >
      {text(`draft.is.${draft.state}`, {
        who: (draft.state === 'open' ? draft.savedBy : draft.submittedBy) ?? '–',
        at: shownTime(draft, languageTag(language, platform)),
      })}{' '}
      {stored &&
        changes.length > 0 &&
        text('draft.differs', { fields: namesOf(changes.map(({ leaf }) => leaf)) })}
      {draft.state !== 'open' && draft.comment && <blockquote>«{draft.comment}»</blockquote>}
      {isOpen && (
        <DraftDialog entity={entity} draft={draft} record={stored} act={act} onClose={() => setOpen(false)} />
      )}
    </Alert>
  );
}

function shownTime({ savedAt }: Draft, tag: string): string {
  return new Date(savedAt).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short' });
}
