import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { descendantsOf, type Part } from './Part.ts';

/** Megabytes that each process of these parts has in memory, by part and program. */
export async function memoryOf(parts: readonly Part[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const part of parts)
    for (const pid of [part.pid, ...(await descendantsOf(part.pid))]) {
      const [status, words] = await Promise.all(
        ['status', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0);
      const program = words?.split('\0').find((word) => word.endsWith('.ts')) ?? '';
      if (kilobytes > 0) found.set(`${part.name} ${basename(program)}`, Math.round(kilobytes / 1024));
    }
  return found;
}

/** By how much it grows in an hour: the line through what was measured every so many minutes that lies nearest to it. */
export function growthAnHour(megabytes: readonly number[], everyMinutes: number): number {
  const count = megabytes.length;
  const [middle, mean] = [(count - 1) / 2, megabytes.reduce((sum, each) => sum + each, 0) / count];
  const over = megabytes.reduce((sum, each, nth) => sum + (nth - middle) * (each - mean), 0);
  const under = megabytes.reduce((sum, _, nth) => sum + (nth - middle) ** 2, 0);
  return (over / under / everyMinutes) * 60;
}
