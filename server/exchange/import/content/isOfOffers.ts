import type { JudgedColumn } from './JudgedColumn.ts';

const codes: readonly string[] = ['offers', 'amounts', 'with-prices'];

/** Does it hold prices or their terms, by its heading or by its values? */
export function isOfOffers({ reason }: Pick<JudgedColumn, 'reason'>): boolean {
  return reason !== null && codes.includes(reason.code);
}
