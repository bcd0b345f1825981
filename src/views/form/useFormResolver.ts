import { useRecordContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import { validateRecord } from '../../../resources/validateRecord.ts';
import { formErrors } from '../../../providers/data/formErrors.ts';
import { toJson } from '../../../providers/data/toJson.ts';

/** The validation of the server, run on what the form would send, with its messages at the fields. */
export function useFormResolver(entity: Entity): Resolver {
  const translate = useTranslate();
  const record = useRecordContext();
  return useMemo<Resolver>(
    () => (values: FieldValues) => {
      const stored = record && toJson(entity, record);
      const { faults } = validateRecord(entity, toJson(entity, values), { stored });
      if (!faults) return { values, errors: {} };
      const told = faults.map(({ path, code, values: filled }) => ({
        path,
        message: translate(`faults.${code}`, { ...filled, _: code }),
      }));
      const errors: FieldErrors = {};
      for (const [field, message] of Object.entries(formErrors(entity, told)))
        set(errors, field, { type: 'validation', message });
      return { values: {}, errors };
    },
    [entity, translate, record],
  );
}
