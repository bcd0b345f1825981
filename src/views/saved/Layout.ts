import { z } from 'zod';
import { parseJson } from '../../../resources/parseJson.ts';

/**
 * How the rows of a list are drawn: which columns, in which order, how high, and whether as a table to write in, with which
 * cells. What is not said is as the list has it.
 */
const layout = z
  .strictObject({
    hidden: z.array(z.string().max(64)).max(100),
    ranks: z.array(z.int().min(0).max(200)).max(200),
    isAiry: z.boolean(),
    isSheet: z.boolean(),
    cells: z.array(z.string().max(200)).max(200),
  })
  .partial();
export type Layout = z.infer<typeof layout>;

/** What an address says of the layout; undefined where it says none. */
export function layoutIn(said: string | null): Layout | undefined {
  if (said === null) return undefined;
  try {
    return layout.safeParse(parseJson(said)).data;
  } catch {
    return undefined;
  }
}

/** The same as an address says it: one text for one layout. */
export function layoutText({ hidden, ranks, isAiry, isSheet, cells }: Layout): string {
  return JSON.stringify({
    ...(hidden && { hidden }),
    ...(ranks && { ranks }),
    ...(isAiry && { isAiry }),
    ...(isSheet && { isSheet }),
    ...(isSheet && cells?.length && { cells }),
  });
}
