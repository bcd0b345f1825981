import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { product } from '../../../../resources/entities/product.ts';
import { languageUsed } from '../../../../resources/inLanguage.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { isLanguage, languages, type Language } from '../../../../resources/language/languages.ts';
import { systemFields } from '../../../../resources/shape.ts';
import { fromUnpacked } from '../../../base/workbook/fromUnpacked.ts';
import { repeatedKey } from '../../../base/json/repeatedKey.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { CellValue } from '../CellValue.ts';
import { importedField, importedFields, type ImportedField } from '../importedFields.ts';
import type { Target } from '../target.ts';
import type { ReadShare } from './readShare.ts';
import type { SourceRow } from './sourceRow.ts';
import { isJsonObject } from './isJsonObject.ts';
import { parse } from './parseElement.ts';
import { splitArray, type ArrayElement } from './splitArray.ts';

type Json = Record<string, unknown>;
/** Where the fields of a product stand in its JSON; `ignored` may be there but is not ours to import. */
type Leaf = ImportedField | 'orga' | 'ignored';
interface Branch {
  branches: Map<string, Branch | Leaf>;
}

const shownLength = 200;
const tree = plantTree();
const sidField = importedField('sid');

interface Needs {
  /** Of texts that are plain strings and do not say theirs. */
  language: Language;
  /** Is an element that is a string the sid of a product? */
  mayBeSids?: boolean;
  progress: ReadShare;
}

/**
 * The products of a file that holds a JSON list of them in the nesting of the API, or one a line, packed or not, in batches
 * as they are read.
 * @throws {FileError} whenever the file is not one whole list of objects
 */
export function jsonRows(
  file: string,
  attributes: readonly ImportedAttribute[],
  needs: Needs,
): AsyncGenerator<SourceRow[]> {
  return fromUnpacked(file, (unpacked) => readRows(unpacked, attributes, needs));
}

async function* readRows(
  file: string,
  attributes: readonly ImportedAttribute[],
  { language, mayBeSids = false, progress }: Needs,
): AsyncGenerator<SourceRow[]> {
  const bySid = new Map(attributes.map((attribute) => [attribute.sid, attribute]));
  let number = 0;
  const { size } = await stat(file);
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 });
  for await (const elements of splitArray(stream, mayBeSids)) {
    progress.share = stream.bytesRead / size;
    yield elements.map((element) => {
      number += 1;
      return new ProductReader(number, bySid, language).read(element);
    });
  }
}

class ProductReader {
  readonly #row: SourceRow;
  readonly #attributes: ReadonlyMap<string, ImportedAttribute>;
  readonly #language: Language;

  constructor(row: number, attributes: ReadonlyMap<string, ImportedAttribute>, language: Language) {
    this.#row = { sheet: null, row, cells: [], issues: [] };
    this.#attributes = attributes;
    this.#language = language;
  }

  read(element: ArrayElement): SourceRow {
    const json = parse(element);
    if (!isJsonObject(json)) return this.#named(String(json));
    const twice = repeatedKey(element.text);
    if (twice !== undefined) this.#fault(twice, 'duplicate-field', null, { field: twice });
    this.#walk(tree, json, '', this.#language);
    return this.#row;
  }

