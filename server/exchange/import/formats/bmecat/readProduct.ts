import { CellTexts } from '../trade/CellTexts.ts';
import { plainText } from '../trade/plainText.ts';
import { languageCode } from '../trade/languageCodes.ts';
import { readMime } from './readMime.ts';
import type { Frame } from './Frame.ts';
import { catalogGroup } from './groupHeadings.ts';
import { readFeatures } from './readFeatures.ts';
import { readPrices } from './readPrices.ts';
import { textOf, visitLeaves, type XmlElement } from './XmlElement.ts';

/** Texts that stand there once in each language. */
const translated = new Set([
  'DESCRIPTION_SHORT',
  'DESCRIPTION_LONG',
  'KEYWORD',
  'REMARKS',
  'SEGMENT',
  'MANUFACTURER_TYPE_DESCR',
]);
const separators: ReadonlyMap<string, string> = new Map([
  ['KEYWORD', ', '],
  ['DESCRIPTION_LONG', '\n'],
  ['REMARKS', '\n'],
]);
/** Kinds of numbers that need no column each. */
const unnamedKinds: ReadonlyMap<string, RegExp> = new Map([
  ['SUPPLIER_PID', /^/],
  ['SUPPLIER_AID', /^/],
  ['INTERNATIONAL_PID', /^(?:ean|gtin|upc)$/i],
]);

/** The article number by which the rest of the catalogue names a product. */
export function numberOf(product: XmlElement): string {
  return textOf(product, 'SUPPLIER_PID', 'SUPPLIER_AID');
}

/** What a `PRODUCT`, or an `ARTICLE` of version 1.2, says, by the format's own names. */
export function readProduct(product: XmlElement, frame: Frame): CellTexts {
  const cells = new CellTexts();
  const own: XmlElement[] = [];
  for (const child of product.children) {
    if (child.name.endsWith('_FEATURES')) own.push(child);
    else if (child.name.endsWith('_PRICE_DETAILS')) readPrices(child, cells);
    else if (child.name === 'MIME_INFO') readMime(child, cells, frame);
    else if (child.name.endsWith('_REFERENCE'))
      cells.add(
        `${child.name} ${child.attributes.type ?? ''}`.trim(),
        textOf(child, 'PROD_ID_TO', 'ART_ID_TO'),
      );
    else visitLeaves(child, (leaf) => readLeaf(leaf, cells, frame));
    if (child.name === 'SUPPLIER_PID' || child.name === 'SUPPLIER_AID')
      readGroups(child.text.trim(), cells, frame);
  }
  for (const features of own) readFeatures(features, cells, frame);
  return cells;
}

/** Of several groups of the catalogue's own tree the first is the product's, the others are beside it. */
function readGroups(number: string, cells: CellTexts, { groups, groupsOf }: Frame): void {
  const [first, ...others] = groupsOf.get(number) ?? [];
  if (first !== undefined) cells.add(catalogGroup, groups.path('', first));
  for (const id of others) cells.add(`${catalogGroup} 2`, groups.path('', id));
}

function readLeaf(
  { name, attributes, text }: XmlElement,
  cells: CellTexts,
  { language, isOwn }: Frame,
): void {
  const said = attributes.lang;
  const spoken = said ? languageCode(said) : translated.has(name) ? language : undefined;
  const type = attributes.type;
  const isPlain = type === undefined || unnamedKinds.get(name)?.test(type);
  const within = isPlain ? name : `${name} ${type}`;
  const shown = name === 'DESCRIPTION_LONG' && !isOwn ? plainText(text) : text.trim();
  cells.add(spoken === undefined ? within : `${within} ${spoken}`, shown, null, separators.get(name));
}
