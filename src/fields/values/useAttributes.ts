import { useMemo } from 'react';
import { useRecords } from '../reference/useRecords.ts';
import { toAttribute, type Attribute } from './Attribute.ts';

/** The attributes as they are stored. */
export function useAttributeRecords(isWanted = true) {
  return useRecords('attribute', { isWanted });
}

/** The attributes by their sids; none as long as they are not there, or not wanted. */
export function useAttributes(isWanted = true): ReadonlyMap<string, Attribute> {
  const { data } = useAttributeRecords(isWanted);
  return useMemo(() => new Map(data?.map((record) => [record.sid, toAttribute(record)])), [data]);
}
