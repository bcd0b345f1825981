import type { TextKey } from '../../providers/i18n/TextKey.ts';

/** Keys that do something. */
export interface Shortcut {
  /** As `aria-keyshortcuts` writes them, such as `Control+S`; Control is the command key on a Mac. */
  keys: string;
  says: TextKey;
}

/** What can be done by keys in one place, such as a grid. */
export interface ShortcutGroup {
  title: TextKey;
  shortcuts: readonly Shortcut[];
}