  /** A list of what to keep or to remove may hold nothing but sids. */
  #named(sid: string): SourceRow {
    this.#cell({ kind: 'field', field: sidField }, sid, 'sid');
    return this.#row;
  }

  #walk({ branches }: Branch, json: Json, above: string, around: Language): void {
    for (const [name, value] of Object.entries(json)) {
      const language = languageSaid(json, name) ?? around;
      const path = above ? `${above}.${name}` : name;
      const branch = branches.get(name);
      if (branch === undefined) {
        if (name !== languageUsed) this.#fault(path, 'unknown-field', value, { field: name });
      } else if (typeof branch === 'string' || 'field' in branch) this.#leaf(branch, value, path, language);
      else if (isJsonObject(value)) this.#walk(branch, value, path, language);
      else if (value !== null) this.#fault(path, 'wrong-type', value, { expected: 'object' });
    }
  }

  #leaf(leaf: Leaf, value: unknown, path: string, language: Language): void {
    if (leaf === 'ignored') return;
    if (leaf === 'orga') return this.#cell({ kind: 'orga' }, value, path);
    if (leaf.field.kind === 'translated' && value !== null) return this.#texts(leaf, value, path, language);
    if (leaf.field.kind === 'values' && value !== null) return this.#values(value, path);
    this.#cell({ kind: 'field', field: leaf }, value, path);
  }

  #texts(field: ImportedField, value: unknown, path: string, language: Language): void {
    if (!isJsonObject(value)) return this.#cell({ kind: 'field', field, language }, value, path);
    for (const [key, text] of Object.entries(value)) {
      if (isLanguage(key)) this.#cell({ kind: 'field', field, language: key }, text, `${path}.${key}`);
      else if (key !== languageUsed) this.#fault(`${path}.${key}`, 'unknown-field', text, { field: key });
    }
  }

  #values(value: unknown, path: string): void {
    if (!isJsonObject(value)) return this.#fault(path, 'wrong-type', value, { expected: 'object' });
    for (const [sid, given] of Object.entries(value)) {
      const attribute = this.#attributes.get(sid);
      if (attribute) this.#cell({ kind: 'attribute', attribute }, given, `${path}.${sid}`);
      else this.#fault(`${path}.${sid}`, 'unknown-attribute', given, { sid });
    }
  }

  #cell(target: Target, value: unknown, column: string): void {
    const given = givenOf(value);
    if (given) this.#row.cells.push({ target, column, heading: column, given });
    else this.#fault(column, 'wrong-type', value, { expected: 'string, number, boolean' });
  }

  #fault(column: string, code: string, value: unknown, values: Record<string, string> = {}): void {
    const shown = value === null ? null : JSON.stringify(value).slice(0, shownLength);
    const place = { column: column || null, heading: column || null };
    this.#row.issues.push({ ...place, severity: 'error', code, value: shown, values, suggestion: null });
  }
}

/** The language of all plain texts of an object, or of the one with this name, as a download in one language says it. */
function languageSaid(json: Json, name: string): Language | undefined {
  const said = Object.hasOwn(json, languageUsed) ? json[languageUsed] : undefined;
  const ofName = isJsonObject(said) && Object.hasOwn(said, name) ? said[name] : said;
  return languages.find((language) => language === ofName);
}

function plantTree(): Branch {
  const root: Branch = { branches: new Map() };
  const plant = (path: string, leaf: Leaf) => {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    steps.reduce(branchAt, root).branches.set(last, leaf);
  };
  for (const [name, field] of Object.entries<Field>(product.fields)) {
    const imported = importedFields.find((each) => each.name === name);
    plant(field.at ?? name, imported ?? (name === product.owner ? 'orga' : 'ignored'));
  }
  for (const name of systemFields) plant(name, 'ignored');
  return root;
}

function branchAt({ branches }: Branch, step: string): Branch {
  const there = branches.get(step);
  if (there !== undefined && isBranch(there)) return there;
  const made: Branch = { branches: new Map() };
  branches.set(step, made);
  return made;
}

function isBranch(place: Branch | Leaf): place is Branch {
  return typeof place === 'object' && 'branches' in place;
}

/** A value of JSON as a value of a file; undefined for an object where none belongs. */
function givenOf(value: unknown): CellValue | undefined {
  if (value === null) return { kind: 'cleared', value, text: '' };
  if (typeof value === 'string') return { kind: 'text', value, text: value };
  if (typeof value === 'number') return { kind: 'number', value, text: String(value) };
  if (typeof value === 'boolean') return { kind: 'boolean', value, text: String(value) };
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(givenOf);
  if (!parts.every(isSingle)) return undefined;
  return { kind: 'list', value: parts, text: JSON.stringify(value).slice(0, shownLength) };
}

function isSingle(part: CellValue | undefined): part is CellValue {
  return part !== undefined && part.kind !== 'list';
}
