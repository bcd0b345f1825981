/** In the order in which they are believed where several fit as well. */
const separators = [';', '\t', ',', '|'] as const;
const linesLookedAt = 25;
const farMore = 4;

/**
 * What stands between the cells of a text, by its beginning: what Excel's own first line (`sep=;`) says, else the sign that
 * stands equally often in most lines, outside quotes; one that each line has far more often than any other does so also where lines are
 * of different lengths.
 */
export function separatorOf(text: string): string {
  const [, said] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  if (said) return said;
  const lines = firstLines(text);
  const counted = separators.map((separator) => ({
    separator,
    counts: lines.map((line) => line.split(separator).length - 1),
  }));
  const outright = counted.find(({ counts }) =>
    counts.every((count, line) =>
      counted.every((other) => other.counts === counts || count > (other.counts[line] ?? 0) * farMore),
    ),
  );
  if (outright) return outright.separator;
  const [best] = counted
    .map(({ separator, counts }) => ({ separator, ...usual(counts) }))
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
