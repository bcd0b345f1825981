import { attributePrefix } from '../../../resources/finding/attributePrefix.ts';
import { product } from '../../../resources/entities/product.ts';
import { isError, type Fault } from '../../../resources/fault.ts';
import { flatten, removeAt, setAt, type Row } from '../../../resources/shape.ts';
import { translationKey } from './catalogue/mappings.ts';
import type { Catalogue } from './catalogue/readCatalogue.ts';
import { isBlank, type CellValue } from './CellValue.ts';
import { importedFields, type ImportedField } from './importedFields.ts';
import { readPictureCell, type StoredAddress } from '../media/links/readPictureCell.ts';
import { rawColumn, rawValues, type RawValue } from './source/rawColumns.ts';
import type { SourceCell } from './source/sourceRow.ts';
import type { Target } from './target.ts';
import { readValue } from './values/readValue.ts';
import { saysNothing, type ReadingFault } from './values/unreadable.ts';

const attributes = fieldOfAttributes();
const pathOfAttributes = attributes.path.split('.');

/** What a row says of a product, put together of its cells and still to be judged. */
export class RowPart {
  /** In the nesting of the API. */
  readonly part: Row = {};
  /** Fields to be emptied, and of texts and attributes single languages and attributes. */
  readonly cleared: string[] = [];
  /** Values that the column cannot take though it is read, such as a range of numbers. */
  readonly raw: RawValue[] = [];
  /** Pictures that are fetched or come beside, by address or name: where the product shows them, and their order. */
  readonly links: Record<string, readonly [place: string, number: number]> = {};
  readonly #clearedWithin: { field: string; key: string }[] = [];
  readonly #catalogue: Catalogue;
  readonly #lists = new Map<string, unknown[]>();
  /** By their places in the record. */
  readonly #cells = new Map<string, SourceCell>();
  readonly #suggestions = new Map<SourceCell, string>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** Puts a value where it belongs; returns why it cannot be read, or what was done to read it. */
  take(cell: SourceCell): readonly ReadingFault[] {
    const { target, given } = cell;
    if (isBlank(given)) return [];
    if (given.kind === 'cleared') {
      this.#clear(cell);
      return [];
    }
    if (isOfPictures(target) && given.kind === 'text') return this.#takePictures(cell, target.field.name);
    if (isOfPictures(target) && given.kind === 'list' && given.value.some(isAddress))
      return this.#takeListed(cell, given.value, target.field.name);
    const read = readValue(target, this.#translated(target, given), this.#catalogue);
    const { value, faults = [], suggestion = null } = read;
    if (value === undefined) {
      if (!faults.some((fault) => isError(fault) || fault.code === saysNothing)) this.#keepRaw(cell);
      return faults;
    }
    if (suggestion !== null) this.#suggestions.set(cell, suggestion);
    if (target.kind === 'orga') return faults;
    const place = placeOf(target);
    if (Array.isArray(value)) this.#add(place.dotted, value, cell);
    else this.#put(place, value, cell);
    return faults;
  }

  /** Stored pictures are a list as any; what is an address or a name is stored later. */
  #takePictures(cell: SourceCell, place: string): readonly ReadingFault[] {
    const { hashes, stored, links, unknown } = readPictureCell(cell.given.text);
    for (const one of stored) this.#takeStored(cell, place, one);
    for (const link of links) this.#link(link, place);
    if (hashes.length > 0) this.#add(placeOf(cell.target).dotted, hashes, cell);
    if (unknown.length === 0) return [];
    this.#keepRaw(cell);
    return [{ severity: 'warning', code: 'address-form' }];
  }

