import type { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** Under which name the contract keeps it as a component. */
    component?: string;
    /** What `description` says, in German. */
    german?: string;
    /** A kind of field whose schema normalises, so that its form cannot be told from it. */
    field?: 'translated' | 'gtin';
  }
}

/** Gives a shape its own name in the contract. */
export function asComponent<S extends z.ZodType>(schema: S, component: string): S {
  return schema.meta({ component });
}
