import { fuzzCalls } from '../calls/fuzzCalls.ts';
import { deepSeed } from './deepSeed.ts';

fuzzCalls({ runs: 200, seed: deepSeed() });
