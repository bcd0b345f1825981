import { createHash } from 'node:crypto';
import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { Composition, PartColumn } from '../content/composed/Composition.ts';
import { plainPart } from '../content/composed/plainPart.ts';
import { isBlank } from '../CellValue.ts';
import { importedField, type ImportedField } from '../importedFields.ts';
import { namesProduct, targetKey, type Target } from '../target.ts';
import { withoutMarkup } from '../values/withoutMarkup.ts';
import { thingOfSheet } from './thingOfSheet.ts';
import type { SheetColumns } from './columns/SheetColumns.ts';
import type { Note, SourceCell, SourceRow } from './sourceRow.ts';

const numberField = importedField('articleNumber');
const titleField = importedField('title');
const variantField = importedField('variantGroup');
/** What the first of several variants says for all of them, with its attributes. */
const ofAll: readonly string[] = [
  'title',
  'subTitle',
  'description',
  'mainCategory',
  'brand',
  'keywords',
  'productLine',
];
const longestSentence = 120;
const lettersOfHash = 8;
/** Of fields that set no bound. */
const longestOther = 64;
const sentence = /^[^]{12,}?[.!?](?=\s|$)/;

/** Gives the rows of a sheet what no column of it says alone: numbers, titles, and what the first of several variants says. */
export class ComposedCells {
  readonly #composition: Composition;
  readonly #columns: SheetColumns;
  /** What the sheet is called, if that is what its products are. */
  readonly #sheet: string;
  /** The value that holds variants together, and what the first of them says. */
  #group = '';
  #ofGroup: readonly SourceCell[] = [];
  #numbered = 0;
  #titled = 0;
  #carried = 0;

  /** @param sheet its name */
  constructor(columns: SheetColumns, sheet: string) {
    this.#composition = columns.composition;
    this.#columns = columns;
    this.#sheet = thingOfSheet(sheet);
  }

