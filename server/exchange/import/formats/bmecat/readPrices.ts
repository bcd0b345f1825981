import type { CellTexts } from '../trade/CellTexts.ts';
import { textOf, visitLeaves, type XmlElement } from './XmlElement.ts';

/** What a price itself is made of. */
const parts = new Set(['PRICE_AMOUNT', 'PRICE_CURRENCY', 'LOWER_BOUND']);

/** Puts the prices of a product into its cells, each kind and currency under a heading of its own, and their terms. */
export function readPrices(details: XmlElement, cells: CellTexts): void {
  for (const child of details.children)
    if (child.name === 'ARTICLE_PRICE' || child.name === 'PRODUCT_PRICE') readPrice(child, cells);
    else
      visitLeaves(child, (leaf) =>
        cells.add(`PRICE ${child.attributes.type ?? leaf.name}`, leaf.text.trim()),
      );
}

function readPrice(price: XmlElement, cells: CellTexts): void {
  const kind = price.attributes.price_type ?? '';
  const bound = textOf(price, 'LOWER_BOUND');
  const amount = textOf(price, 'PRICE_AMOUNT');
  const text = bound === '' || Number(bound) <= 1 ? amount : `${amount} (LOWER_BOUND ${bound})`;
  if (amount !== '') cells.add(`PRICE_AMOUNT ${kind}`.trim(), text, textOf(price, 'PRICE_CURRENCY') || null);
  for (const child of price.children)
    if (!parts.has(child.name))
      visitLeaves(child, (leaf) => cells.add(`PRICE ${kind} ${leaf.name}`.trim(), leaf.text.trim()));
}
