import { category } from '../../../resources/entities/category.ts';
import { product } from '../../../resources/entities/product.ts';
import { isError, type Fault } from '../../../resources/fault.ts';
import { unknownCode } from '../../../resources/known.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { flatten, getAt, setAt, type Row } from '../../../resources/shape.ts';
import type { Quality } from '../../../resources/quality.ts';
import { validateRecord, type Verdict } from '../../../resources/validateRecord.ts';
import { deriveSid } from './deriveSid.ts';
import type { Catalogue } from './catalogue/readCatalogue.ts';
import { isBlank } from './CellValue.ts';
import { doubtsOf } from './doubtsOf.ts';
import { importedFields } from './importedFields.ts';
import { keyFields, NamedProducts } from './NamedProducts.ts';
import { placeOf as placeInRecord, RowPart } from './RowPart.ts';
import type { RawValue } from './source/rawColumns.ts';
import type { Note, SourceCell, SourceRow } from './source/sourceRow.ts';
import { storable } from './storable.ts';
import { targetKey } from './target.ts';
import type { ReadingFault } from './values/unreadable.ts';

/**
 * A row as it is staged. Of a faulty one nothing is written: its key names a product that is not to be deleted, and its
 * values show what else is wrong with the whole of it.
 */
export interface StagedRow {
  number: number;
  sheet: string | null;
  row: number;
  isValid: boolean;
  /** Does it name a product and say nothing of it? If there is no such product it is a title between products. */
  isLone: boolean;
  /** For a new product without a sid of its own. */
  derivedSid: string | null;
  /** The number of the row about the same product in another language that it belongs to. */
  joins: number | null;
  /** Is its title one that we put together, for a product that has none? */
  isTitleMade: boolean;
  /** Likewise its article number. */
  isNumberMade: boolean;
  /** Fields to be emptied. */
  cleared: string[];
  /** Of a row of which nothing but values is faulty their places in the record; null of others. */
  told: string[] | null;
  /** Values of columns that are not read, by their key: kind, value, heading, and whether the column is read otherwise. */
  raw: Record<string, readonly [kind: string, text: string, heading: string, isRead: boolean]> | null;
  /** Pictures that are fetched or come beside, by address or name: where the product shows them, and their order. */
  links: Record<string, readonly [place: string, number: number]> | null;
  /** By field; what is not there stays as it is. Translated texts and attributes have null where emptied. */
  values: Record<string, unknown>;
  /** How complete its product is, if it is new; null where only the merge can tell. */
  quality: Quality | null;
}

const shownLength = 200;

/** Checks rows one after the other and notes all that is wrong with each. */
export class RowCheck {
  /** Rows so far, faulty ones, and those that do not even say which product they mean. */
  read = 0;
  failed = 0;
  nameless = 0;
  /** Rows that say more of what a row before them is about: in another language, or on another sheet. */
  joined = 0;
  /** Rows of other companies: such a file is refused whatever the caller allows. */
  foreign = 0;
  readonly #catalogue: Catalogue;
  readonly #orgaSid: string;
  readonly #note: Note;
  /** Numbers of rows that are taken without the category that they say (behaviour B432). */
  readonly unplaced = new Set<number>();
  readonly #named: NamedProducts;
  readonly #mayLackCategory: boolean;

  constructor(catalogue: Catalogue, orgaSid: string, note: Note, mayLackCategory = false) {
    this.#catalogue = catalogue;
    this.#orgaSid = orgaSid;
    this.#note = note;
    this.#mayLackCategory = mayLackCategory;
    this.#named = new NamedProducts(mayLackCategory);
  }

