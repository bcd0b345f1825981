import type { ReactElement } from 'react';
import type { FoundRecord } from '../../resources/calls/find.ts';

/** What the palette offers: a record, a screen or something to be done, and where it leads. */
export interface PaletteEntry {
  id: string;
  /** Under which heading it stands. */
  group: string;
  title: string;
  /** What people call it besides, where words are compared. */
  also?: string;
  beside?: readonly string[];
  picture?: FoundRecord['picture'];
  sign: ReactElement;
  /** Full path. */
  to: string;
}
