import { z } from 'zod';
import { parseJson } from '../../../resources/parseJson.ts';

/** How the rows of a list are drawn: which columns, in which order, and how high. What is not said is as the list has it. */
const layout = z
  .strictObject({
    hidden: z.array(z.string().max(64)).max(100),
    ranks: z.array(z.int().min(0).max(200)).max(200),
    isAiry: z.boolean(),
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

/** The same as an address says it. */
export function layoutText({ hidden, ranks, isAiry }: Layout): string {
  return JSON.stringify({ ...(hidden && { hidden }), ...(ranks && { ranks }), ...(isAiry && { isAiry }) });
}
