import { chance, saltOf } from '../../demo/random.ts';
import { declareSequences } from './sequences/declareSequences.ts';

/** A part of them by chance, always the same; `npm run test:deep` makes all. */
declareSequences((sequence) => chance(saltOf(sequence), 1) < 0.16, 125);
