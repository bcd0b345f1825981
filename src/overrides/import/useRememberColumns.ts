import { useDataProvider } from 'ra-core';
import { idOf } from '../../../providers/data/recordId.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';
import { mappedField } from './fieldChoices.ts';

/** The mapping in which the columns of a company's files are remembered. */
const sid = 'columns';

/** Remembers what headings of a company mean, by a mapping of its own; throws what the data provider throws. */
export function useRememberColumns(orgaSid: string) {
  const { directory } = useBackoffice();
  const dataProvider = useDataProvider();
  const text = useText();
  const { name } = directory.showing('mapping');
  return async (meant: ReadonlyMap<string, string>): Promise<void> => {
    const { data } = await dataProvider.getList<ReadRecord<'mapping'>>(name, {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'sid', order: 'ASC' },
      filter: { orgaSid },
    });
    const former = data.find((mapping) => mapping.sid === sid);
    const kept = (former?.headings ?? []).filter(({ heading }) => !meant.has(heading));
    const headings = [...kept, ...[...meant].map(([heading, value]) => ({ heading, ...mappedField(value) }))];
    if (former)
      await dataProvider.update(name, {
        id: idOf([orgaSid, sid]),
        data: { ...former, headings },
        previousData: former,
      });
    else
      await dataProvider.create(name, {
        data: { orgaSid, sid, name: text('import.columnsMapping'), headings, translations: [] },
      });
  };
}
