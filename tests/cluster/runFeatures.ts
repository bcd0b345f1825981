import type { Programs } from './programs.ts';

export async function runFeatures(source: string, programs: Programs): Promise<boolean> {
  return Boolean(source) && Boolean(programs);
}
