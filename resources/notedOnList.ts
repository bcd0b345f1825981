import { shortlist } from './limits.ts';

/** What somebody noted beside the products of a list, by their names `orgaSid/productSid`. */
export interface NotedOnList {
  name?: string;
  quantity?: Readonly<Record<string, number>>;
  note?: Readonly<Record<string, string>>;
}

/** How an address says it: in the order of the products, which it names itself. */
export interface NotedInAddress {
  name?: string | undefined;
  quantity?: string | undefined;
  note?: string | undefined;
}

/** What is noted on a list as its address says it; what is not noted is left out. */
export function notedInAddress(
  products: readonly string[],
  { name, quantity = {}, note = {} }: NotedOnList,
): NotedInAddress {
  const inOrder = (of: Readonly<Record<string, unknown>>, between: string) =>
    products
      .map((product) => String(of[product] ?? '').replaceAll('|', '/'))
      .join(between)
      .replace(between === ',' ? /,+$/ : /\|+$/, '');
  return {
    name: name || undefined,
    quantity: inOrder(quantity, ',') || undefined,
    note: inOrder(note, '|') || undefined,
  };
}

/** What an address says of the product at a place. */
export function notedAt(
  { quantity, note }: NotedInAddress,
  place: number,
): { quantity: number | null; note: string | null } {
  const number = quantity?.split(',')[place];
  const said = note?.split('|')[place]?.trim().slice(0, shortlist.longestNote);
  return { quantity: number ? Number(number) : null, note: said || null };
}