  /** The row with what is put together for it; undefined for one that only adds a picture to the variants above it. */
  complete(source: SourceRow, row: SheetRow): SourceRow | undefined {
    const { title, variants } = this.#composition;
    const number = numberIn(this.#composition);
    if (source.isLone || (!number && !title && !variants)) return source;
    const isFollower = variants !== undefined && this.#follows(source, textIn(row, variants));
    const isNamed = source.cells.some(isArticleNumber);
    if (isFollower && !isNamed && number?.parts.slice(1).every((part) => textIn(row, part) === ''))
      return undefined;
    const cells = [...source.cells];
    const isKnown = cells.some(({ target }) => namesProduct(target) && target.kind === 'field');
    if (variants && this.#group !== '') cells.push(...this.#shared(cells, isFollower));
    if (number && !isNamed) cells.push(...this.#number(row, number));
    const made = title && !cells.some(isTitle) ? this.#title(row, title, source) : undefined;
    if (made) cells.push(made);
    const isNumberMade = (isKnown || number?.isGtin === true) && !isNamed && number !== undefined;
    return { ...source, cells, ...(made && { isTitleMade: true }), ...(isNumberMade && { isNumberMade }) };
  }

  /** Says what was put together, of which columns. */
  finish(sheet: string, row: number, note: Note): void {
    const { title, variants } = this.#composition;
    const number = numberIn(this.#composition);
    const said = (code: string, count: number, parts: readonly PartColumn[]) => {
      const columns = parts.map(({ heading, letter }) => heading.trim() || letter).join(', ');
      if (count > 0) note({ severity: 'warning', code, sheet, row, values: { count, columns } });
    };
    said('number-composed', this.#numbered, number?.parts ?? []);
    said('title-composed', this.#titled, title?.parts ?? []);
    said('variants-carried', this.#carried, variants ? [variants] : []);
    this.#numbered = this.#titled = this.#carried = 0;
  }

  #follows({ cells }: SourceRow, group: string): boolean {
    if (group !== '' && group === this.#group && !cells.some(isTitle)) return true;
    this.#group = group;
    this.#ofGroup = cells.filter(
      ({ target }) =>
        target.kind === 'attribute' || (target.kind === 'field' && ofAll.includes(target.field.name)),
    );
    return false;
  }

  #shared(cells: readonly SourceCell[], isFollower: boolean): SourceCell[] {
    const said = new Set(cells.map(({ target }) => targetKey(target)));
    const shared = isFollower ? this.#ofGroup.filter(({ target }) => !said.has(targetKey(target))) : [];
    if (shared.length > 0) this.#carried += 1;
    const group = cut(this.#group, variantField);
    return said.has(variantField.name) ? shared : [...shared, made(variantField, group)];
  }

  #number(row: SheetRow, { parts, isWhole, isGtin }: NonNullable<Composition['number']>): SourceCell[] {
    const texts = parts.map((part) => textIn(row, part));
    // `Artikel:` below the GTINs counts what stands above it.
    if (texts[0] === '' || (isGtin && !/^[\d\s-]{8,}$/.test(texts[0] ?? ''))) return [];
    const text = isWhole ? (texts[0] ?? '') : texts.map(plainPart).filter(Boolean).join('-');
    this.#numbered += 1;
    return [made(numberField, shortened(text, mostOf(numberField)))];
  }

  #title(
    row: SheetRow,
    { parts, isNumber = false }: NonNullable<Composition['title']>,
    { language }: SourceRow,
  ): SourceCell | undefined {
    const said = parts.map((part) =>
      part.isSentence ? firstSentence(textIn(row, part)) : measured(row, part),
    );
    const texts = isNumber ? [this.#sheet, ...said] : said;
    const text = texts.reduce(
      (all, each) => (all.toLowerCase().includes(each.toLowerCase()) ? all : `${all} ${each}`.trim()),
      '',
    );
    if (!isNumber && !/\p{L}{2}/u.test(text)) return undefined;
    this.#titled += 1;
    return made(titleField, cut(text, titleField), language ?? this.#columns.spoken);
  }
}

function numberIn({ number, numberOfRest }: Composition): Composition['number'] {
  return number ?? numberOfRest;
}

function isArticleNumber({ target }: SourceCell): boolean {
  return target.kind === 'field' && target.field === numberField;
}

function isTitle({ target }: SourceCell): boolean {
  return target.kind === 'field' && target.field === titleField;
}

function cellIn({ cells }: SheetRow, { column }: PartColumn): SheetCell | undefined {
  return cells.find((cell) => cell.column === column && !isBlank(cell) && cell.kind !== 'error');
}

function textIn(row: SheetRow, part: PartColumn): string {
  return cellIn(row, part)?.text.trim() ?? '';
}

/** With the unit of its column, where it is a number alone. */
function measured(row: SheetRow, part: PartColumn): string {
  const text = textIn(row, part);
  return part.unit !== undefined && /^[\d.,'’]+$/.test(text) ? `${text} ${part.unit}` : text;
}

function firstSentence(text: string): string {
  const whole = withoutMarkup(text).replaceAll(/\s+/g, ' ').trim();
  const first = sentence.exec(whole)?.[0].replace(/\.$/, '') ?? whole;
  if (first.length <= longestSentence) return first;
  return `${first.slice(0, first.lastIndexOf(' ', longestSentence))} …`;
}

function mostOf({ field }: ImportedField): number {
  return 'most' in field && field.most !== undefined ? field.most : longestOther;
}

/** A longer one ends in what no other has. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, lettersOfHash);
  return `${text.slice(0, most - lettersOfHash - 1).replace(/[-.,]+$/, '')}-${hash}`;
}

function cut(text: string, field: ImportedField): string {
  return text.slice(0, mostOf(field));
}

function made(field: ImportedField, text: string, language?: SourceRow['language']): SourceCell {
  const target: Target = { kind: 'field', field, ...(language && { language }) };
  return { target, column: '', heading: null, given: { kind: 'text', value: text, text } };
}
