import { chance, saltOf } from '../../demo/random.ts';
import { compareRights } from './compareRights.ts';

/** Of the calls that differ in nothing but their name a quarter will do; `npm run test:deep` makes all. */
compareRights((call) => chance(saltOf(call), 1) < 0.25);
