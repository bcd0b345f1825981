import type { z } from 'zod';
import type { Components } from './Components.ts';
import type { Schema } from './Schema.ts';
import type { Words } from './words/Words.ts';

/** Prints a schema of zod as the contract has it. */
export type Print = (schema: z.ZodType, io: 'input' | 'output') => Schema;

/** What every part of the contract is printed with. */
export interface Printer {
  print: Print;
  components: Components;
  words: Words;
}

/** Under which name an operation says with which statuses it refuses, until the document is complete. */
export const refusals = 'x-refusals';
