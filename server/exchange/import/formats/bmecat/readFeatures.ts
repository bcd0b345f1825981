import type { CellTexts } from '../trade/CellTexts.ts';
import { isEtimFeature } from '../trade/isEtimFeature.ts';
import { ownBlock } from '../trade/ownBlock.ts';
import { unitSymbol } from '../trade/unitCodes.ts';
import type { Frame } from './Frame.ts';
import { groupHeading } from './groupHeadings.ts';
import { childrenOf, textOf, type XmlElement } from './XmlElement.ts';

/** Puts the features of a product into its cells, and the groups of other classifications that it is in. */
export function readFeatures(features: XmlElement, cells: CellTexts, frame: Frame): void {
  const system = textOf(features, 'REFERENCE_FEATURE_SYSTEM_NAME');
  const groups = childrenOf(features, 'REFERENCE_FEATURE_GROUP_ID', 'REFERENCE_FEATURE_GROUP_NAME');
  if (system === ownBlock.system)
    return readOwn(features, textOf(features, 'REFERENCE_FEATURE_GROUP_ID'), cells, frame);
  for (const { text } of groups) {
    const id = text.trim();
    cells.add(groupHeading(system), frame.groups.has(system, id) ? frame.groups.path(system, id) : id);
  }
  readWithin(features, cells, frame);
}

function readFeature(feature: XmlElement, cells: CellTexts, frame: Frame): void {
  const template = frame.templates.get(textOf(feature, 'FT_IDREF'));
  const heading = nameOf(feature, frame) || template?.name || textOf(feature, 'FT_IDREF');
  if (heading === '') return;
  const unit = unitSymbol(textOf(feature, 'FUNIT') || (template?.unit ?? ''));
  // Nobody's mapping stands between our own file and its attributes.
  if (frame.isOwn && isEtimFeature(heading)) frame.attributes.add(heading);
  const values = valuesOf(feature, frame);
  for (const text of values) cells.add(heading, text, unit);
  // Behind the sign for no value they only say why there is none.
  if (values.some((text) => text !== noValue))
    for (const { text } of inLanguage(childrenOf(feature, 'FVALUE_DETAILS'), frame))
      cells.add(`FVALUE_DETAILS ${heading}`, text.trim());
}

const noValue = '-';

/** Of names and values in several languages those of the catalogue's own. */
function inLanguage(elements: readonly XmlElement[], { language }: Frame): XmlElement[] {
  const own = elements.filter(({ attributes }) => {
    const said = attributes.lang;
    return said === undefined || said.toLowerCase() === language;
  });
  if (own.length > 0) return own;
  const first = elements[0]?.attributes.lang;
  return elements.filter(({ attributes }) => attributes.lang === first);
}

function nameOf(feature: XmlElement, frame: Frame): string {
  return inLanguage(childrenOf(feature, 'FNAME'), frame)[0]?.text.trim() ?? '';
}

function valuesOf(feature: XmlElement, frame: Frame): string[] {
  const variants = childrenOf(feature, 'VARIANTS').flatMap((each) => childrenOf(each, 'VARIANT'));
  const values = inLanguage(childrenOf(feature, 'FVALUE', 'VALUE_IDREF'), frame);
  return [...values, ...variants.flatMap((variant) => childrenOf(variant, 'FVALUE'))].map(({ text }) =>
    text.trim(),
  );
}

function readWithin(element: XmlElement, cells: CellTexts, frame: Frame): void {
  for (const child of element.children) {
    if (child.name === 'FEATURE') readFeature(child, cells, frame);
    if (child.name === 'FEATURE' || child.name === 'FEATURE_GROUP') readWithin(child, cells, frame);
  }
}

/** Our own words stand in place of those that the format gives room for. */
function readOwn(features: XmlElement, group: string, cells: CellTexts, { attributes, own }: Frame): void {
  for (const feature of childrenOf(features, 'FEATURE')) {
    const details = childrenOf(feature, 'FVALUE_DETAILS').map((each) => each.text);
    const text = details.length > 0 ? details.join('') : textOf(feature, 'FVALUE');
    const heading = textOf(feature, 'FDESCR') || textOf(feature, 'FNAME');
    if (group === ownBlock.attributes) {
      attributes.add(heading);
      cells.replace(heading, text, textOf(feature, 'FUNIT') || null);
    } else if (text === ownBlock.nothing) cells.remove(heading);
    else {
      own.add(heading);
      cells.replace(heading, text);
    }
  }
}
