import { groupOfSheet } from '../../../../resources/exchange/groupOfSheet.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';
import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { NameIndex } from '../catalogue/NameIndex.ts';
import { translationKey } from '../catalogue/mappings.ts';
import { isBlank } from '../CellValue.ts';
import { importedField } from '../importedFields.ts';
import type { Target } from '../target.ts';
import { isOutline } from './mayOutline.ts';
import { firstNamed } from './firstNamed.ts';
import { isKey } from './isKey.ts';
import { isBesides, isSum, withoutNumbering } from './looseText.ts';
import type { SheetColumns } from './columns/SheetColumns.ts';
import type { Note, RowGroup, SourceCell, SourceRow } from './sourceRow.ts';

/** What the rows of a sheet that are no products are read with. */
interface LooseReading {
  sheet: string;
  /** Of its headings. */
  layout: string;
  /** Has the file other sheets? */
  isAmongOthers: boolean;
  /** May titles between the products be what these are called? */
  mayTitle: boolean;
  columns: SheetColumns;
  categories: NameIndex | undefined;
  /** What the company said that values stand for, by `translationKey`. */
  translations: ReadonlyMap<string, string>;
  /** May numbers such as `1.2` be those of groups? */
  mayOutline: boolean;
  /** The row right above the headings. */
  above?: SheetRow | undefined;
  note: Note;
}

/** A title between products has its text in one cell, or a number beside it. */
const mostOfTitles = 2;
/** With more titles than that a sheet says nothing by each of them. */
const mostJudged = 100;
const categoryField = importedField('mainCategory');
const titleField = importedField('title');
const category: Target = { kind: 'field', field: categoryField };

/**
 * Rows of a sheet that are no products (behaviour B325, B326): titles that name a category, which the rows below have if no
 * column says one; sums, terms and numbers of pages. Both are counted and said once.
 */
export class LooseRows {
  readonly #reading: LooseReading;
  readonly #titles: number[] = [];
  readonly #leftOut: number[] = [];
  /** Does a sheet without a column for it say categories by titles, or its name? Only one that brings titles does. */
  readonly #isGrouped: boolean;
  /** Is no column a title, so that only what stands between the products can be one? */
  readonly #isTitled: boolean;
  /** What the title above says, and whether that is a category. */
  #current: SourceCell | undefined;
  #isKnown = false;
  /** The category that the sheet is called. */
  readonly #named: SourceCell | undefined;
  /** Titles of the sheet that are no category. */
  readonly #unknown = new Set<string>();
  /** The title above the one above. */
  #above: string | undefined;
  /** Did a title come last? */
  #isBelowTitle = false;
  #ofSheet = 0;
  #carried = 0;

