import { useDataProvider, useNotify, useResourceContext } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { lists } from '../../../resources/limits.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useParents } from '../../directory/ParentsContext.ts';
import { useText } from '../../directory/useText.ts';
import { sidOfName } from '../../directory/sidOfName.ts';
import { freeSid } from './freeSid.ts';
import { keyToPropose } from './keyToPropose.ts';

/** So long a name stands still before others of that name are looked for. */
const settledAfterMs = 300;

/**
 * Proposes the identifier of a new record from its name, until somebody types one (behaviour B528). One that another
 * record has, or gets before this one is saved, is told apart by a number.
 */
export function ProposedKey({ entity }: { entity: Entity }) {
  const parents = useParents();
  const key = keyToPropose(entity, parents);
  return key === undefined ? null : <Proposal entity={entity} name={key} />;
}

function Proposal({ entity, name }: { entity: Entity; name: string }) {
  const { language } = useBackoffice();
  const resource = useResourceContext() ?? entity.name;
  const parents = useParents();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const text = useText();
  const { getValues, setValue, clearErrors } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const title = nameIn(useWatch({ name: entity.title }), language);
  const first = useRef(title);
  const proposed = useRef('');
  const taken = useRef(new Set<unknown>());
  const sent = useRef<unknown>('');

  const propose = (sid: string) => {
    const now: unknown = getValues(name) ?? '';
    // What somebody typed stays.
    if (now !== '' && now !== proposed.current) return;
    proposed.current = sid;
    if (now !== sid)
      setValue(name, sid, { shouldDirty: title !== first.current, shouldValidate: submitCount > 0 });
  };
  const onName = useEffectEvent(() => propose(freeSid(sidOfName(title), taken.current)));
  const lookForOthers = useEffectEvent(async (signal: AbortSignal) => {
    const sid = sidOfName(title);
    if (!sid || getValues(name) !== proposed.current) return;
    const { data } = await dataProvider
      .getList(resource, {
        filter: { ...parents, [name]: { part: sid } },
        pagination: { page: 1, perPage: lists.mostRows },
        signal,
      })
      // It is a proposal: what is taken is refused when it is saved.
      .catch(() => ({ data: [] }));
    if (signal.aborted) return;
    for (const other of data) taken.current.add(other[name]);
    propose(freeSid(sid, taken.current));
  });
  const onSent = useEffectEvent(() => {
    sent.current = getValues(name) ?? '';
  });
  const onRefused = useEffectEvent(() => {
    const sid = String(sent.current);
    if (!sid || getValues(name) !== proposed.current) return;
    taken.current.add(sid);
    const next = freeSid(sidOfName(title), taken.current);
    // Others of that name may have been found while it was on its way: then another one stands there already.
    if (next === proposed.current) clearErrors(name);
    else propose(next);
    notify(text('form.sidTaken', { sid, next }), { type: 'info' });
  });

  useEffect(() => onName(), [title]);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => void lookForOthers(stop.signal), settledAfterMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [title]);
  useEffect(() => {
    if (isSubmitting) onSent();
  }, [isSubmitting]);
  const isRefused = errors[name] !== undefined;
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  return null;
}

/** The name in the reader's language, else in the first one that has it. */
function nameIn(value: unknown, language: Language): string {
  return typeof value === 'string' ? value : textIn(translatedOf(value), language);
}
