import { useGetList, type RaRecord } from 'ra-core';
import type { ImageField } from '../../../resources/kinds/field.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

/** As many as one list call can name by their hashes. */
const most = 50;

/**
 * The stored pictures of a company behind these hashes, by hash: what is seen in each is said of the picture, wherever it
 * is shown. None for pictures that only illustrate what stands beside them, such as a logo.
 */
export function useDescriptions(
  { of, many }: ImageField,
  hashes: readonly string[],
  orgaSid: string | undefined,
): ReadonlyMap<string, RaRecord> {
  const { directory } = useBackoffice();
  const { data = [] } = useGetList(
    directory.showing('image').name,
    {
      filter: { orgaSid, kind: of, hash: hashes.slice(0, most) },
      pagination: { page: 1, perPage: most },
    },
    { enabled: Boolean(many && orgaSid) && hashes.length > 0, placeholderData: (before) => before },
  );
  return new Map(data.map((record) => [String(record.hash), record]));
}
