import { familiesOf } from '../family.ts';
import type { Family } from '../family.ts';
import { bahn } from './bahn.ts';
import { dach } from './dach.ts';
import { fassade } from './fassade.ts';
import { fensterTueren } from './fensterTueren.ts';
import { rohbau } from './rohbau.ts';
import { zbs } from './zbs.ts';

export const allFamilies: readonly Family[] = [rohbau, fassade, fensterTueren, dach, bahn, zbs].flatMap(
  familiesOf,
);
