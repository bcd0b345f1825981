import { shownGtin } from '../../resources/finding/shownGtin.ts';
import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import type { View } from '../../ui/view/View.tsx';
import { attributeText } from './attributeText.ts';

/** A product as a position of a tender: what it is and must be able to do, one property a line, or an equal one. */
export function tenderText(data: ProductPage, view: Pick<View, 't' | 'number' | 'language'>): string {
  const { t } = view;
  const line = (name: string, value: string) => (value ? [`${name}: ${value}`] : []);
  return [
    data.title.text,
    ...(data.subTitle ? [data.subTitle.text] : []),
    ...(data.description ? ['', data.description.text] : []),
    '',
    ...data.attributes.map((attribute) => `${attribute.name}: ${attributeText(attribute, view)}`),
    '',
    ...line(t('class.system.npk'), data.npkCodes.join(', ')),
    ...line(t('class.system.bkp'), data.bkpCodes.join(', ')),
    ...line(t('class.system.ebkph'), data.ebkphCodes.join(', ')),
    ...line(t('class.system.ifc'), data.ifcClasses.join(', ')),
    ...line(t('product.make'), [data.orgaName, data.productLine?.title].filter(Boolean).join(', ')),
    ...line(t('entities.product.fields.articleNumber'), data.articleNumber),
    ...line(t('product.gtin'), data.gtins.map(shownGtin).join(', ')),
    t('product.orEqual'),
  ].join('\n');
}
