import { categoryBench } from './setup/categoryBench.ts';

export const bench = categoryBench(100);
