import { useCallback } from 'react';
import type { BulkRow } from '../../resources/calls/bulkChange.ts';
import type { Entity } from '../../resources/entity.ts';
import { useFaultText } from './useFaultText.ts';
import { fieldAt } from './fieldAt.ts';
import { usePlaceName } from './usePlaceName.ts';

/** A leaf by its place in a row, and what it is called. */
interface Called {
  path: string;
  label: string;
}

/** Why a record was left as it is: which of its fields is wrong, and what to do about it. */
export function useRefusalText(): (entity: Entity, reason: BulkRow['reason'], called?: Called) => string {
  const faultText = useFaultText();
  const placeName = usePlaceName();
  return useCallback(
    (entity, reason, called) => {
      const { code = '', path = '', values = {} } = reason ?? {};
      const why = faultText({ code, values });
      if (path === '') return why;
      const [name, further] = fieldAt(entity, path);
      const isCalled = called?.path === [name, ...further].join('.');
      return `${isCalled ? called.label : placeName(entity, path)}: ${why}`;
    },
    [faultText, placeName],
  );
}
