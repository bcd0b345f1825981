import { declareSequences } from '../rights/sequences/declareSequences.ts';

declareSequences(() => true, 891);
