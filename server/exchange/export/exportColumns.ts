import { product } from '../../../resources/entities/product.ts';
import { columnOf, documentsColumn, fieldColumns, type FileColumn } from '../../../resources/fileColumns.ts';
import type { LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { getAt } from '../../../resources/shape.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { sameUnit } from '../../find/quantities/convertUnit.ts';
import { documentsLabel, labels } from '../import/headings/synonyms/labels.ts';
import type { WrittenColumn, WrittenValue } from '../../base/workbook/written/writtenSheet.ts';
import type { ExportedAttribute } from './exportedAttributes.ts';
import { nameKey } from '../import/catalogue/nameKey.ts';
import { guardDash } from '../import/literalDash.ts';
import type { HeadingNames } from './HeadingNames.ts';
import type { WholeProduct } from './exportedWhole.ts';
import { mediaAddresses, type MediaAddresses } from './mediaAddresses.ts';

/** A column of an exported sheet and what stands in it for a row. */
export interface ExportColumn<Row> extends WrittenColumn {
  header: string;
  valueOf: (row: Row) => WrittenValue;
}

/** A column as whoever chooses among them names it (`resources/fileColumns.ts`). */
export interface NamedColumn extends ExportColumn<WholeProduct> {
  name: string;
}

/** For whom a file of products is written. */
export interface ExportWish {
  /** These columns in this order, known to be there; all without them. They say themselves in which languages. */
  columns?: readonly string[] | undefined;
  /** Of the texts. */
  language: LanguageOrAll;
  /** Of headings and labels. */
  reader: Language;
  /** Where pictures and documents lie. */
  origin: string;
}

const fieldsOfProduct: Readonly<Record<string, Field>> = product.fields;

/**
 * The columns of a product sheet, headed as an import understands them: one per field that files may bring,
 * one per language of a translated text, the addresses of pictures and documents, one per attribute; or those of
 * them that are wished.
 */
export function exportColumns(
  attributes: readonly ExportedAttribute[],
  wish: ExportWish,
  names: HeadingNames,
): NamedColumn[] {
  const every = [
    ...[...fieldColumns].flatMap(([name, column]) =>
      isWished(column, wish) ? [{ name, ...columnOfField(column, wish) }] : [],
    ),
    ...attributes.map((attribute) => {
      const column = columnOfAttribute(attribute, wish.reader, names);
      return {
        ...column,
        name: columnOf(attribute.sid),
        valueOf: (row: WholeProduct) => plain(column.valueOf(row)),
      };
    }),
  ];
  if (!wish.columns) return every;
  const called = new Map(every.map((column) => [column.name, column]));
  return [...new Set(wish.columns)].flatMap((name) => called.get(name) ?? []);
}

function isWished({ language }: FileColumn, wish: ExportWish): boolean {
  return (
    wish.columns !== undefined ||
    language === undefined ||
    wish.language === 'all' ||
    wish.language === language
  );
}

function columnOfField(
  { field: name, language }: FileColumn,
  { reader, origin }: ExportWish,
): ExportColumn<WholeProduct> {
  if (isMediaPlace(name))
    return {
      header: name === documentsColumn ? documentsLabel[reader] : (labels[reader][name] ?? name),
      width: 30,
      isText: true,
      valueOf: (row) => mediaAddresses(row, origin)[name].join('; ') || null,
    };
  const label = labels[reader][name] ?? name;
  if (language === undefined)
    return { header: label, width: 20, isText: true, valueOf: (row) => plain(row[name]) };
  return {
    header: `${label} (${language.toUpperCase()})`,
    width: fieldsOfProduct[name]?.kind === 'translated' && fieldsOfProduct[name].long ? 60 : 40,
    isText: true,
    valueOf: (row) => plain(getAt(row, [name, language])) ?? null,
  };
}

function isMediaPlace(name: string): name is keyof MediaAddresses {
  return name === 'images' || name === 'media' || name === documentsColumn;
}

/** The column of an attribute; one whose name could mean something else too is headed by its sid, as are such choices. */
export function columnOfAttribute(
  { sid, name, kind, unit, choices }: ExportedAttribute,
  reader: Language,
  names: HeadingNames,
): ExportColumn<Pick<WholeProduct, 'attributes'>> {
  const called = textIn(name, reader);
  const whole = [called, unit && `(${unitInHead(unit, reader)})`].filter(Boolean).join(' ');
  const header = [called, whole].every((text) => names.mean(text, sid)) ? whole : sid;
  const labelOf = new Map(choices.map((choice) => [choice.sid, labelledBy(choice, choices, reader)]));
  return {
    header,
    width: 16,
    ...(kind === 'choice' && { choices: [...labelOf.values()] }),
    valueOf({ attributes }) {
      const value = attributes[sid];
      return kind === 'choice' ? (labelOf.get(String(value)) ?? value) : value;
    },
  };
}

/** The unit in words, where an import reads them as the same. */
function unitInHead(unit: string, language: Language): string {
  const word = unitName({ language }, unit);
  return sameUnit(word, unit) ? word : unit;
}

type Choice = ExportedAttribute['choices'][number];

/** What a choice is called, unless another one is called so too. */
function labelledBy({ sid, label }: Choice, choices: readonly Choice[], reader: Language): string {
  const shown = textIn(label, reader);
  const key = nameKey(shown);
  const isOthers = choices.some(
    (other) =>
      other.sid !== sid &&
      [other.sid, ...languages.map((one) => textIn(other.label, one))].some((text) => nameKey(text) === key),
  );
  return isOthers ? sid : shown;
}

function plain(value: unknown): WrittenValue {
  // Of the fields that files bring only lists, translated texts and attributes are no plain values.
  if (Array.isArray(value)) return guardDash(value.join('; '));
  if (typeof value === 'string') return guardDash(value);
  return isPlain(value) ? value : null;
}

const plainTypes = new Set(['string', 'number', 'boolean', 'undefined']);

function isPlain(value: unknown): value is WrittenValue {
  return value === null || value instanceof Date || plainTypes.has(typeof value);
}
