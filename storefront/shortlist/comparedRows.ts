import { shownGtin } from '../../resources/shownGtin.ts';
import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import type { ShortlistSettings } from '../../ui/shell/ShortlistSettings.ts';
import { attributeText } from '../catalogue/attributeText.ts';
import { formatNumber } from '../texts/formatNumber.ts';

export interface ComparedRow {
  name: string;
  /** One per product, empty where it says nothing. */
  values: string[];
  /** Do all products say the same? */
  isSame: boolean;
}

/** What products say of themselves, property by property; properties that none of them has are left out. */
export function comparedRows(
  products: readonly ProductPage[],
  { tag, texts }: Pick<ShortlistSettings, 'tag' | 'texts'>,
): ComparedRow[] {
  const view = {
    number: (value: number) => formatNumber(value, tag),
    t: (key: 'product.yes' | 'product.no') => texts[key === 'product.yes' ? 'yes' : 'no'],
  };
  const names = new Map(products.flatMap(({ attributes }) => attributes.map(({ sid, name }) => [sid, name])));
  const row = (name: string, valueOf: (product: ProductPage) => string): ComparedRow => {
    const values = products.map(valueOf);
    return { name, values, isSame: values.every((value) => value === values[0]) };
  };
  return [
    row(texts.articleNumber, ({ articleNumber }) => articleNumber),
    row(texts.gtin, ({ gtins }) => gtins.map(shownGtin).join(', ')),
    row(texts.line, ({ productLine }) => productLine?.title ?? ''),
    row(texts.category, ({ mainCategory }) => mainCategory.name),
    ...[...names].map(([sid, name]) =>
      row(name, ({ attributes }) => {
        const attribute = attributes.find((other) => other.sid === sid);
        return attribute ? attributeText(attribute, view) : '';
      }),
    ),
    row(texts.ifc, ({ ifcClasses }) => ifcClasses.join(', ')),
    row(texts.ebkph, ({ ebkphCodes }) => ebkphCodes.join(', ')),
    row(texts.etim, ({ etimClasses }) => etimClasses.join(', ')),
  ].filter(({ values }) => values.some(Boolean));
}
