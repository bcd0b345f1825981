import type { Language } from '../../../resources/languages.ts';
import { deriveSid } from './deriveSid.ts';
import type { Catalogue } from './catalogue/readCatalogue.ts';
import { translationKey } from './catalogue/mappings.ts';
import { isBlank, type CellValue } from './CellValue.ts';
import type { Note, SourceCell, SourceRow } from './source/sourceRow.ts';
import type { Target } from './target.ts';
import { readValue } from './values/readValue.ts';
import type { ValueIssue } from './values/checked.ts';

/** A row as it is staged. Of a faulty one only the key counts: it names a product that is not to be deleted. */
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
  /** Fields to be emptied. */
  cleared: string[];
  /** Of a row whose values alone are faulty the fields that it says anything of, right or wrong; of others none. */
  said: string[];
  /** By field; what is not there stays as it is. Translated texts and attributes have null where emptied. */
  values: Record<string, unknown>;
}

const shownLength = 200;
/** Either of these names a product. */
const keyFields = ['sid', 'articleNumber'];

/** Checks rows one after the other and notes all that is wrong with each. */
export class RowCheck {
  /** Rows so far, faulty ones, and those that do not even say which product they mean. */
  read = 0;
  failed = 0;
  nameless = 0;
  /** Rows that say in another language what a row before them is about. */
  joined = 0;
  /** Rows of other companies: such a file is refused whatever the caller allows. */
  foreign = 0;
  readonly #catalogue: Catalogue;
  readonly #orgaSid: string;
  readonly #note: Note;
  readonly #places = new Map<string, Place>();

  constructor(catalogue: Catalogue, orgaSid: string, note: Note) {
    this.#catalogue = catalogue;
    this.#orgaSid = orgaSid;
    this.#note = note;
  }

  /** The row as it is to be staged; undefined for a title between products, which is noted. */
  check(source: SourceRow): StagedRow | undefined {
    const { sheet, row, isLone = false } = source;
    const staged: StagedRow = {
      number: this.read + 1,
      sheet,
      row,
      isLone,
      isValid: true,
      derivedSid: null,
      joins: null,
      cleared: [],
      said: [],
      values: {},
    };
    if (isLone && !this.#mayNameProduct(source, staged)) {
      this.#note({ sheet, row, ...placeOf(source.cells[0] ?? {}), severity: 'warning', code: 'title-row' });
      return undefined;
    }
    this.read += 1;
    if (isLone) return staged;
    const found: { cell: Partial<SourceCell>; issue: ValueIssue }[] = [];
    for (const cell of source.cells)
      for (const issue of this.#take(cell, staged)) found.push({ cell, issue });
    const isKeyFaulty = found.some(({ cell, issue }) => issue.severity === 'error' && isKey(cell));
    for (const issue of this.#checkKey(staged, source, isKeyFaulty)) found.push({ cell: {}, issue });

    const { articleNumber, sid } = staged.values as { articleNumber?: string; sid?: string };
    const key = articleNumber ?? sid ?? null;
    for (const { cell, issue } of found) this.#note({ sheet, row, key, ...placeOf(cell), ...issue });
    for (const issue of source.issues) this.#note({ sheet, row, key, ...issue });
    staged.isValid = ![...found.map(({ issue }) => issue), ...source.issues].some(
      ({ severity }) => severity === 'error',
    );
    if (!staged.isValid) this.failed += 1;
    const faulty = found.filter(({ issue }) => issue.severity === 'error');
    if (faulty.length > 0 && faulty.every(({ cell }) => isValue(cell)) && source.issues.length === 0)
      staged.said = source.cells.flatMap(({ target }) =>
        target.kind === 'field' ? [target.field.name] : [],
      );
    if (!key || isKeyFaulty) this.nameless += 1;
    if (articleNumber !== undefined && sid === undefined) staged.derivedSid = deriveSid(articleNumber);
    return staged;
  }

  /** Takes the one value of a row if it is the sid or article number that a product could have. */
  #mayNameProduct({ cells }: SourceRow, staged: StagedRow): boolean {
    return cells.every(
      (cell) => isKey(cell) && this.#take(cell, staged).every(({ severity }) => severity !== 'error'),
    );
  }

  /** Puts a value into the row, and returns what is wrong with it. */
  #take({ target, given }: SourceCell, { values, cleared }: StagedRow): readonly ValueIssue[] {
    if (isBlank(given)) return [];
    if (given.kind === 'cleared') {
      if (target.kind === 'orga') return [];
      if (target.kind === 'attribute') objectAt(values, 'attributes')[target.attribute.sid] = null;
      else if (target.language) objectAt(values, target.field.name)[target.language] = null;
      else if (target.field.name !== 'sid') {
        if (target.field.field.required) return [{ severity: 'error', code: 'required' }];
        cleared.push(target.field.name);
      }
      return [];
    }
    const { value, issues = [] } = readValue(target, this.#translated(target, given), this.#catalogue);
    if (value === undefined) return issues;
    if (target.kind === 'orga') return value === this.#orgaSid ? [] : [this.#foreign(String(value))];
    if (target.kind === 'attribute') objectAt(values, 'attributes')[target.attribute.sid] = value;
    else if (target.language) objectAt(values, target.field.name)[target.language] = value;
    else if (Array.isArray(value))
      values[target.field.name] = [
        ...new Set([...((values[target.field.name] ?? []) as string[]), ...value]),
      ];
    else values[target.field.name] = value;
    return issues;
  }

  /** What the company's mappings say that a value stands for; where they say nothing, the value. */
  #translated(target: Target, given: CellValue): CellValue {
    const { translations } = this.#catalogue.mappings;
    if (translations.size === 0 || target.kind === 'orga' || given.kind === 'list') return given;
    const field = target.kind === 'attribute' ? target.attribute.sid : target.field.name;
    const translation = translations.get(translationKey(field, given.text));
    return translation === undefined ? given : { kind: 'text', value: translation, text: translation };
  }

