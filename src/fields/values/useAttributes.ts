import { useMemo } from 'react';
import { useRecords } from '../reference/useRecords.ts';
import { toAttribute, type Attribute } from './Attribute.ts';

/** The attributes by their sids; none as long as they are not there, or not wanted. */
export function useAttributes(isWanted = true): ReadonlyMap<string, Attribute> {
  const { data } = useRecords('attribute', { isWanted });
  return useMemo(() => new Map(data?.map((record) => [record.sid, toAttribute(record)])), [data]);
}