  /** The row as it is to be staged; undefined for a title between products, and for what a row before it has said, which is noted. */
  check(source: SourceRow): StagedRow | undefined {
    const { sheet, row, isLone = false } = source;
    const part = new RowPart(this.#catalogue);
    if (isLone && !this.#mayNameProduct(source, part)) {
      this.#note({ sheet, row, ...placeOf(source.cells[0]), severity: 'warning', code: 'title-row' });
      return undefined;
    }
    this.read += 1;
    const { values, found } = this.#read(source, part);
    const isSound = !found.some(({ fault }) => isError(fault)) && !source.issues.some(isError);
    const former = isSound && !isLone ? this.#named.repeated(values) : undefined;
    if (former !== undefined) {
      this.read -= 1;
      this.#note({ sheet, row, severity: 'warning', code: 'repeated-row', values: { row: former } });
      return undefined;
    }
    const staged: StagedRow = {
      number: this.read,
      sheet,
      row,
      isLone,
      isValid: true,
      derivedSid: null,
      joins: null,
      isTitleMade: source.isTitleMade ?? false,
      isNumberMade: source.isNumberMade ?? false,
      cleared: part.cleared,
      told: null,
      raw: rawOf([...(source.raw ?? []), ...part.raw]),
      links: Object.keys(part.links).length > 0 ? part.links : null,
      values,
      quality: null,
    };
    if (!isLone) this.#judgeRow(staged, source, found);
    return staged;
  }

  /** The values of a row, and what is wrong with them in the order of its cells. */
  #read({ cells, sheet, isLone = false }: SourceRow, part: RowPart): { values: Row; found: Found[] } {
    const found: Found[] = [];
    if (!isLone) for (const cell of cells) this.#take(cell, part, found);
    const first = this.#judge(part.part);
    if (first.record && found.length === 0) return { values: part.staged(first.record), found };
    const judged = (first.faults ?? []).map((fault): Found => {
      const cell = part.cellOf(fault);
      const suggestion = cell ? part.suggestionFor(cell) : null;
      return { cell, path: fault.path, fault: { suggestion, ...fault } };
    });
    const given = [...found, ...judged];
    found.length = 0;
    const left = new Set<SourceCell>();
    for (const one of given) {
      const { cell, fault } = one;
      const isCategory = this.#mayLackCategory && isOfCategory(cell);
      const isLeft =
        sheet !== null &&
        cell !== undefined &&
        isError(fault) &&
        (isCategory || (this.#mayLackCategory && saysNoGtin(cell)) || isDispensable(cell, fault));
      if (isLeft) left.add(cell);
      if (isLeft && isCategory) this.unplaced.add(this.read);
      // A way through groups may be longer than any identifier: what it stands for can be said all the same.
      const code = isCategory && fault.code === 'too-long' ? unknownCode(category.name) : fault.code;
      found.push(isLeft ? { ...one, fault: { ...fault, code, severity: 'warning' } } : one);
    }
    for (const cell of left) part.leaveOut(cell);
    const { record } = left.size > 0 ? this.#judge(part.part) : first;
    const placeIn = ({ cell }: Found) => (cell ? cells.indexOf(cell) : cells.length);
    found.sort((one, other) => placeIn(one) - placeIn(other));
    return { values: record ? part.staged(record) : this.#faultyValues(part), found };
  }

  /** Notes all that is wrong with a row, and what that means for it. */
  #judgeRow(staged: StagedRow, source: SourceRow, found: Found[]): void {
    const { sheet, row, issues } = source;
    const isKeyFaulty = found.some(({ cell, fault }) => isError(fault) && isKey(cell));
    for (const fault of this.#checkKey(staged, source, isKeyFaulty)) found.push({ cell: undefined, fault });

    const [sid, articleNumber] = [textAt(staged.values, 'sid'), textAt(staged.values, 'articleNumber')];
    const key = articleNumber ?? sid ?? null;
    found.push(...doubtsOf(staged.values, source.cells));
    for (const { cell, path, fault } of found) {
      const { code, severity = 'error', values = {}, suggestion = null } = fault;
      // A file of JSON has every value at a place of its own, a table a whole list in one cell.
      const place = { ...placeOf(cell), ...(sheet === null && path && { column: path, heading: path }) };
      this.#note({ sheet, row, key, ...place, code, severity, values, suggestion });
    }
    for (const issue of issues) this.#note({ sheet, row, key, ...issue });
    const faulty = found.filter(({ fault }) => isError(fault));
    staged.isValid = faulty.length === 0 && !issues.some(isError);
    if (!staged.isValid) this.failed += 1;
    if (!staged.isValid && faulty.every(({ cell }) => isValue(cell)) && issues.every(isBeside))
      staged.told = [
        ...faulty.flatMap(({ path, cell }) => path ?? (cell ? placeInRecord(cell.target).dotted : [])),
        ...issues.flatMap(({ column }) => column ?? []),
      ];
    if (key === null || isKeyFaulty) this.nameless += 1;
    if (articleNumber !== undefined && sid === undefined) staged.derivedSid = deriveSid(articleNumber);
  }

  /** Takes the one value of a row if it is the sid or article number that a product could have. */
  #mayNameProduct({ cells }: SourceRow, part: RowPart): boolean {
    const isReadable = cells.every((cell) => isKey(cell) && !part.take(cell).some(isError));
    return isReadable && !this.#judge(part.part).faults;
  }

  /** Puts a value into the part, and what is wrong with it to what was found. */
  #take(cell: SourceCell, part: RowPart, found: Found[]): void {
    const { target, given } = cell;
    const faults = part.take(cell);
    const isOrga =
      target.kind === 'orga' && !isBlank(given) && given.kind !== 'cleared' && faults.length === 0;
    const orga = given.text.trim();
    if (isOrga && orga !== this.#orgaSid) found.push({ cell, fault: this.#foreign(orga) });
    else for (const fault of faults) found.push({ cell, fault });
  }

  #judge(part: Row): Verdict {
    return validateRecord(product, part, { known: this.#catalogue.known, isPart: true });
  }

  /** The values of a faulty row as they were given, but of those that name its product only sound ones. */
  #faultyValues(part: RowPart): Row {
    const given = part.staged(part.part);
    const others = Object.entries(given).filter(([name]) => !keyFields.includes(name));
    const values = others.map(([name, value]) => [name, storable(value)]);
    return { ...Object.fromEntries(values), ...this.#keysOf(part.part) };
  }

  /** Of a faulty row what names its product, as far as that is sound: it is not to be deleted. */
  #keysOf(part: Row): Row {
    const keys: Row = {};
    for (const { name, path } of importedFields.filter((field) => keyFields.includes(field.name))) {
      const own = {};
      setAt(own, path.split('.'), getAt(part, path.split('.')));
      const { record } = this.#judge(own);
      const value = record && flatten(product, record)[name];
      if (value !== undefined) keys[name] = value;
    }
    return keys;
  }

  #foreign(orga: string): ReadingFault {
    this.foreign += 1;
    return { code: 'foreign-company', values: { orga, own: this.#orgaSid } };
  }

  /** What is wrong with how a row names its product, or with naming none. */
  #checkKey(
    staged: StagedRow,
    { language, isOneOfSeveral = false }: Pick<SourceRow, 'language' | 'isOneOfSeveral'>,
    isKeyFaulty: boolean,
  ): readonly ReadingFault[] {
    const named = this.#named.note({ ...staged, language, isOneOfSeveral });
    if (!named) return isKeyFaulty ? [] : [{ code: 'key-missing' }];
    if (named.former !== undefined) return [{ code: 'duplicate-key', values: { row: named.former } }];
    if (named.joins !== undefined) {
      staged.joins = named.joins;
      this.joined += 1;
    }
    return [];
  }
}

/** Something wrong with a row, and the cell that it is about. */
interface Found {
  cell: SourceCell | undefined;
  /** Where the judgement found it; nothing where the reading did. */
  path?: string;
  fault: ReadingFault;
}

function rawOf(values: readonly RawValue[]): StagedRow['raw'] {
  if (values.length === 0) return null;
  return Object.fromEntries(
    values.map(({ key, kind, text, heading, isRead }) => [key, [kind, text, heading, isRead] as const]),
  );
}

function textAt(values: Row, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

function isKey(cell: SourceCell | undefined): boolean {
  return cell?.target.kind === 'field' && keyFields.includes(cell.target.field.name);
}

const dispensableKinds: readonly Field['kind'][] = ['choice', 'code', 'date', 'number', 'reference'];

/**
 * Can a product be without what the cell says? Then its row is taken without a value that cannot be read (behaviour B385).
 * One that can be read in two ways is asked for, as it would be wrong in every row.
 */
function isDispensable({ target, given }: SourceCell, { code }: ReadingFault): boolean {
  if (code === 'ambiguous-number' || given.kind === 'list' || given.kind === 'error') return false;
  if (target.kind === 'attribute') return true;
  if (target.kind === 'orga') return false;
  const { field, name } = target.field;
  return !keyFields.includes(name) && !field.required && dispensableKinds.includes(field.kind);
}

/** `folgt`, `en prép.`: it has none yet. */
function saysNoGtin({ target, given }: SourceCell): boolean {
  return target.kind === 'field' && target.field.field.kind === 'gtin' && !/\d/.test(given.text);
}

function isOfCategory(cell: SourceCell | undefined): boolean {
  return (
    cell?.target.kind === 'field' &&
    cell.target.field.name === 'mainCategory' &&
    // Groups may be numbered: `10`, `20`.
    (cell.given.kind === 'text' || cell.given.kind === 'number')
  );
}

/** Is it a value of the product, and not what the row as a whole is or whose it is? */
function isValue(cell: SourceCell | undefined): boolean {
  return cell?.target.kind === 'field' || cell?.target.kind === 'attribute';
}

/** Does it speak of what a product does not have, while all that it has can be read? */
function isBeside({ code }: Pick<Fault, 'code'>): boolean {
  return code === 'unknown-field' || code === unknownCode('attribute');
}

function placeOf(cell: SourceCell | undefined) {
  if (!cell) return { column: null, heading: null, value: null, field: null };
  const { column, heading, given, target } = cell;
  return { column, heading, value: given.text.slice(0, shownLength), field: targetKey(target) };
}
