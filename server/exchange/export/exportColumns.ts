import { product } from '../../../resources/entities/product.ts';
import type { LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { languages, type Language } from '../../../resources/languages.ts';
import { getAt } from '../../../resources/shape.ts';
import { textIn } from '../../../resources/translate.ts';
import { labels } from '../import/headings/labels.ts';
import type { WrittenColumn, WrittenValue } from '../../base/workbook/written/writtenSheet.ts';
import type { ExportedAttribute } from './exportedAttributes.ts';
import type { ExportedProduct } from './exportedProducts.ts';

/** A column of an exported sheet and what stands in it for a row. */
export interface ExportColumn<Row> extends WrittenColumn {
  valueOf: (row: Row) => WrittenValue;
}

/**
 * The columns of a product sheet, headed as an import understands them: one per field that files may bring,
 * one per language of a translated text, one per attribute.
 */
export function exportColumns(
  attributes: readonly ExportedAttribute[],
  { language, reader }: { language: LanguageOrAll; reader: Language },
): ExportColumn<ExportedProduct>[] {
  const fields = Object.entries<Field>(product.fields).filter(
    // What stands behind a hash is nothing for a sheet.
    ([name, field]) => field.imported && name !== 'attributes' && field.kind !== 'image',
  );
  const names = Map.groupBy(attributes, ({ name }) => textIn(name, reader));
  return [
    ...fields.flatMap(([name, field]) => columnsOfField(name, field, language, reader)),
    ...attributes.map((attribute) =>
      columnOfAttribute(attribute, reader, names.get(textIn(attribute.name, reader))?.length === 1),
    ),
  ];
}

function columnsOfField(
  name: string,
  field: Field,
  language: LanguageOrAll,
  reader: Language,
): ExportColumn<ExportedProduct>[] {
  const label = labels[reader][name] ?? name;
  if (field.kind !== 'translated')
    return [{ header: label, width: 20, isText: true, valueOf: (row) => plain(row[name]) }];
  return (language === 'all' ? languages : [language]).map((one) => ({
    header: `${label} (${one.toUpperCase()})`,
    width: field.long ? 60 : 40,
    isText: true,
    valueOf: (row) => plain(getAt(row, [name, one])) ?? null,
  }));
}

/** The column of an attribute; one whose name another attribute has too is headed by its sid. */
export function columnOfAttribute(
  { sid, name, kind, unit, choices }: ExportedAttribute,
  reader: Language,
  isUnique: boolean,
): ExportColumn<Pick<ExportedProduct, 'attributes'>> {
  const header = isUnique ? [textIn(name, reader), unit && `(${unit})`].filter(Boolean).join(' ') : sid;
  const labelOf = new Map(choices.map((choice) => [choice.sid, textIn(choice.label, reader)]));
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

function plain(value: unknown): WrittenValue {
  // Of the fields that files bring only lists, translated texts and attributes are no plain values.
  return Array.isArray(value) ? value.join('; ') : isPlain(value) ? value : null;
}

const plainTypes = new Set(['string', 'number', 'boolean', 'undefined']);

function isPlain(value: unknown): value is WrittenValue {
  return value === null || value instanceof Date || plainTypes.has(typeof value);
}
