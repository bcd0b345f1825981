import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type Identifier } from 'ra-core';
import { useState } from 'react';
import { notify } from '../../../ui/notifications/notify.ts';
import { fieldFaultsOf } from '../../../providers/data/refusal.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { useText } from '../../directory/useText.ts';
import { useRestore } from '../deletion/useRestore.ts';

/** What is done to several records of a list, one after the other; each can be refused without stopping the others. */
export interface Bulk {
  /** How many are done, while it is being done. */
  progress: { done: number; of: number } | undefined;
  remove: (ids: readonly Identifier[]) => Promise<void>;
}

/** Deletes the chosen records of a list; what was done is told with an undo, what was refused with its reason. */
export function useBulk({ name, entity }: BackofficeResource): Bulk {
  const { language } = useBackoffice();
  const restore = useRestore(entity);
  const { data: shown = [], onUnselectItems } = useListContext();
  const text = useText();
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

  function tell(words: 'list.deleted' | 'list.undone', count: number, undo?: () => void) {
    if (count > 0) notify({ type: 'success', message: text(words, { count }), ...(undo && { undo }) });
  }
  function tellRefused(refused: readonly string[]) {
    if (refused.length > 0)
      notify({ message: text('list.refused', { count: refused.length }), results: refused });
  }

  return {
    progress,
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
