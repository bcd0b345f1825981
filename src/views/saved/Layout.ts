import { parseJson } from '../../../resources/parseJson.ts';

/**
 * How the rows of a list are drawn: which columns, in which order, how high, and whether as a table to write in, with which
 * cells. What is not said is as the list has it.
 */
export interface Layout {
  /** Of the columns that are there at first. */
  hidden?: string[];
  /** Of those that are only offered; a field that is declared later is none of them. */
  shown?: string[];
  /** Names of columns, by which they stay where they are whatever field comes or goes (behaviour B717). */
  order?: string[];
  /** The same as their places, which addresses from before the names say. */
  ranks?: number[];
  isAiry?: boolean;
  isSheet?: boolean;
  cells?: string[];
}

/** What each part may be. No schema, as its library would be a tenth of all that comes before the first row. */
const parts: Readonly<Record<keyof Layout, (said: unknown) => boolean>> = {
  hidden: (said) => isList(said, 100, isTextUpTo(64)),
  shown: (said) => isList(said, 100, isTextUpTo(64)),
  order: (said) => isList(said, 200, isTextUpTo(64)),
  ranks: (said) => isList(said, 200, isRank),
  isAiry: isYesOrNo,
  isSheet: isYesOrNo,
  cells: (said) => isList(said, 200, isTextUpTo(200)),
};

/** What an address says of the layout; undefined where it says none. */
export function layoutIn(said: string | null): Layout | undefined {
  if (said === null) return undefined;
  try {
    const layout = parseJson(said);
    return isLayout(layout) ? layout : undefined;
  } catch {
    return undefined;
  }
}

/** The same as an address says it: one text for one layout. */
export function layoutText({ hidden, shown, order, isAiry, isSheet, cells }: Layout): string {
  return JSON.stringify({
    ...(hidden?.length && { hidden }),
    ...(shown?.length && { shown }),
    ...(order?.length && { order }),
    ...(isAiry && { isAiry }),
    ...(isSheet && { isSheet }),
    ...(isSheet && cells?.length && { cells }),
  });
}

/**
 * The columns that are not shown by a layout.
 * @param offered columns that are not there at first
 */
export function hiddenBy({ hidden = [], shown = [] }: Layout, offered: readonly string[]): string[] {
  // Addresses from before `shown` name among the hidden ones what is only offered.
  if (hidden.some((name) => offered.includes(name))) return hidden;
  return [...hidden, ...offered.filter((name) => !shown.includes(name))];
}

/**
 * In which order a layout has the columns; undefined where that is theirs.
 * @param names in their own order
 */
export function orderBy({ order, ranks }: Layout, names: readonly string[]): string[] | undefined {
  return order ?? ranks?.flatMap((rank) => names[rank] ?? []);
}

/** What an address has to say of the columns that are not shown. */
export function layoutHiding(
  hidden: readonly string[],
  offered: readonly string[],
): Pick<Layout, 'hidden' | 'shown'> {
  return {
    hidden: hidden.filter((name) => !offered.includes(name)),
    shown: offered.filter((name) => !hidden.includes(name)),
  };
}

function isLayout(said: unknown): said is Layout {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return false;
  const judges: Readonly<Record<string, (part: unknown) => boolean>> = parts;
  return Object.entries(said).every(([name, part]) => Object.hasOwn(parts, name) && judges[name]?.(part));
}

function isList(said: unknown, most: number, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(said) && said.length <= most && said.every(isOne);
}

function isTextUpTo(most: number): (one: unknown) => boolean {
  return (one) => typeof one === 'string' && one.length <= most;
}

function isRank(one: unknown): boolean {
  return typeof one === 'number' && Number.isInteger(one) && one >= 0 && one <= 200;
}

function isYesOrNo(one: unknown): boolean {
  return typeof one === 'boolean';
}
