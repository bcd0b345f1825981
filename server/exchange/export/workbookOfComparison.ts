import type { Readable } from 'node:stream';
import { classFields } from '../../../resources/classSystems.ts';
import type { ComparedProduct } from '../../../resources/calls/storefrontPages.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { shownGtin } from '../../../resources/finding/shownGtin.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { groupLabels } from '../../base/texts/groupLabels.ts';
import { texts } from '../../base/texts/texts.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';
import type { WrittenValue } from '../../base/workbook/written/writtenSheet.ts';

interface Property {
  name: string;
  /** One per product. */
  values: WrittenValue[];
}

/**
 * Products side by side as a workbook: a column for each, a row for each property with its unit, first what they differ in.
 * Numbers are numbers.
 */
export function workbookOfComparison(
  products: readonly ComparedProduct[],
  language: Language,
  platform: Platform,
): Readable {
  const said = (name: 'property' | 'differing' | 'same' | 'comparison') =>
    texts.text(language, `server:list.${name}`);
  const { differing = [], same = [] } = Object.groupBy(
    propertiesOf(products, language, platform),
    ({ values }) =>
      products.length > 1 && values.every((value) => value === values[0]) ? 'same' : 'differing',
  );
  const rowOf = ({ name, values }: Property) => [name, ...values];
  return workbookStream([
    {
      name: said('comparison'),
      columns: [
        { header: said('property'), width: 34 },
        ...products.map(({ title }) => ({ header: title.text, width: 30 })),
      ],
      rows: [
        ...(same.length > 0 && differing.length > 0 ? [[said('differing')]] : []),
        ...differing.map(rowOf),
        ...(same.length > 0 ? [[said('same')], ...same.map(rowOf)] : []),
      ],
    },
  ]);
}

/** What products say of themselves, in the order of the page (behaviour B719); what none of them says is left out. */
function propertiesOf(
  products: readonly ComparedProduct[],
  language: Language,
  platform: Platform,
): Property[] {
  const labels = groupLabels(language, platform.group);
  const attributes = new Map(products.flatMap((product) => product.attributes.map((one) => [one.sid, one])));
  const row = (name: string, valueOf: (product: ComparedProduct) => WrittenValue): Property => ({
    name,
    values: products.map(valueOf),
  });
  const fieldOf = (name: string) => texts.text(language, `entities:${name}`);
  return [
    ...[...attributes.values()].map(({ sid, name, unit }) =>
      row(unit ? `${name} (${unitName({ language }, unit)})` : name, (product) =>
        shownIn(language, product.attributes.find((other) => other.sid === sid)?.value),
      ),
    ),
    row(labels.orga, ({ orgaName }) => orgaName),
    row(labels.articleNumber, ({ articleNumber }) => articleNumber),
    row('GTIN', ({ gtins }) => gtins.map(shownGtin).join('; ')),
    row(fieldOf('product.fields.brand'), ({ brand }) => brand),
    row(labels.line, ({ productLine }) => productLine?.title),
    row(labels.category, ({ mainCategory }) => mainCategory.name),
    row(fieldOf(`category.fields.${classFields.ifc}`), ({ ifcClasses }) => ifcClasses.join('; ')),
    row(fieldOf(`category.fields.${classFields.ebkph}`), ({ ebkphCodes }) => ebkphCodes.join('; ')),
    row(fieldOf(`category.fields.${classFields.etim}`), ({ etimClasses }) => etimClasses.join('; ')),
  ].filter(({ values }) => values.some((value) => value !== undefined && value !== null && value !== ''));
}

function shownIn(language: Language, value: WrittenValue): WrittenValue {
  return typeof value === 'boolean' ? texts.text(language, `server:list.${value ? 'yes' : 'no'}`) : value;
}
