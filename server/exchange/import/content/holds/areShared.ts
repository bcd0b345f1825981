import { type ColumnValues, fewestOfRepeated } from './ColumnValues.ts';

const mostOfRepeated = 0.2;

/** Does each value come so often that it can be no number of an article, even if a row speaks of it in each language? */
export function areRepeated({ cells }: ColumnValues): boolean {
  return (
    cells.length >= fewestOfRepeated &&
    new Set(cells.map(({ text }) => text.trim())).size <= cells.length * mostOfRepeated
  );
}

export const fewDifferent = 0.7;

const fewestShared = 10;

/** Are these names or numbers that several rows have in common? */
export function areShared(values: ColumnValues): boolean {
  return values.cells.length >= fewestShared && shareOfDifferent(values) < fewDifferent;
}

/** Has not even every other row one of these? */
export function isSparse({ cells, rows }: ColumnValues): boolean {
  return cells.length < rows / 2;
}

export function shareOfDifferent({ cells }: ColumnValues): number {
  return new Set(cells.map(({ text }) => text.trim())).size / Math.max(cells.length, 1);
}

const mostlyDifferent = 0.85;

/** Are these of articles of which a list names some twice? */
export function areMostlyDifferent(values: ColumnValues): boolean {
  return shareOfDifferent(values) >= mostlyDifferent;
}

/** People make mistakes: one in thirty numbers may come twice. */
const leastDifferent = 0.96;

/** Does hardly any value come twice? */
export function areDifferent({ cells }: ColumnValues): boolean {
  return new Set(cells.map(({ text }) => text.trim())).size >= cells.length * leastDifferent;
}
