import { createContext } from 'react';
import type { Origin } from '../../../resources/calls/audit.ts';

/** Where the values of the record around came from; undefined until it is known. */
export const OriginsContext = createContext<readonly Origin[] | undefined>(undefined);
