import { createContext } from 'react';

/** Told by a form whether it holds anything that is not saved. */
export const TypingContext = createContext<(isTyping: boolean) => void>(() => undefined);
