import { useEffect, useSyncExternalStore } from 'react';
import type { ShortcutGroup } from './Shortcut.ts';

let told: readonly ShortcutGroup[] = [];
const listeners = new Set<() => void>();

function tell(next: readonly ShortcutGroup[]): void {
  told = next;
  for (const listener of listeners) listener();
}

/** Has what keys do here stand in the list of shortcuts, as long as this is on the screen; `group` stays the same one. */
export function useShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    tell([...told, group]);
    return () => {
      const at = told.indexOf(group);
      tell(told.toSpliced(at, at < 0 ? 0 : 1));
    };
  }, [group]);
}

/** What keys do on the screen as it is now, each group once. */
export function useToldShortcuts(): readonly ShortcutGroup[] {
  const all = useSyncExternalStore(subscribe, () => told);
  return [...new Set(all)];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
