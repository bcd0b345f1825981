import { fuzzCalls } from './fuzzCalls.ts';

fuzzCalls({ runs: 8, seed: 20260118 });
