import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readFileColumns } from '../../../../providers/data/exports.ts';
import type { OfferedColumn } from '../../../../resources/calls/exports.ts';
import { useBackoffice } from '../../../directory/BackofficeContext.ts';
import { filterOf, type ExportRequest } from '../ExportRequest.ts';

interface FileColumns {
  /** Those that the wished products fill; undefined until they are known. */
  offered: readonly OfferedColumn[] | undefined;
  /** The chosen ones in their order, also such as are not offered. */
  chosen: readonly OfferedColumn[];
}

/** The columns of a table of what is wished, and what the chosen ones among them are called and say. */
export function useFileColumns(orgaSid: string, request: ExportRequest): FileColumns {
  const { platform, language: reader } = useBackoffice();
  const { language, columns: names = [] } = request;
  const filter = filterOf(request);
  const of = ['export', platform.key, orgaSid, 'columns', reader, language, filter];
  const { data: offered } = useQuery({
    queryKey: of,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readFileColumns(platform.key, orgaSid, { language, filter }, signal),
  });
  // A profile may have what these products have no value of, or texts in another language.
  const strangers = offered ? names.filter((name) => offered.every((column) => column.name !== name)) : [];
  const { data: others } = useQuery({
    queryKey: [...of, strangers],
    enabled: strangers.length > 0,
    queryFn: ({ signal }) =>
      readFileColumns(platform.key, orgaSid, { language, filter, columns: strangers }, signal),
  });
  return useMemo(() => {
    const known = new Map([...(offered ?? []), ...(others ?? [])].map((column) => [column.name, column]));
    return {
      offered,
      chosen: names.map((name) => known.get(name) ?? { name, header: offered ? name : '…', examples: [] }),
    };
  }, [offered, others, names]);
}
