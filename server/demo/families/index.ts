import { familiesOf } from '../family.ts';
import type { Family } from '../family.ts';
import { bahn } from './bahn.ts';
import { rohbau } from './rohbau.ts';
import { zbs } from './zbs.ts';

export const allFamilies: readonly Family[] = [rohbau, bahn, zbs].flatMap(familiesOf);
