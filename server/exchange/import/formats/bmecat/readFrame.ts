import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { workbookLimits } from '../../../../base/workbook/limits.ts';
import { ownBlock } from '../trade/ownBlock.ts';
import { languageCode } from '../trade/languageCodes.ts';
import { TradeColumns } from '../trade/TradeColumns.ts';
import { bmecatElements, bmecatEncoding } from './bmecatElements.ts';
import { bmecatLimits } from './bmecatLimits.ts';
import type { Frame } from './Frame.ts';
import { GroupTree } from './GroupTree.ts';
import { catalogGroup, etimCategory, groupHeading } from './groupHeadings.ts';
import { numberOf, readProduct } from './readProduct.ts';
import { childrenOf, textOf, type XmlElement } from './XmlElement.ts';

/** The elements that are products. */
export const productElements: ReadonlySet<string> = new Set(['PRODUCT', 'ARTICLE']);
const mapElements = new Set(['ARTICLE_TO_CATALOGGROUP_MAP', 'PRODUCT_TO_CATALOGGROUP_MAP']);
const wanted = new Set([
  ...productElements,
  ...mapElements,
  'HEADER',
  'CATALOG_STRUCTURE',
  'CLASSIFICATION_SYSTEM_NAME',
  'CLASSIFICATION_GROUP',
  'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE',
]);

/**
 * Reads a whole catalogue for what must be known before its first product. One that says UTF-8, or nothing, and is none, is
 * from a program of Windows: that shows as it is read.
 */
export async function readFrame(file: string): Promise<Frame> {
  const encoding = await bmecatEncoding(file);
  try {
    return await readAs(encoding, file);
  } catch (error) {
    const isOther = encoding === 'utf-8' && error instanceof WorkbookError && error.code === 'not-utf8';
    if (!isOther) throw error;
    return readAs('windows-1252', file);
  }
}

async function readAs(encoding: string, file: string): Promise<Frame> {
  const frame: Frame = {
    encoding,
    language: undefined,
    isOwn: false,
    mimeRoot: '',
    groups: new GroupTree(),
    groupsOf: new Map(),
    templates: new Map(),
    columns: new TradeColumns(),
    own: new Set(),
    attributes: new Set(),
    deleted: [],
    products: 0,
  };
  let system = '';
  for await (const { elements } of bmecatElements(file, wanted, encoding))
    for (const element of elements) {
      if (element.name === 'CLASSIFICATION_SYSTEM_NAME') system = element.text.trim();
      else if (productElements.has(element.name)) noteProduct(element, frame);
      else noteOther(element, system, frame);
    }
  // A sheet of nothing but its headings says that there are no products.
  if (!frame.columns.has(catalogGroup) && frame.groups.systems.size === 0)
    frame.columns.repeat(groupHeading('ETIM'), etimCategory);
  if (frame.products === 0) frame.columns.noteHeading('SUPPLIER_PID');
  return frame;
}

/** Does the catalogue only take this product out? */
export function isDeleted({ attributes }: XmlElement): boolean {
  return attributes.mode === 'delete';
}

function noteProduct(element: XmlElement, frame: Frame): void {
  frame.products += 1;
  if (frame.products > workbookLimits.rows)
    throw new WorkbookError('too-many-rows', { entry: element.name, limit: workbookLimits.rows });
  if (isDeleted(element)) frame.deleted.push(numberOf(element));
  else frame.columns.note(readProduct(element, frame));
}

function noteOther(element: XmlElement, system: string, frame: Frame): void {
  if (element.name === 'HEADER') noteHeader(element, frame);
  else if (element.name === 'CATALOG_STRUCTURE') frame.groups.add('', element);
  else if (element.name === 'CLASSIFICATION_GROUP') frame.groups.add(system, element);
  else if (mapElements.has(element.name)) noteMap(element, frame);
  else noteTemplate(element, frame);
}

function noteHeader(header: XmlElement, frame: Frame): void {
  frame.isOwn = textOf(header, 'GENERATOR_INFO') === ownBlock.generator;
  const [catalog] = childrenOf(header, 'CATALOG');
  if (!catalog) return;
  const languages = childrenOf(catalog, 'LANGUAGE');
  const main =
    languages.find(({ attributes }) => attributes.default?.toLowerCase() === 'true') ?? languages[0];
  if (main?.text.trim()) frame.language = languageCode(main.text);
  frame.mimeRoot = textOf(catalog, 'MIME_ROOT');
}

function noteMap(element: XmlElement, { groupsOf, columns }: Frame): void {
  const number = textOf(element, 'PROD_ID', 'ART_ID');
  const group = textOf(element, 'CATALOG_GROUP_ID');
  if (groupsOf.size >= bmecatLimits.groups)
    throw new WorkbookError('too-many-rows', { entry: element.name, limit: bmecatLimits.groups });
  const former = groupsOf.get(number);
  columns.noteHeading(former ? `${catalogGroup} 2` : catalogGroup);
  if (former && former.length < bmecatLimits.groupsOfProduct) former.push(group);
  if (!former) groupsOf.set(number, [group]);
}

function noteTemplate(element: XmlElement, { templates }: Frame): void {
  if (templates.size >= bmecatLimits.groups)
    throw new WorkbookError('too-many-rows', { entry: element.name, limit: bmecatLimits.groups });
  const name = textOf(element, 'FT_NAME');
  templates.set(textOf(element, 'FT_ID') || name, {
    name,
    unit: textOf(element, 'FT_UNIT', 'FUNIT', 'UNIT'),
  });
}
