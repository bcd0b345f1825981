import type { Drawings } from './Drawing.ts';
import { fassade } from './fassade.ts';
import { rohbau } from './rohbau.ts';

/** Every product picture by its name. */
export const drawings: Drawings = { ...rohbau, ...fassade };
