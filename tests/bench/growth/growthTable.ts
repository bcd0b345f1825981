import { sizesOf, type Growth } from './Growth.ts';

const number = new Intl.NumberFormat('en');

/** The figures as a table of Markdown: a row for each work, a column for each size. */
export function growthTable(growth: Growth): string {
  const sizes = sizesOf(growth);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['p95 in ms at so many products', ...sizes.map((size) => number.format(size))]),
    `|${'---|'.repeat(sizes.length + 1)}`,
    ...Object.entries(growth).map(([name, measured]) =>
      row([name, ...sizes.map((size) => shown(measured[size]))]),
    ),
  ].join('\n');
}

function shown(ms: number | undefined): string {
  return ms === undefined ? '' : number.format(Number(ms.toPrecision(ms < 1000 ? 2 : 3)));
}
