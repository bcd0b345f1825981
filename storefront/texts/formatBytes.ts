import { formatNumber } from './formatNumber.ts';

/** The size of a file in kB or MB, in powers of ten, as browsers show it. */
export function formatBytes(bytes: number, tag: string): string {
  const isLarge = bytes >= 950_000;
  const size = isLarge ? Math.round(bytes / 100_000) / 10 : Math.max(1, Math.round(bytes / 1000));
  return `${formatNumber(size, tag)}\u00a0${isLarge ? 'MB' : 'kB'}`;
}
