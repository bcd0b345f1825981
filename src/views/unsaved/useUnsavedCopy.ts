import { useGetIdentity, useRecordContext, type RaRecord } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Row } from '../../../resources/shape.ts';
import { unsaved } from '../../../resources/limits.ts';
import { isPageGivenUp } from '../../../providers/auth/renewal.ts';
import type { UnsavedCopy } from '../../../providers/unsaved/copyStore.ts';
import { dropCopy, keepCopy } from '../../../providers/unsaved/unsavedCopies.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

interface OwnCopy {
  /** Goes on with a copy that was taken up instead of beginning another one. */
  takeUp: (id: string) => void;
  /** Nothing of this form is to be kept: it is saved, or dropped. */
  forget: () => void;
  /** The record was made while it was typed into further: the form of that record goes on with it. */
  handOn: (to: Pick<UnsavedCopy, 'place' | 'base' | 'values'>) => void;
  id: () => string;
  sub: string;
}

/** Keeps a copy of what is typed into the form around it, until it is saved or dropped (behaviour B180). */
export function useUnsavedCopy(place: string): OwnCopy {
  const { platform } = useBackoffice();
  const { identity } = useGetIdentity();
  const sub = String(identity?.id ?? '');
  const base = useRecordContext<RaRecord>();
  const { getValues, subscribe } = useFormContext<Row>();
  const { dirtyFields } = useFormState<Row>();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const own = useRef({ id: String(crypto.randomUUID()), isForgotten: false, wasDirty: false });

  useEffect(() => {
    if (!isDirty || !sub) return undefined;
    own.current.isForgotten = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      // Who signed out by hand wants nothing kept.
      if (own.current.isForgotten || isPageGivenUp()) return;
      const { id } = own.current;
      const values = getValues();
      void keepCopy({
        id,
        sub,
        platform: platform.key,
        place,
        at: Date.now(),
        ...(base && { base }),
        values,
      });
    };
    const keepWhatWaits = () => void (timer && keep());
    keep();
    const stop = subscribe({
      formState: { values: true },
      callback: () => void (timer ??= setTimeout(keep, unsaved.writeAfterMs)),
    });
    window.addEventListener('pagehide', keepWhatWaits);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepWhatWaits);
      keepWhatWaits();
    };
  }, [isDirty, sub, place, platform.key, base, getValues, subscribe]);

  useEffect(() => {
    if (own.current.wasDirty && !isDirty) void dropCopy(own.current.id);
    own.current.wasDirty = isDirty;
  }, [isDirty]);

  return {
    sub,
    id: () => own.current.id,
    takeUp: (id) => {
      own.current.id = id;
    },
    forget: () => {
      own.current.isForgotten = true;
      void dropCopy(own.current.id);
    },
    handOn: (to) => {
      own.current.isForgotten = true;
      void keepCopy({ ...to, id: own.current.id, sub, platform: platform.key, at: Date.now(), goesOn: true });
    },
  };
}
