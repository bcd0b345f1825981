import { textIn } from '../../../resources/language/translate.ts';
import { measureFact, sizeFact, type Measure } from '../quantities/Quantity.ts';
import { readQuantities } from '../quantities/readQuantities.ts';
import { inFirstUnit } from '../quantities/units.ts';
import { plain } from '../quantities/unitWords.ts';
import { attributeFact, categoryFact, lineFact, orgaFact, valueFact } from './facts.ts';
import type { AttributeValue, SearchedProduct } from './searchedProduct.ts';

/** Signs in the name of an attribute, as the U of `U-Wert`, are no longer. */
const sign = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}]?(?![\p{L}\p{N}])/gu;
const longestText = 120;

/** What is known of a product in every language: where it belongs, its choices, and its measures. */
export function factsOf(product: SearchedProduct): string[] {
  const texts = [textIn(product.title, 'de'), textIn(product.subTitle, 'de')];
  return [
    ...product.categories.map(({ sid }) => categoryFact(sid)),
    orgaFact(product.orgaSid),
    ...(product.productLine ? [lineFact(product.orgaSid, product.productLine)] : []),
    ...product.values.flatMap(factsOfValue),
    ...texts.flatMap(measuresIn),
  ];
}

function factsOfValue({ attribute, value, label }: AttributeValue): string[] {
  const facts = value === false ? [] : [attributeFact(attribute.sid)];
  if (typeof value === 'boolean') return facts;
  if (typeof value === 'string') {
    if (label) facts.push(valueFact(attribute.sid, value));
    return [...facts, ...measuresIn(label ? textIn(label, 'de') : value)];
  }
  const measure = attribute.unit ? inFirstUnit(value, plain(attribute.unit)) : { unit: '', value };
  const signs = textIn(attribute.name, 'de').match(sign) ?? [];
  const signed = signs.map((letters) => ({ unit: letters.toLowerCase(), value }));
  return [...facts, measureFact(measure), ...signed.map(measureFact)];
}

/** The measures of a text as they are written, and the sizes of two and three of them. */
function measuresIn(text: string): string[] {
  return readQuantities(text.slice(0, longestText)).flatMap(({ readings: [written = []] }) => [
    ...written.map(measureFact),
    ...sizesOf(written).map(sizeFact),
  ]);
}

function sizesOf(measures: readonly Measure[]): Measure[][] {
  const pairs = measures.flatMap((one, index) => measures.slice(index + 1).map((other) => [one, other]));
  return measures.length > 2 ? [...pairs, [...measures]] : pairs;
}
