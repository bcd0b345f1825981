import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Entity } from '../../../resources/entity.ts';
import { validateRecord } from '../../../resources/validateRecord.ts';
import { formErrors } from '../../../providers/data/formErrors.ts';
import { toJson } from '../../../providers/data/toJson.ts';
import { useFaultText } from '../../directory/useFaultText.ts';

/** The validation of the server, run on what the form would send, with its messages at the fields. */
export function useFormResolver(entity: Entity): Resolver {
  const faultText = useFaultText();
  const record = useRecordContext();
  return useMemo<Resolver>(
    () => (values: FieldValues) => {
      const stored = record && toJson(entity, record);
      const { faults } = validateRecord(entity, toJson(entity, values), { stored });
      if (!faults) return { values, errors: {} };
      const told = faults.map((fault) => ({ path: fault.path, message: faultText(fault) }));
      const errors: FieldErrors = {};
      for (const [field, message] of Object.entries(formErrors(entity, told)))
        set(errors, field, { type: 'validation', message });
      return { values: {}, errors };
    },
    [entity, faultText, record],
  );
}
