import { createContext, use, useState } from 'react';

/** Which block of a form is open, counted from 0, and what opens another one or none. */
export type OpenBlock = readonly [number | undefined, (index: number | undefined) => void];

/** Given around a form where something beside its blocks opens them too, such as a preview. */
export const OpenBlockContext = createContext<OpenBlock | undefined>(undefined);

/** The block that is open in the form around. */
export function useOpenBlock(): OpenBlock {
  const own = useState<number>();
  return use(OpenBlockContext) ?? own;
}
