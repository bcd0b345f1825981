import { createContext, use } from 'react';
import type { Parents } from './addresses.ts';

/** The key fields that the address of a screen fixes, such as the company whose products are listed. */
export const ParentsContext = createContext<Parents>({});

/** The records within which the screen stands, such as its company. */
export function useParents(): Parents {
  return use(ParentsContext);
}
