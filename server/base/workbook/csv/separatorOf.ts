/** In the order in which they are believed where several fit as well. */
const separators = [';', '\t', ',', '|'] as const;
const linesLookedAt = 25;

/**
 * What stands between the cells of a text, by its beginning: what Excel's own first line (`sep=;`) says, else the sign that
 * stands equally often in most lines, outside quotes.
 */
export function separatorOf(text: string): string {
  const [, said] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  if (said) return said;
  const lines = firstLines(text);
  const [best] = separators
    .map((separator) => ({ separator, ...usual(lines.map((line) => line.split(separator).length - 1)) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.lines - one.lines || other.count - one.count);
  return best?.separator ?? separators[0];
}

/** Does a text have columns, by its beginning? Titles may stand above them. */
export function hasSeparators(text: string): boolean {
  return (
    !/^[<{[]/.test(text) && firstLines(text).some((line) => separators.some((one) => line.includes(one)))
  );
}

/** Without what is quoted, for that may hold any of them. */
function firstLines(text: string): string[] {
  return text
    .slice(0, 64 * 1024)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
}

/** The number that most lines have, but none, and how many do. */
function usual(counts: readonly number[]): { count: number; lines: number } {
  const [most] = [...Map.groupBy(counts, (count) => count)]
    .filter(([count]) => count > 0)
    .toSorted(([, one], [, other]) => other.length - one.length);
  return { count: most?.[0] ?? 0, lines: most?.[1].length ?? 0 };
}
