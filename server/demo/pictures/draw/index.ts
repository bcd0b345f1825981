import type { Drawings } from './Drawing.ts';
import { dach } from './dach.ts';
import { fassade } from './fassade.ts';
import { fensterTueren } from './fensterTueren.ts';
import { rohbau } from './rohbau.ts';

/** Every product picture by its name. */
export const drawings: Drawings = { ...rohbau, ...fassade, ...fensterTueren, ...dach };