  /** A list of JSON with addresses in it: these are fetched as those of a table are, what else it holds is the list (behaviour B649). */
  #takeListed(cell: SourceCell, values: readonly CellValue[], place: string): readonly ReadingFault[] {
    const others = values.filter((one) => !isAddress(one));
    for (const { text } of values.filter(isAddress))
      this.#takePictures({ ...cell, given: { kind: 'text', value: text, text } }, place);
    return others.length > 0
      ? this.take({ ...cell, given: { ...cell.given, kind: 'list', value: others } })
      : [];
  }

  /**
   * An address of ours says itself which list it belongs to. A picture of the company is that picture; what belongs to
   * somebody else is fetched like anything, and a document is looked for where the others are (behaviour B381).
   */
  #takeStored(cell: SourceCell, place: string, { kind, hash, address }: StoredAddress): void {
    const own = importedFields.find(({ field }) => field.kind === 'image' && field.of === kind);
    const isKnown = own?.field.kind === 'image' && this.#catalogue.known.hasUpload(own.field, hash);
    if (isKnown || address === null) this.#add(own?.path ?? placeOf(cell.target).dotted, [hash], cell);
    else this.#link(address, kind === 'file' ? 'documents' : (own?.name ?? place));
  }

  #link(link: string, place: string): void {
    this.links[link] ??= [place, Object.keys(this.links).length];
  }

  /** Leaves out what a cell says: the product keeps what it has, and the value is kept raw. */
  leaveOut(cell: SourceCell): void {
    removeAt(this.part, placeOf(cell.target).path);
    this.#keepRaw(cell);
  }

  #keepRaw({ heading, column, given }: SourceCell): void {
    this.raw.push(...rawValues(rawColumn(heading ?? column, column, true), given));
  }

  /** The judged part as it is staged: what is to be emptied is null. */
  staged(judged: Row): Row {
    const values = flatten(product, judged);
    for (const { field, key } of this.#clearedWithin)
      values[field] = { ...Object(values[field]), [key]: null };
    for (const field of this.cleared) delete values[field];
    return values;
  }

  /** The cell that a fault is about. */
  cellOf({ path }: Pick<Fault, 'path'>): SourceCell | undefined {
    for (let place = path; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('.')))) {
      const cell = this.#cells.get(place);
      if (cell) return cell;
    }
    return [...this.#cells].find(([place]) => place.startsWith(`${path}.`))?.[1];
  }

  /** What was probably meant in a cell of which the judgement finds that it names nothing. */
  suggestionFor(cell: SourceCell): string | null {
    return this.#suggestions.get(cell) ?? null;
  }

  #clear(cell: SourceCell): void {
    const { target } = cell;
    if (target.kind === 'orga') return;
    if (target.kind === 'attribute')
      this.#clearedWithin.push({ field: attributes.name, key: target.attribute.sid });
    else if (target.language) this.#clearedWithin.push({ field: target.field.name, key: target.language });
    else if (!product.key.includes(target.field.name)) {
      this.cleared.push(target.field.name);
      this.#put(placeOf(target), null, cell);
    }
  }

  #put({ path, dotted }: Place, value: unknown, cell: SourceCell): void {
    setAt(this.part, path, value);
    this.#cells.set(dotted, cell);
  }

  /** Several columns may say something of a list; each value counts once, but a list of JSON keeps its places. */
  #add(path: string, values: readonly unknown[], cell: SourceCell): void {
    const list = this.#lists.get(path) ?? [];
    this.#lists.set(path, list);
    for (const value of values) {
      if (cell.given.kind !== 'list' && list.includes(value)) continue;
      this.#cells.set(`${path}.${list.length}`, cell);
      list.push(value);
    }
    setAt(this.part, path.split('.'), list);
    if (!this.#cells.has(path)) this.#cells.set(path, cell);
  }

  /** What the company's mappings say that a value stands for; where they say nothing, the value. */
  #translated(target: Target, given: CellValue): CellValue {
    const { translations } = this.#catalogue.mappings;
    if (translations.size === 0 || target.kind === 'orga' || given.kind === 'list') return given;
    const field = target.kind === 'attribute' ? attributePrefix + target.attribute.sid : target.field.name;
    const translation = translations.get(translationKey(field, given.text));
    return translation === undefined ? given : { kind: 'text', value: translation, text: translation };
  }
}

/** Is it a list of pictures? */
function isOfPictures(target: Target): target is Target & { kind: 'field' } {
  return target.kind === 'field' && target.field.field.kind === 'image';
}

/** Is it where a picture lies in the web? */
function isAddress({ kind, text }: CellValue): boolean {
  return kind === 'text' && /^https?:\/\//i.test(text);
}

/** A place in a record: its steps, and these with dots between. */
interface Place {
  path: readonly string[];
  dotted: string;
}

/** Of the targets of columns, which all rows share. */
const places = new WeakMap<Target, Place>();

/** Where in a product what a cell says belongs; nowhere for its company. */
export function placeOf(target: Target): Place {
  const known = places.get(target);
  if (known) return known;
  const path = stepsOf(target);
  const place = { path, dotted: path.join('.') };
  places.set(target, place);
  return place;
}

function stepsOf(target: Target): string[] {
  if (target.kind === 'orga') return [];
  if (target.kind === 'attribute') return [...pathOfAttributes, target.attribute.sid];
  return [...target.field.path.split('.'), ...(target.language ? [target.language] : [])];
}

function fieldOfAttributes(): ImportedField {
  const found = importedFields.find(({ field }) => field.kind === 'values');
  if (!found) throw new Error('Products have no field for attributes: files cannot give any.');
  return found;
}
