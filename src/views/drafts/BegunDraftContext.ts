import { createContext } from 'react';
import type { Draft } from '../../../resources/calls/draft.ts';

interface Begun {
  /** Of the record that is not there yet. */
  id: string;
  /** What the form stands on: whoever has saved the draft since is not saved over. */
  seen: Draft;
  onKept: (draft: Draft) => void;
}

/** The draft of a new record with which the form around goes on (behaviour B633); undefined in all other forms. */
export const BegunDraftContext = createContext<Begun | undefined>(undefined);
