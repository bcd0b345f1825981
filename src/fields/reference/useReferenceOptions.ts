import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { ReferenceField } from '../../../resources/kinds/field.ts';
import { suggestions } from '../../../resources/limits.ts';
import { textWord } from '../../../resources/lookedThrough.ts';
import type { Row } from '../../../resources/shape.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { sharedFilter } from './sharedKey.ts';

export interface Option {
  /** The sid that the reference holds. */
  sid: string;
  title: string;
  /** All under which it is found, where that is more than its title. */
  words?: string;
  /** Is it what the server means by the typed text, whatever it is called? */
  isMeant?: boolean;
  /** The record that it stands for, for its picture. */
  record?: RaRecord;
}

interface Wanted {
  typed: string;
  chosen: readonly string[];
  /** Values of the fields that the reference shares with what it points to. */
  within: Row;
  /** Are others than the chosen ones to be offered? Until then nobody is asked for them. */
  isWanted: boolean;
}

/** Stands for the title of a chosen one until it is there. */
const unnamed = '…';

/**
 * What a reference may point to: the server is asked for what the typed text finds. The chosen ones are always
 * among them; those that are not there any more by their sids.
 */
export function useReferenceOptions(
  field: ReferenceField,
  { typed, chosen, within, isWanted }: Wanted,
): { options: Option[]; isLoading: boolean } {
  const { directory, language } = useBackoffice();
  const dataProvider = useDataProvider();
  const { name, entity } = directory.showing(field.to);
  const filter = sharedFilter(field, entity, within);
  const shared = Object.values(filter);
  const isPlaced = shared.every(Boolean);

  const matching = useQuery({
    queryKey: [name, 'matching', filter, typed],
    enabled: isPlaced && isWanted,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<RaRecord[]> => {
      const { data } = await dataProvider.getList(name, {
        pagination: { page: 1, perPage: 4 * suggestions.most },
        sort: { field: entity.title, order: 'ASC' },
        filter: { ...filter, [textWord]: typed },
        signal,
      });
      return data;
    },
  });
  const ids = chosen.map((sid) => idOf([...shared, sid]));
  const named = useQuery({
    queryKey: [name, 'getMany', { ids }],
    enabled: isPlaced && ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<RaRecord[]> => (await dataProvider.getMany(name, { ids })).data,
  });
  const isNaming = named.isLoading || named.isPlaceholderData;

  const options = useMemo(() => {
    const found = new Map<string, Option>();
    const isOfText = !matching.isPlaceholderData && typed !== '';
    for (const row of [...(named.data ?? []), ...(matching.data ?? [])]) {
      const sid = String(row[entity.key.at(-1) ?? '']);
      const words = row[entity.title];
      found.set(sid, {
        sid,
        title: titleOf(entity, row, language),
        record: row,
        ...(isOfText && matching.data?.includes(row) && { isMeant: true }),
        ...(typeof words === 'object' && { words: Object.values(words ?? {}).join(' ') }),
      });
    }
    for (const sid of chosen) if (!found.has(sid)) found.set(sid, { sid, title: isNaming ? unnamed : sid });
    return [...found.values()].sort((a, b) => a.title.localeCompare(b.title, language));
  }, [named.data, matching.data, matching.isPlaceholderData, typed, isNaming, entity, language, chosen]);

  return { options, isLoading: matching.isLoading };
}
