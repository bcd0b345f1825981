import { shownGtin } from '../../resources/finding/shownGtin.ts';
import type { ComparedProduct } from '../../resources/calls/storefrontPages.ts';
import type { View } from '../../ui/view/View.tsx';
import { attributeText } from '../catalogue/attributeText.ts';

export interface ComparedRow {
  name: string;
  /** One per product, empty where it says nothing. */
  values: string[];
  /** Do all products say the same? */
  isSame: boolean;
}

/**
 * What products say of themselves: their properties, by which somebody decides, then what they are called by (behaviour B719);
 * what none of them says is left out.
 */
export function comparedRows(
  products: readonly ComparedProduct[],
  view: Pick<View, 'number' | 't' | 'language'>,
): ComparedRow[] {
  const { t } = view;
  const names = new Map(products.flatMap(({ attributes }) => attributes.map(({ sid, name }) => [sid, name])));
  const row = (name: string, valueOf: (product: ComparedProduct) => string): ComparedRow => {
    const values = products.map(valueOf);
    return { name, values, isSame: values.every((value) => value === values[0]) };
  };
  return [
    ...[...names].map(([sid, name]) =>
      row(name, ({ attributes }) => {
        const attribute = attributes.find((other) => other.sid === sid);
        return attribute ? attributeText(attribute, view) : '';
      }),
    ),
    row(t('entities.product.fields.articleNumber'), ({ articleNumber }) => articleNumber),
    row(t('product.gtin'), ({ gtins }) => gtins.map(shownGtin).join(', ')),
    row(t('entities.product.fields.brand'), ({ brand }) => brand ?? ''),
    row(t('entities.productLine.name', { count: 1 }), ({ productLine }) => productLine?.title ?? ''),
    row(t('product.category'), ({ mainCategory }) => mainCategory.name),
    row(t('class.system.ifc'), ({ ifcClasses }) => ifcClasses.join(', ')),
    row(t('class.system.ebkph'), ({ ebkphCodes }) => ebkphCodes.join(', ')),
    row(t('class.system.etim'), ({ etimClasses }) => etimClasses.join(', ')),
  ].filter(({ values }) => values.some(Boolean));
}