  #foreign(orga: string): ValueIssue {
    this.foreign += 1;
    return { severity: 'error', code: 'foreign-company', values: { orga, own: this.#orgaSid } };
  }

  /** A row names its product, and no two rows name the same, unless each does so in a language of its own. */
  #checkKey(
    staged: StagedRow,
    { language }: Pick<SourceRow, 'language'>,
    isKeyFaulty: boolean,
  ): readonly ValueIssue[] {
    const { number, sheet, row, values } = staged;
    const keys = keyFields.flatMap((name) =>
      values[name] === undefined ? [] : [`${name} ${String(values[name])}`],
    );
    if (keys.length === 0) return isKeyFaulty ? [] : [{ severity: 'error', code: 'key-missing' }];
    const [former, ...others] = new Set(keys.flatMap((key) => this.#places.get(key) ?? []));
    const isSaid = language === undefined || (language !== null && former?.languages.includes(language));
    if (former && (isSaid || others.length > 0))
      return [{ severity: 'error', code: 'duplicate-key', values: { row: former.shown } }];
    const shown = sheet ? `${row} (${sheet})` : String(row);
    const place = former ?? { number, shown, languages: [] };
    if (language) place.languages.push(language);
    for (const key of keys) this.#places.set(key, place);
    if (former) {
      staged.joins = former.number;
      this.joined += 1;
    }
    return [];
  }
}

/** Where a product was named first, and in which languages it has been told of. */
interface Place {
  number: number;
  shown: string;
  languages: Language[];
}

function objectAt(values: Record<string, unknown>, name: string): Record<string, unknown> {
  return (values[name] ??= {}) as Record<string, unknown>;
}

function isKey({ target }: Partial<SourceCell>): boolean {
  return target?.kind === 'field' && keyFields.includes(target.field.name);
}

/** Is it a value of the product, and not what the row as a whole is or whose it is? */
function isValue({ target }: Partial<SourceCell>): boolean {
  return target?.kind === 'field' || target?.kind === 'attribute';
}

function placeOf({ column = undefined, heading = null, given }: Partial<SourceCell>) {
  return { column: column ?? null, heading, value: given?.text.slice(0, shownLength) ?? null };
}
