import type { ShortlistSettings } from '../../ui/shell/ShortlistSettings.ts';

/** The lists that the first script keeps; products are named `orgaSid/productSid`. */
export interface Lists {
  readList(list: 'keep' | 'compare'): string[];
  writeList(list: 'keep' | 'compare', names: readonly string[]): void;
}

/** What the content of a window is given. */
export interface ListProps {
  settings: ShortlistSettings;
  lists: Lists;
  onCompare(): void;
}
