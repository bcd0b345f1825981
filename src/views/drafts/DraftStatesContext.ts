import { createContext } from 'react';
import type { DraftState } from '../../../resources/draftStates.ts';

/** How far the drafts are of records on the screen, by their ids; none without one. */
export const DraftStatesContext = createContext<ReadonlyMap<string, DraftState>>(new Map());
