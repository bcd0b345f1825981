import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Problem } from '../../providers/fetch.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { useText } from '../directory/useText.ts';
import { treeOf, type Tree } from './Tree.ts';
import type { TreeStore } from './store/TreeStore.ts';

const mostUndone = 100;

export interface KeptTree {
  /** Undefined until it is there. */
  tree: Tree | undefined;
  /** As changed last, be it on the screen already or not. */
  newest: () => Tree | undefined;
  error: Error | null;
  isSaving: boolean;
  canUndo: boolean;
  /**
   * Shows another tree at once, tells so with an undo, and stores it, and then what goes along with it; true once
   * that is done.
   */
  change: (after: Tree, words: string, along?: Along) => Promise<boolean>;
  /** Takes the last change back; false when there is none. */
  undo: () => boolean;
}

/** What is done once a change is stored, and brought back before it is taken back. */
export interface Along {
  /** Leaves nothing behind when it throws: then the change is taken back too. */
  act: () => Promise<void>;
  restore: () => Promise<void>;
}

/** Somebody else changed the tree since it was read. */
class StaleTree extends Error {}

interface Past {
  /** The trees before each change. */
  steps: readonly { tree: Tree; along?: Along | undefined }[];
  tree: Tree;
}

/**
 * A tree, as its store keeps it. What changes is seen at once and stored in the background, one change after the other,
 * each under the version that the one before has given. When somebody else was faster, or the server refuses, the
 * stored tree is read again and nothing of what was not stored stays on the screen.
 */
export function useKeptTree(store: TreeStore): KeptTree {
  const text = useText();
  const queries = useQueryClient();
  const key = store.key;
  const [unsaved, setUnsaved] = useState(0);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async (): Promise<Past> => {
      const entries = await store.read();
      queue.current = Promise.resolve(true);
      return { steps: [], tree: treeOf(entries) };
    },
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const latest = useCallback(() => queries.getQueryData<Past>(key), [queries, key]);
  const show = useCallback((next: Past) => queries.setQueryData(key, next), [queries, key]);

  const save = useCallback(
    (before: Tree, after: Tree, along: Partial<Along> = {}): Promise<boolean> => {
      const keep = async (isSound: boolean) => {
        try {
          // What follows a change that was not stored starts from a tree that does not exist.
          if (!isSound) return false;
          // Seen first, written then.
          await new Promise((resolve) => setTimeout(resolve));
          if (along.restore) {
            // What comes back is to find its place: in a newer tree it could not be hung.
            if (!(await store.isNewest())) throw new StaleTree();
            await along.restore();
          }
          await store.write(before, after);
          try {
            await along.act?.();
          } catch (reason) {
            await store.write(after, before);
            throw reason;
          }
          return true;
        } catch (problem) {
          const isStale =
            (problem instanceof Problem || problem instanceof HttpError) && problem.status === 412;
          if (isStale || problem instanceof StaleTree)
            notify({ type: 'warning', message: text('tree.stale') });
          else notify({ message: text('tree.notSaved', { reason: messageOf(problem) }) });
          await refetch();
          return false;
        } finally {
          setUnsaved((count) => count - 1);
        }
      };
      setUnsaved((count) => count + 1);
      queue.current = queue.current.then(keep);
      return queue.current;
    },
    [store, refetch, text],
  );

  const undo = useCallback(() => {
    const now = latest();
    const last = now?.steps.at(-1);
    if (!now || !last) return false;
    show({ steps: now.steps.slice(0, -1), tree: last.tree });
    void save(now.tree, last.tree, last.along && { restore: last.along.restore });
    return true;
  }, [latest, save, show]);

  const change = useCallback(
    (after: Tree, words: string, along?: Along) => {
      const now = latest();
      if (!now) return Promise.resolve(false);
      show({ steps: [...now.steps.slice(-mostUndone), { tree: now.tree, along }], tree: after });
      notify({
        type: 'success',
        message: words,
        undo: () => {
          if (latest()?.tree === after) undo();
          else notify({ type: 'warning', message: text('tree.onlyLast') });
        },
      });
      return save(now.tree, after, along && { act: along.act });
    },
    [latest, save, show, text, undo],
  );

  useEffect(() => {
    if (unsaved === 0) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [unsaved]);

  return {
    tree: data?.tree,
    newest: () => latest()?.tree,
    error,
    isSaving: unsaved > 0,
    canUndo: Boolean(data?.steps.length),
    change,
    undo,
  };
}
