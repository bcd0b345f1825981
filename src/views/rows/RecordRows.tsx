import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useRecordAhead } from '../form/recordAhead.ts';
import { RecordRow } from './RecordRow.tsx';
import { shownColumns } from './shownColumns.ts';

/**
 * The rows of the library's table, as plain elements: its own cells and boxes are some two hundred components a row, which is
 * what opening a page takes.
 */
export function RecordRows({ children }: { children?: ReactNode }) {
  const records: readonly RaRecord[] = useDataTableDataContext() ?? [];
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const chosen = useDataTableSelectedIdsContext() ?? [];
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { directory } = useBackoffice();
  const listed = directory.resources.find(({ name }) => name === resource);
  const near = useRecordAhead(listed && directory.homeOf(listed));
  const translate = useTranslate();
  const columns = useMemo(() => shownColumns(children, hidden), [children, hidden]);
  const open = useCallback(
    async (record: RaRecord) => {
      const to = typeof rowClick === 'function' && (await rowClick(record.id, resource, record));
      if (typeof to === 'string') await navigate(to, { state: { _scrollToTop: true } });
    },
    [rowClick, resource, navigate],
  );
  const choice = translate('ra.action.select_row');
  return (
    <tbody className="RaDataTable-tbody">
      {records.map((record) => (
        <RecordRow
          key={record.id}
          {...{ record, columns, choice }}
          isChosen={chosen.includes(record.id)}
          onChoose={hasBulkActions ? handleToggleItem : undefined}
          onOpen={open}
          onNear={near}
        />
      ))}
    </tbody>
  );
}
