import { useQueryClient } from '@tanstack/react-query';
import {
  HttpError,
  useDataProvider,
  useListContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import { useState } from 'react';
import { notify } from '../../ui/notifications/notify.ts';
import { fieldFaultsOf } from '../../providers/data/refusal.ts';
import { messageOf } from '../../resources/messageOf.ts';
import type { Row } from '../../resources/shape.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { titleOf } from '../directory/titleOf.ts';
import { useText } from '../directory/useText.ts';
import { withAct, type LeafAct } from './bulk/LeafAct.ts';
import { mergeVersions } from './mergeVersions.ts';
import { useRestore } from './useRestore.ts';

/** What is done to several records of a list, one after the other; each can be refused without stopping the others. */
export interface Bulk {
  /** How many are done, while it is being done. */
  progress: { done: number; of: number } | undefined;
  /** Does that to one leaf of each of them, whatever else stands in it. */
  change: (ids: readonly Identifier[], act: LeafAct) => Promise<void>;
  remove: (ids: readonly Identifier[]) => Promise<void>;
}

/** A record before it was written and after. */
interface Written {
  before: Row;
  after: Row;
}

/** Changes or deletes the chosen records of a list; what was done is told with an undo, what was refused with its reason. */
export function useBulk({ name, entity }: BackofficeResource): Bulk {
  const { language } = useBackoffice();
  const restore = useRestore(entity);
  const { data: shown = [], onUnselectItems } = useListContext();
  const text = useText();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Bulk['progress']>();

  async function inTurn(ids: readonly Identifier[], act: (id: Identifier) => Promise<void>) {
    const done: Identifier[] = [];
    const refused: string[] = [];
    for (const each of ids) {
      setProgress({ done: done.length + refused.length, of: ids.length });
      await act(each).then(
        () => done.push(each),
        (error: unknown) => {
          const record = shown.find(({ id }) => id === each);
          const title = record ? titleOf(entity, record, language) : String(each);
          refused.push(`${title}: ${reasonOf(error)}`);
        },
      );
    }
    setProgress(undefined);
    await queries.invalidateQueries({ queryKey: [name] });
    return { done, refused };
  }

  function tell(words: 'list.changed' | 'list.deleted' | 'list.undone', count: number, undo?: () => void) {
    if (count > 0) notify({ type: 'success', message: text(words, { count }), ...(undo && { undo }) });
  }
  /** The record as it is now, with that leaf as it was; what somebody else has written meanwhile is theirs. */
  function undone(now: RaRecord, before: Row, after: Row): Row {
    const { row, colliding } = mergeVersions(entity, { base: after, mine: before, theirs: now });
    if (colliding.length > 0) throw new Error(text('list.changedMeanwhile'));
    return row;
  }

  function tellRefused(refused: readonly string[]) {
    if (refused.length > 0)
      notify({ message: text('list.refused', { count: refused.length }), results: refused });
  }

  /** Writes a record anew, from how it is now; what somebody writes in between is read again once. */
  async function write(id: Identifier, next: (now: RaRecord) => Row, isAgain = false): Promise<Written> {
    const { data: before } = await dataProvider.getOne<RaRecord>(name, { id });
    if (!before) throw new Error(translate('ra.notification.logged_out'));
    const row = next(before);
    if (row === before) return { before, after: before };
    try {
      const { data } = await dataProvider.update(name, { id, data: row, previousData: before });
      return { before, after: data };
    } catch (error) {
      const isStale = error instanceof HttpError && error.status === 412;
      if (!isStale || isAgain) throw error;
      return write(id, next, true);
    }
  }

  return {
    progress,
    async change(ids, act) {
      const written = new Map<Identifier, Written>();
      const { done, refused } = await inTurn(ids, async (id) => {
        written.set(id, await write(id, (now) => withAct(now, act)));
      });
      onUnselectItems();
      tell('list.changed', done.length, () => void takeBack());
      tellRefused(refused);

      async function takeBack() {
        const back = await inTurn(done, async (id) => {
          const { before, after } = written.get(id) ?? {};
          if (before && after && before !== after) await write(id, (now) => undone(now, before, after));
        });
        tell('list.undone', back.done.length);
        tellRefused(back.refused);
      }
    },
    async remove(ids) {
      const { done, refused } = await inTurn(ids, async (id) => {
        await dataProvider.delete(name, { id });
      });
      onUnselectItems();
      tell('list.deleted', done.length, () => void bringBack());
      tellRefused(refused);

      async function bringBack() {
        const back = await inTurn(done.toReversed(), (id) => restore(String(id)));
        tell('list.undone', back.done.length);
        tellRefused(back.refused);
      }
    },
  };
}

/** What the server says of the field, else of the whole. */
function reasonOf(error: unknown): string {
  const [first] = Object.values(fieldFaultsOf(error));
  return first ?? messageOf(error);
}
