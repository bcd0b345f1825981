import { Alert, Button } from '@mui/material';
import { useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import { isRow } from '../../../resources/shape.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import type { UnsavedCopy } from '../../../providers/unsaved/copyStore.ts';
import { dropCopy, unsavedCopies } from '../../../providers/unsaved/unsavedCopies.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { changedLeaves } from '../../fields/leaves/changedLeaves.ts';
import { isSame } from '../../fields/leaves/isSame.ts';
import { useLeafNames } from '../../fields/leaves/useLeafNames.ts';
import { TypingContext } from '../form/TypingContext.ts';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { placeOfForm } from './placeOfCopy.ts';
import { useSendOnce } from './useSendOnce.ts';
import { useTypedMeanwhile } from './useTypedMeanwhile.ts';
import { useUnsavedCopy } from './useUnsavedCopy.ts';

interface Needs {
  entity: Entity;
  /** Which record the form is about. */
  place: string;
}

/**
 * Keeps what is typed until it is saved or dropped, asks before it is left, and offers what was left behind before
 * (behaviour B180).
 */
export function UnsavedCopies({ entity, place }: Needs) {
  const { platform, language } = useBackoffice();
  const text = useText();
  const namesOf = useLeafNames(entity);
  const { standOn } = use(TypingContext);
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const resource = useResourceContext() ?? entity.name;
  const record = useRecordContext();
  const own = useUnsavedCopy(place);
  const [offered, setOffered] = useState<readonly UnsavedCopy[]>([]);
  const [taken, setTaken] = useState<UnsavedCopy>();
  const meanwhile = useTypedMeanwhile(entity);
  useSendOnce({
    onSend: meanwhile.sent,
    onSaved: (stored) => {
      const values = meanwhile.over(stored);
      if (!values) own.forget();
      else if (record?.id === undefined)
        own.handOn({ place: placeOfForm(resource, stored, {}), base: stored, values });
    },
  });

  const take = (copy: UnsavedCopy) => {
    own.takeUp(copy.id);
    if (isRecord(copy.base)) standOn(copy.base);
    setTaken(copy);
    setOffered((all) => all.filter((other) => other !== copy));
  };
  const found = useEffectEvent((copies: UnsavedCopy[]) => {
    setOffered(copies);
    const going = copies.find(({ goesOn }) => goesOn);
    if (going) take(going);
  });

  const { sub } = own;
  useEffect(() => {
    let isWanted = true;
    if (sub)
      void unsavedCopies({ sub, platform: platform.key }).then(
        (copies) => isWanted && found(copies.filter((copy) => copy.place === place)),
      );
    return () => {
      isWanted = false;
    };
  }, [sub, platform.key, place]);

  useEffect(() => {
    if (!taken) return;
    const fillIn = () => {
      for (const name of changedFields(entity, taken))
        setValue(name, taken.values[name], { shouldDirty: true });
      setTaken(undefined);
    };
    // The effects of this moment end with that of the form, which begins anew with the record that it now stands on.
    queueMicrotask(fillIn);
  }, [taken, entity, setValue]);

  const drop = (copy: UnsavedCopy) => {
    void dropCopy(copy.id);
    setOffered(offered.filter((other) => other !== copy));
  };

  return (
    <>
      <UnsavedGuard onLeave={own.forget} />
      {!isDirty &&
        offered.map((copy) => (
          <Alert
            key={copy.id}
            severity="info"
            sx={{ mb: 2, width: '100%' }}
            action={
              <>
                <Button color="inherit" onClick={() => drop(copy)}>
                  {text('unsaved.drop')}
                </Button>
                <Button color="inherit" variant="outlined" onClick={() => take(copy)}>
                  {text('unsaved.take')}
                </Button>
              </>
            }
          >
            {text('unsaved.offer', {
              at: new Date(copy.at).toLocaleString(languageTag(language, platform), {
                dateStyle: 'medium',
                timeStyle: 'short',
              }),
              fields: namesOf(changedLeaves(entity, copy.base ?? {}, copy.values).map(({ leaf }) => leaf)),
            })}
          </Alert>
        ))}
    </>
  );
}

/** The fields that somebody had typed into. */
function changedFields({ fields }: Entity, { base = {}, values }: UnsavedCopy): string[] {
  return Object.keys(fields).filter((name) => !isSame(base[name], values[name]));
}

function isRecord(base: unknown): base is RaRecord {
  return isRow(base) && base.id !== undefined;
}
