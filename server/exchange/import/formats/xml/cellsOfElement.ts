import { isLanguage } from '../../../../../resources/language/languages.ts';
import { kindKeys, languageKeys, nameKeys, unitKeys, valueKeys } from '../memberKeys.ts';
import { kindOf } from './kindOf.ts';
import { laidOutText, textBetween } from './laidOutText.ts';
import { pathSign } from './pathSign.ts';
import type { XmlElement } from './XmlElement.ts';
import { xmlTableLimits as limits } from './xmlTableLimits.ts';

/** What a record says below one heading. */
export interface RecordValue {
  text: string;
  /** With the unit beside each number that has one. */
  measured: string;
  /** Of its numbers; empty where one of them has none. */
  units: ReadonlySet<string>;
}

/** As the importer separates what stands in one cell. */
const between = '; ';
/** By which an attribute says what the text of its element is: `<M name="Breite">`; a code or a title may be that of anything. */
const namingKeys = nameKeys.filter((key) => !['title', 'code', 'bezeichnung'].includes(key));

/**
 * A record as cells: the paths of names as headings, what repeats in one cell, pairs of name and value and texts by language as
 * columns of their own, with the unit that an attribute says (behaviour B575).
 * @param cells what stands around it already
 * @param whole gets the paths of which it has several values
 * @param ofKinds the names of elements of which one record has several, told apart by their kind
 */
export function cellsOfElement(
  record: XmlElement,
  cells: Map<string, RecordValue>,
  whole: Set<string>,
  ofKinds: ReadonlySet<string>,
): Map<string, RecordValue> {
  addInner(record, '');
  return cells;

  function add(heading: string, given: string, unit?: string): void {
    const text = given.trim();
    if (text === '') return;
    const value = valueOf(text, unit);
    const key = heading.slice(0, limits.nameLength);
    const former = cells.get(key);
    if (former !== undefined) whole.add(key);
    cells.set(key, former === undefined ? value : both(former, value));
  }

  /** Its text, its attributes and what is within. */
  function addInner(element: XmlElement, path: string, isSaid: (key: string) => boolean = () => false): void {
    if (path === '') add(element.name, element.text);
    for (const [name, value] of element.attributes) if (!isSaid(name)) add(joined(path, name), value);
    for (const child of element.children)
      if (child.name === textBetween) add(path || element.name, child.text);
      else if (!isSaid(child.name)) addElement(child, path);
  }

  function addElement(element: XmlElement, above: string): void {
    const name = saidBy(element, nameKeys);
    const value = saidBy(element, valueKeys);
    const unit = saidBy(element, unitKeys);
    const page = laidOutText(element);
    const text = page ?? element.text.trim();
    if (name && value) return add(name, value, unit);
    const naming = text === '' ? undefined : attributeOf(element, namingKeys);
    if (naming) return add(naming, text, unit);
    const path = joined(above, element.name);
    const language = languageOf(element);
    const kind = ofKinds.has(element.name) ? kindOf(element.attributes) : undefined;
    const ofKind = kind === undefined ? path : joined(path, kind);
    const own = language === undefined ? ofKind : joined(ofKind, language);
    if (kind !== undefined) whole.add(own);
    const isMeasured = unit !== undefined && isNumber(text);
    add(own, text, isMeasured ? unit : undefined);
    const within = page === undefined ? element.children : [];
    addInner({ ...element, text: '', children: within }, own, (key) => {
      const said = key.toLowerCase();
      return (
        (language !== undefined && languageKeys.includes(said)) ||
        (kind !== undefined && kindKeys.includes(said)) ||
        (isMeasured && unitKeys.includes(said))
      );
    });
  }
}

function valueOf(text: string, unit: string | undefined): RecordValue {
  const isMeasured = unit !== undefined && isNumber(text);
  return { text, measured: isMeasured ? `${text} ${unit}` : text, units: new Set(isMeasured ? [unit] : []) };
}

function both(one: RecordValue, other: RecordValue): RecordValue {
  return {
    text: `${one.text}${between}${other.text}`,
    measured: `${one.measured}${between}${other.measured}`,
    units: one.units.size * other.units.size === 0 ? new Set() : new Set([...one.units, ...other.units]),
  };
}

function isNumber(text: string): boolean {
  return /\d/.test(text);
}

function joined(above: string, name: string): string {
  return above ? `${above}${pathSign}${name}` : name;
}

/** What an attribute, or an element within that holds nothing else, says of it; a longer text is none of these. */
function saidBy(element: XmlElement, keys: readonly string[]): string | undefined {
  const child = element.children.find(
    ({ name, children }) => children.length === 0 && keys.includes(name.toLowerCase()),
  );
  return attributeOf(element, keys) ?? (child?.text.trim() || undefined);
}

function attributeOf({ attributes }: XmlElement, keys: readonly string[]): string | undefined {
  for (const [name, value] of attributes)
    if (keys.includes(name.toLowerCase()) && value.trim() !== '') return value.trim();
  return undefined;
}

function languageOf(element: XmlElement): string | undefined {
  const code = saidBy(element, languageKeys)?.slice(0, 2).toLowerCase() ?? '';
  return isLanguage(code) ? code : undefined;
}
