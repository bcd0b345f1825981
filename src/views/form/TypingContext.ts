import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

/** What a form tells the screen that holds its record. */
interface Typing {
  /** Does it hold anything that is not saved? */
  setTyping: (isTyping: boolean) => void;
  /** Puts the form on the record with which an unsaved copy began. */
  standOn: (record: RaRecord) => void;
}

/** Outside of an edit screen nobody is told. */
export const TypingContext = createContext<Typing>({
  setTyping: () => undefined,
  standOn: () => undefined,
});
