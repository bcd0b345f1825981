import { isLanguage } from '../../../../../resources/language/languages.ts';
import { isJsonObject } from '../../source/isJsonObject.ts';
import { languageKeys, nameKeys, unitKeys, valueKeys } from '../memberKeys.ts';

/** `de`, `fr-CH`. */
const languageKey =
  /^(?:ar|bg|cs|da|de|el|en|es|et|fi|fr|hr|hu|it|ja|ko|lt|lv|nl|no|pl|pt|ro|ru|sk|sl|sv|tr|uk|zh)(?:[-_][A-Za-z]{2,4})?$/;
/** As the importer separates what stands in one cell. */
const between = '; ';
/** What is longer is a question or a sentence, and names nothing. */
const longestName = 80;

export type Scalar = string | number | boolean;

/**
 * A record of any nesting as cells: the paths of names as headings, what repeats in one cell, lists of pairs (`{"name":
 * "Farbe", "value": "rot"}`) and of texts by language as columns of their own.
 */
export function cellsOfRecord(record: Readonly<Record<string, unknown>>): Map<string, Scalar> {
  const [only, another] = Object.values(record);
  // What wraps the whole record says nothing.
  if (another === undefined && isJsonObject(only)) return cellsOfRecord(only);
  return cellsOfMembers(record);
}

/** The same of some members of an object, none of which wraps the others. */
export function cellsOfMembers(members: Readonly<Record<string, unknown>>): Map<string, Scalar> {
  const cells = new Map<string, Scalar>();
  addObject(cells, '', members);
  return cells;
}

function addObject(
  cells: Map<string, Scalar>,
  above: string,
  object: Readonly<Record<string, unknown>>,
): void {
  const members = Object.entries(object);
  const areLanguages = members.length > 1 && members.every(([name]) => languageKey.test(name));
  for (const [name, value] of members)
    if (areLanguages) addInLanguage(cells, above, name.slice(0, 2).toLowerCase(), value);
    else addValue(cells, above ? `${above}.${name}` : name, value);
}

/** What an object says in one language: behind each name which, as other formats have it; what we do not speak is left out. */
function addInLanguage(cells: Map<string, Scalar>, above: string, language: string, value: unknown): void {
  if (!isLanguage(language)) return;
  const own = new Map<string, Scalar>();
  addValue(own, above, isJsonObject(value) ? value : { '': value });
  for (const [path, text] of own) addCell(cells, `${path.replace(/\.$/, '')}.${language}`, text);
}

function addValue(cells: Map<string, Scalar>, path: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    addCell(cells, path, value);
  else if (Array.isArray(value)) for (const each of value) addMember(cells, path, each);
  else if (isJsonObject(value)) addObject(cells, path, value);
}

function addMember(cells: Map<string, Scalar>, path: string, member: unknown): void {
  if (!isJsonObject(member)) return addValue(cells, path, member);
  const language = languageOf(member);
  if (isValueOfChannel(member)) return addValue(cells, language ? `${path}.${language}` : path, member.data);
  if (language) {
    for (const [name, value] of Object.entries(member)) {
      const isOnly = Object.keys(member).length === 2;
      if (!languageKeys.includes(name.toLowerCase()))
        addValue(cells, `${isOnly ? path : `${path}.${name}`}.${language}`, value);
    }
    return;
  }
  const name = memberOf(member, nameKeys);
  const [valueKey, value] = entryOf(member, valueKeys) ?? [];
  if (typeof name === 'string' && name.length <= longestName && valueKey !== undefined) {
    const unit = memberOf(member, unitKeys);
    const heading = typeof unit === 'string' && unit !== '' ? `${name} [${unit}]` : name;
    addValue(cells, heading, value);
  } else addObject(cells, path, member);
}

/** As PIMs say a value for a language and a channel, or for all: `{"locale": null, "scope": null, "data": 12}` (behaviour B804). */
function isValueOfChannel(member: Readonly<Record<string, unknown>>): boolean {
  return ['locale', 'scope', 'data'].every((name) => name in member);
}

function addCell(cells: Map<string, Scalar>, path: string, value: Scalar): void {
  const former = cells.get(path);
  cells.set(path, former === undefined ? value : `${String(former)}${between}${String(value)}`);
}

function languageOf(member: Readonly<Record<string, unknown>>): string | undefined {
  const said = memberOf(member, languageKeys);
  const code = typeof said === 'string' ? said.slice(0, 2).toLowerCase() : '';
  return isLanguage(code) ? code : undefined;
}

function memberOf(member: Readonly<Record<string, unknown>>, keys: readonly string[]): unknown {
  return entryOf(member, keys)?.[1];
}

function entryOf(
  member: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): [string, unknown] | undefined {
  const found = Object.entries(member).filter(([name]) => keys.includes(name.toLowerCase()));
  return found.find(([, value]) => value !== null && value !== '') ?? found[0];
}
