import { useRecordContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Entity } from '../../resources/entity.ts';
import { issueOf } from '../../resources/issueOf.ts';
import { validateRecord } from '../../resources/validateRecord.ts';
import { formErrors } from '../../providers/data/formErrors.ts';
import { toJson } from '../../providers/data/toJson.ts';

/** The validation of the server, run on what the form would send, with its messages at the fields. */
export function useFormResolver(entity: Entity): Resolver {
  const translate = useTranslate();
  const record = useRecordContext();
  return useMemo<Resolver>(
    () => (values: FieldValues) => {
      const parsed = validateRecord(entity, toJson(entity, values), record && toJson(entity, record));
      if (parsed.success) return { values, errors: {} };
      const faults = parsed.error.issues.flatMap(issueOf).map(({ path, code, values: filled }) => ({
        path,
        message: translate(`server.validation.${code}`, { ...filled, _: code }),
      }));
      const errors: FieldErrors = {};
      for (const [field, message] of Object.entries(formErrors(entity, faults)))
        set(errors, field, { type: 'validation', message });
      return { values: {}, errors };
    },
    [entity, translate, record],
  );
}
