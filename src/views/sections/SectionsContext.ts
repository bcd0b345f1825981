import { createContext, use, useLayoutEffect } from 'react';

/** A part of a form that one can go to. */
export interface FormPart {
  /** Its anchor in the address, and the id of its element. */
  id: string;
  label: string;
  /** The fields that stand there, whose faults are counted for it. */
  names: readonly string[];
}

export interface Sections {
  /** In the order in which they stand. */
  parts: readonly FormPart[];
  /** Is there a way around beside the form, as it is a long one? */
  isMapped: boolean;
  /** Tells of parts; returns what takes them back. */
  add: (parts: readonly FormPart[]) => () => void;
}

/** The parts of the form around; none of its own outside of a form. */
export const SectionsContext = createContext<Sections>({ parts: [], isMapped: false, add: () => () => {} });

/** Tells the form around of parts of it; the list has to be the same one as long as nothing changes. */
export function useFormParts(parts: readonly FormPart[]): void {
  const { add } = use(SectionsContext);
  useLayoutEffect(() => add(parts), [add, parts]);
}

/** The anchor of a part. */
export function anchorOf(name: string): string {
  return `section-${name}`;
}
