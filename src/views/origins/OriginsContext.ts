import { createContext } from 'react';
import type { Origin } from '../../../resources/calls/audit.ts';

/** Where the values of the record in a form come from, as far as somebody wants to see it. */
interface Origins {
  isShown: boolean;
  toggle: () => void;
  origins: readonly Origin[];
}

export const OriginsContext = createContext<Origins>({ isShown: false, toggle: () => {}, origins: [] });
