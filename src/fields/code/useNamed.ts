import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import type { NamedByCode } from '../../../resources/kinds/field.ts';
import { suggestions } from '../../../resources/limits.ts';
import { textWord } from '../../../resources/lookedThrough.ts';
import type { Row } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { sharedFields } from './sharedFields.ts';

/** Another record by its code, with what it is called. */
export interface Named {
  code: string;
  title: string;
  record: RaRecord;
}

interface Wanted {
  /** What this record says of the fields that both share. */
  within: Row;
  /** The record that has exactly this code; or those that a typed text means. */
  code?: string;
  typed?: string;
  isWanted: boolean;
}

/** Records of another entity that have a code, or that a typed text means; undefined until they are known. */
export function useNamed(
  names: NamedByCode,
  { within, code, typed, isWanted }: Wanted,
): readonly Named[] | undefined {
  const { directory, language } = useBackoffice();
  const dataProvider = useDataProvider();
  const { name, entity } = directory.showing(names.to);
  const filter = {
    ...sharedFields(names, within),
    ...(code === undefined ? { [textWord]: typed ?? '' } : { [names.by]: code }),
  };
  const { data } = useQuery({
    queryKey: [name, 'named', names.by, filter],
    enabled: isWanted,
    ...(code === undefined && { placeholderData: keepPreviousData }),
    queryFn: async ({ signal }) => {
      const found = await dataProvider.getList<RaRecord>(name, {
        pagination: { page: 1, perPage: code === undefined ? 2 * suggestions.most : 1 },
        sort: { field: names.by, order: 'ASC' },
        filter,
        signal,
      });
      return found.data;
    },
  });
  return data?.map((record) => ({
    code: String(record[names.by]),
    title: titleOf(entity, record, language),
    record,
  }));
}
