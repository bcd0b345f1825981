import { beforeEach } from 'vitest';
import type { UnsavedCopy } from '../../providers/unsaved/copyStore.ts';

const kept = new Map<string, UnsavedCopy>();

/** What a browser keeps in IndexedDB, which jsdom has not: for `vi.mock('…/providers/unsaved/copyStore.ts', …)`. */
export const copiesInMemory = {
  readCopies: async () => structuredClone([...kept.values()]),
  writeCopy: async (copy: UnsavedCopy) => void kept.set(copy.id, structuredClone(copy)),
  removeCopy: async (id: string) => void kept.delete(id),
};

beforeEach(() => kept.clear());
