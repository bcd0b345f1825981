import { createContext } from 'react';

/** Pictures that a form holds until its record is made. */
interface Holding {
  isHolding: boolean;
  /** The field of that name holds some, or none any more. */
  setHolding: (name: string, isHolding: boolean) => void;
}

/** Outside of a form nobody is told. */
export const HeldContext = createContext<Holding>({ isHolding: false, setHolding: () => undefined });