  constructor(reading: LooseReading) {
    this.#reading = reading;
    const targets = [...reading.columns.columns.values()].map(({ target }) => target);
    const has = (name: string) =>
      targets.some((target) => target.kind === 'field' && target.field.name === name);
    this.#isTitled = reading.mayTitle && !has(titleField.name) && !has('sid');
    this.#isGrouped = (has(titleField.name) || this.#isTitled) && !has(categoryField.name);
    const above = reading.above?.cells.filter((cell) => !isBlank(cell)) ?? [];
    // What follows the headings is called so too, as what follows its repetitions is.
    if (this.#isTitled && above.length <= mostOfTitles) this.#current = titleIn(above);
    const name = withoutNumbering(reading.sheet);
    this.#named = this.#isGrouped && this.#isCategory(name) ? cellOf(name, '', null) : undefined;
  }

  /**
   * Is the row none of a product? It is then taken care of.
   * @param next the row below, as far as it is known
   */
  take({ row, cells }: SheetRow, next?: SheetRow): boolean {
    const { columns, remarksColumn } = this.#reading.columns;
    const filled = cells.filter((cell) => saysSomething(cell) && cell.column !== remarksColumn);
    if (filled.length === 0) return false;
    if (this.#isGrouped && this.#isMarked(cells) && this.#takeMarked(row, filled)) return true;
    const isFew = filled.length <= mostOfTitles;
    const hasKey = filled.some(({ column }) => {
      const target = columns.get(column)?.target;
      return target !== undefined && isKey(target);
    });
    // As nearly every row.
    if (hasKey && !isFew) return false;
    const texts = filled.filter(({ kind }) => kind === 'text');
    if (this.#isGrouped && isFew && (!hasKey || filled.length === 1) && this.#takeTitle(row, texts))
      return true;
    if (this.#isGrouped && isFew && hasKey && next && this.#numbers(filled, next)) {
      this.#current = titleIn(texts);
      this.#isKnown = this.#current !== undefined && this.#isCategory(this.#current.given.text);
      this.#titles.push(row);
      return true;
    }
    const isOther = !hasKey && texts.some(({ text }) => (isFew ? isBesides : isSum)(text));
    const isUnread = filled.every(({ column }) => !columns.has(column)) && isFew;
    if (!isOther && !isUnread) return false;
    this.#leftOut.push(row);
    return true;
  }

  /**
   * The row with the category that a title, the name of the sheet or a merged cell gives it; else with the group that it is of,
   * so that somebody can say what that stands for.
   */
  complete(row: SourceRow): SourceRow {
    const source = this.#isTitled && !row.isLone ? this.#titled(row) : row;
    if (this.#reading.columns.isCategoryMerged) return this.#carry(source);
    if (!this.#isGrouped || source.isLone) return source;
    this.#isBelowTitle = false;
    const known = this.#current && this.#isKnown ? this.#current : this.#named;
    if (known && !this.#mayBeNearer()) {
      if (known.column === '') this.#ofSheet += 1;
      return { ...source, cells: [...source.cells, known] };
    }
    const group = this.#group();
    const isSaid = this.#reading.translations.has(translationKey(categoryField.name, group.value));
    return isSaid
      ? { ...source, group, cells: [...source.cells, cellOf(group.value, '', null)] }
      : { ...source, group };
  }

  /**
   * `Rohrelement 1000 mm` above `DN 113` and `DN 130`: with what follows the number a row is called so (behaviour B461), with the number
   * itself where only prices follow it.
   */
  #titled(source: SourceRow): SourceRow {
    const above = this.#current?.given.text;
    if (above === undefined) return source;
    const { spoken, composition } = this.#reading.columns;
    const number = source.cells.find(({ target }) => isKey(target))?.given.text;
    const more = composition.title?.isNumber ? number : source.raw?.[0]?.text;
    const text = [above, more ?? ''].join(' ').trim();
    const target: Target = { kind: 'field', field: titleField, language: source.language ?? spoken };
    const title: SourceCell = {
      target,
      column: this.#current?.column ?? '',
      heading: null,
      given: { kind: 'text', value: text, text },
    };
    return { ...source, cells: [...source.cells, title] };
  }

  /** May the title above say more than the name of the sheet does: `Drehtore` on a sheet `Tore`? A look at the file judges it. */
  #mayBeNearer(): boolean {
    if (!this.#named || !this.#current || this.#isKnown || !this.#reading.mayTitle) return false;
    this.#unknown.add(this.#current.given.text);
    return this.#unknown.size <= mostJudged;
  }

  #group(): RowGroup {
    const { sheet, layout, isAmongOthers } = this.#reading;
    const name = withoutNumbering(sheet);
    const title = this.#current;
    if (!title) {
      const value = groupOfSheet(layout, isAmongOthers ? sheet : undefined);
      return { value, said: name, within: undefined, isSheet: true, column: null };
    }
    const { text } = title.given;
    return {
      value: text,
      said: text,
      within: this.#above ?? name,
      isSheet: false,
      column: title.column,
      ...(this.#named && { otherwise: this.#named.given.text }),
    };
  }

  #carry(source: SourceRow): SourceRow {
    if (source.isLone) return source;
    const own = source.cells.find(({ target }) => target.kind === 'field' && target.field === categoryField);
    if (own) this.#current = own;
    if (own || !this.#current) return source;
    this.#carried += 1;
    return { ...source, cells: [...source.cells, this.#current] };
  }

  /** Says what was left out, and what titles were for. */
  finish(): void {
    const { sheet, note } = this.#reading;
    const said = (code: string, rows: readonly number[]) => {
      if (rows.length === 0) return;
      note({
        severity: 'warning',
        code,
        sheet,
        row: rows[0] ?? null,
        values: { count: rows.length, rows: firstNamed(rows) },
      });
    };
    said('group-rows', this.#titles);
    said('rows-left-out', this.#leftOut);
    const count = this.#ofSheet || this.#carried;
    const code = this.#ofSheet > 0 ? 'category-of-sheet' : 'category-carried';
    if (count > 0) note({ severity: 'warning', code, sheet, values: { count } });
  }

  /** `100 | TUBI`, above `100/001 | Tubo …`: does its number begin that of the next one, of which more is said? Or is it an outline's? */
  #numbers(filled: readonly SheetCell[], next: SheetRow): boolean {
    const { columns } = this.#reading.columns;
    const keyIn = (cells: readonly SheetCell[]) =>
      cells.find(({ column }) => {
        const target = columns.get(column)?.target;
        return target !== undefined && isKey(target);
      })?.text ?? '';
    const [own, other] = [keyIn(filled).trim(), keyIn(next.cells).trim()];
    const isTitle = filled.length === mostOfTitles && filled.some(({ text }) => /\p{L}{3}/u.test(text));
    if (this.#reading.mayOutline && isTitle && isOutline(own)) return true;
    return (
      filled.length === mostOfTitles &&
      next.cells.filter((cell) => !isBlank(cell)).length > mostOfTitles &&
      own !== '' &&
      other.startsWith(own) &&
      /^[^\p{L}\d]/u.test(other.slice(own.length))
    );
  }

  /** Do signs stand where products have their number: `*** | GRES PORCELLANATO`? */
  #isMarked(cells: readonly SheetCell[]): boolean {
    const { columns } = this.#reading.columns;
    return cells.some((cell) => {
      const target = columns.get(cell.column)?.target;
      return target !== undefined && isKey(target) && /^[^\p{L}\d\s"'-]{2,}$/u.test(cell.text.trim());
    });
  }

  #takeMarked(row: number, filled: readonly SheetCell[]): boolean {
    const title = titleIn(filled.toSorted((one, other) => other.column - one.column));
    if (!title) return false;
    this.#current = title;
    this.#isKnown = this.#isCategory(title.given.text);
    this.#titles.push(row);
    return true;
  }

  #takeTitle(row: number, texts: readonly SheetCell[]): boolean {
    const title = texts.find(({ text }) => /\p{L}{3}/u.test(text));
    if (!title || isBesides(title.text)) return false;
    const name = withoutNumbering(title.text);
    const isKnown = this.#isCategory(name);
    // A number of an article has digits and no blanks.
    if (!isKnown && (texts.length > 1 || !/\s|^\D+$/.test(title.text.trim()))) return false;
    if (this.#isBelowTitle && this.#current) this.#above = this.#current.given.text;
    this.#isBelowTitle = true;
    this.#isKnown = isKnown;
    this.#current = cellOf(name, columnName(title.column), title);
    if (isKnown) this.#titles.push(row);
    return isKnown;
  }

  #isCategory(name: string): boolean {
    const { categories, translations } = this.#reading;
    if (name === '' || !categories) return false;
    return (
      translations.has(translationKey(categoryField.name, name)) || categories.find(name).sids.length === 1
    );
  }
}

/** `***` and `-----` are no more than marks. */
function saysSomething(cell: SheetCell): boolean {
  return !isBlank(cell) && (cell.kind !== 'text' || /[\p{L}\p{N}]/u.test(cell.text));
}

function titleIn(texts: readonly SheetCell[]): SourceCell | undefined {
  const title = texts.find(({ text }) => /\p{L}{3}/u.test(text));
  return title && cellOf(withoutNumbering(title.text), columnName(title.column), title);
}

function cellOf(name: string, column: string, cell: SheetCell | null): SourceCell {
  return {
    target: category,
    column,
    heading: cell?.text ?? null,
    given: { kind: 'text', value: name, text: name },
  };
}
