import { useGetMany } from 'ra-core';
import { idOf } from '../../../providers/data/recordId.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';

/**
 * The stored pictures of a company behind these hashes, by hash: what is seen in each is said of the picture, wherever it
 * is shown. None for pictures that only illustrate what stands beside them, such as a logo.
 */
export function useDescriptions(
  { of, many }: ImageField,
  hashes: readonly string[],
  orgaSid: string | undefined,
): ReadonlyMap<string, ReadRecord<'image'>> {
  const { directory } = useBackoffice();
  const ids = many && orgaSid ? hashes.map((hash) => idOf([orgaSid, of, hash])) : [];
  const { data = [] } = useGetMany<ReadRecord<'image'>>(
    directory.showing('image').name,
    { ids },
    { enabled: ids.length > 0, placeholderData: (before) => before },
  );
  return new Map(data.flatMap((record) => (record ? [[String(record.hash), record]] : [])));
}
