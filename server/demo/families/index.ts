import { familiesOf } from '../family.ts';
import type { Family } from '../family.ts';
import { rohbau } from './rohbau.ts';

export const allFamilies: readonly Family[] = [rohbau].flatMap(familiesOf);
