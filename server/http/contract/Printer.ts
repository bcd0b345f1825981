import type { z } from 'zod';
import type { Components } from './Components.ts';
import type { Schema } from './Schema.ts';

/** Prints a schema of zod as the contract has it. */
export type Print = (schema: z.ZodType, io: 'input' | 'output') => Schema;

/** What every part of the contract is printed with. */
export interface Printer {
  print: Print;
  components: Components;
}

/** Under which name an operation says with which statuses it refuses, until the document is complete. */
export const refusals = 'x-refusals';
