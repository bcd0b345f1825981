import { HttpError, useDataProvider, type RaRecord } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { fieldFaultsOf } from '../../../providers/data/refusal.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useFaultText } from '../../directory/useFaultText.ts';
import { useText } from '../../directory/useText.ts';
import { SheetRows } from './SheetRows.ts';
import type { SheetColumn } from './useSheetColumns.ts';

/** Records that are saved at the same time. */
const atATime = 4;
/** Somebody who writes a record again and again is let win in the end. */
const mostAttempts = 3;

interface Needs {
  /** Of the resource. */
  name: string;
  columns: readonly SheetColumn[];
  /** A record is other than it was. */
  onChanged: (id: string) => void;
}

/** Saves the rows of a sheet one by one, each as the version that was read (behaviour B484). */
export function useSheetSaves({ name, columns, onChanged }: Needs) {
  const dataProvider = useDataProvider();
  const text = useText();
  const faultText = useFaultText();
  const rows = useMemo(() => new SheetRows(), []);
  const [count, setCount] = useState({ saving: 0, unsaved: 0 });
  const waiting = useRef(new Set<string>());
  const busy = useRef(new Set<string>());

  const recount = () =>
    setCount({ saving: waiting.current.size + busy.current.size, unsaved: rows.unsaved() });

  async function save(id: string, attempt = 1): Promise<void> {
    const work = await rows.toSave(id, columns, faultText);
    if (!work) return;
    const { base, mine, sent } = work;
    try {
      const { data } = await dataProvider.update<RaRecord>(name, { id, data: mine, previousData: base });
      rows.saved(id, data, sent);
    } catch (error) {
      const isStale = error instanceof HttpError && error.status === 412;
      if (!isStale || attempt === mostAttempts)
        return rows.refused(id, sent, fieldFaultsOf(error), messageOf(error));
      const { data: theirs } = await dataProvider.getOne<RaRecord>(name, { id });
      rows.overtaken(id, theirs, { base, mine, sent, columns }, (fields) =>
        text('bulk.conflict', { fields }),
      );
      await save(id, attempt + 1);
    }
  }

  function goOn() {
    for (const id of waiting.current) {
      if (busy.current.size >= atATime) break;
      if (busy.current.has(id)) continue;
      waiting.current.delete(id);
      busy.current.add(id);
      void save(id)
        .catch((error: unknown) => rows.refused(id, new Map(), {}, messageOf(error)))
        .finally(() => {
          busy.current.delete(id);
          onChanged(id);
          goOn();
        });
    }
    recount();
  }

  return {
    rows,
    ...count,
    save(ids: readonly string[]) {
      for (const id of ids) waiting.current.add(id);
      goOn();
    },
  };
}
