import { isError } from '../../../../resources/fault.ts';
import type { CodeShape, Field, FieldOf, Kind } from '../../../../resources/kinds/field.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import type { CellValue } from '../CellValue.ts';
import type { Target } from '../target.ts';
import { readNothing, textOf, unreadable, type ReadingFault, type ReadValue } from './unreadable.ts';
import { readAttribute } from './readAttribute.ts';
import { readChoice } from './readChoice.ts';
import { readCountry } from './readCountry.ts';
import { readDate } from './readDate.ts';
import { readGtin, splitGtins, unmarked } from './readGtin.ts';
import { readNumber } from './readNumber.ts';
import { readYesNo } from './readYesNo.ts';
import { shownCode } from './shownCode.ts';
import { withoutMarkup } from './withoutMarkup.ts';
import { readReference } from './readReference.ts';

const readers: {
  [K in Kind]: (field: FieldOf<K>, given: CellValue, catalogue: Catalogue) => ReadValue;
} = {
  text: (_, given) => ({ value: textOf(given) }),
  // One language of it.
  translated: ({ long }, given) => {
    // As word processors break a line within a paragraph.
    const text = textOf(given).replace(/[\v\f]/g, '\n');
    return { value: long ? text : text.replace(/\s*[\n\t]\s*/g, ' ') };
  },
  number: (_, given) => readPlainNumber(given),
  yesNo: (_, given) => ({
    value: given.kind === 'text' ? (readYesNo(given.text) ?? given.value) : given.value,
  }),
  choice: (field, given) =>
    oneOrMany(field.many, given, (one) => ({ value: readChoice(field, textOf(one).trim()) }), betweenCodes),
  code: ({ many, shape }, given) => oneOrMany(many, given, (one) => readCodeOf(shape, one), betweenCodes),
  gtin: (_, given) => each(given, readOneGtin),
  reference: ({ to, many }, given, catalogue) =>
    oneOrMany(many, given, (one) => readReference(to, one, catalogue), betweenCodes),
  image: ({ many }, given) => oneOrMany(many, given, trimmed, /[;,\s]+/),
  file: (_, given) => trimmed(given),
  link: (_, given) => trimmed(given),
  date: (_, given) => readDate(given),
  object: (_, given) => ({ value: given.value }),
  values: () => unreadable('wrong-type', { expected: 'object' }),
  gaps: () => unreadable('read-only'),
  derived: () => unreadable('read-only'),
};

const betweenCodes = /[;\n\r]+/;

/** The value of a column or path, to be judged as a record's. `given` is neither blank nor cleared. */
export function readValue(target: Target, given: CellValue, catalogue: Catalogue): ReadValue {
  if (given.kind === 'error') return unreadable(given.value);
  if (target.kind === 'attribute') return readAttribute(target, given);
  if (target.kind === 'orga') return trimmed(given);
  const { field } = target.field;
  if (given.kind === 'list' && !('many' in field && field.many)) return unreadable('single-value');
  const nothing = given.kind === 'text' && mayBeMissing(field) ? readNothing(given) : undefined;
  if (nothing) return nothing;
  if (target.isMarkup && given.kind === 'text') {
    const text = withoutMarkup(given.value);
    return readField(field, { kind: 'text', value: text, text }, catalogue);
  }
  if (field.kind === 'number') return readPlainNumber(given, target.decimal);
  return readField(field, given, catalogue);
}

const missingKinds: readonly Kind[] = ['gtin', 'image', 'file', 'link', 'number', 'date', 'reference'];

/** Is what people write for no value none here? `NA` is a country, and `N.D.` the number of an article. */
function mayBeMissing(field: Field): boolean {
  if (field.kind === 'code') return field.shape !== undefined && field.shape !== 'country';
  return missingKinds.includes(field.kind);
}

function readField<K extends Kind>(field: FieldOf<K>, given: CellValue, catalogue: Catalogue): ReadValue {
  return readers[field.kind](field, given, catalogue);
}

/** A code of a norm may be written in another way, or as a name. */
function readCodeOf(shape: CodeShape | undefined, given: CellValue): ReadValue {
  const { value, ...read } = readCode(given);
  if (typeof value !== 'string') return read;
  if (shape === 'country') return { ...read, value: readCountry(value.trim()) };
  return { ...read, value: shape === 'etim' ? value.trim().toUpperCase() : value };
}

/** A number without a unit; what is none is judged as it stands. */
function readPlainNumber(given: CellValue, decimal?: '.' | ','): ReadValue {
  if (given.kind === 'number') return { value: given.value };
  const read = readNumber(given.text, decimal);
  if (read && 'ambiguous' in read) {
    const [one, other] = read.ambiguous;
    return unreadable('ambiguous-number', { one: String(one), other: String(other) });
  }
  if (!read || !('value' in read) || read.unit) return { value: Number(given.text) };
  return { value: read.value, faults: read.remark ? [{ severity: 'warning', code: read.remark }] : [] };
}

/** `5,77E+05`, as a spreadsheet shows a long number in a narrow column. */
const rounded = /^\s*[+-]?\d(?:[.,]\d+e[+-]?|e\+)\d{1,3}\s*$/i;

/** Codes that a spreadsheet took for a number or a date are no longer what was typed; the zeros that are shown are of them. */
function readCode(given: CellValue): ReadValue {
  if (given.kind === 'date' || given.kind === 'boolean') return unreadable('number-as-text-lost');
  if (given.kind === 'number') {
    const shown = shownCode(given.value, given.text);
    if (shown !== undefined) return { value: shown };
    if (!Number.isSafeInteger(given.value) && /e/i.test(given.text)) return unreadable('number-as-text-lost');
    return { value: Number.isSafeInteger(given.value) ? String(given.value) : given.text };
  }
  if (rounded.test(given.text)) return unreadable('number-as-text-lost');
  const plain = unmarked(textOf(given))
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b-\u200d\ufeff]/g, '');
  return { value: plain };
}

function readOneGtin(given: CellValue): ReadValue {
  const read = readGtin(given);
  if (!read) return unreadable('number-as-text-lost');
  const repaired = { severity: 'warning', code: 'gtin-repaired', values: { gtin: read.gtin } } as const;
  return { value: read.gtin, faults: read.isRepaired ? [repaired] : [] };
}

function trimmed({ text }: CellValue): ReadValue {
  return { value: text.trim() };
}

function oneOrMany(
  many: boolean | undefined,
  given: CellValue,
  read: (one: CellValue) => ReadValue,
  separator: RegExp,
): ReadValue {
  return many ? each(given, read, separator) : read(given);
}

/** Reads the parts of a list; of one that is written into a cell each value once. */
function each(given: CellValue, read: (one: CellValue) => ReadValue, separator?: RegExp): ReadValue {
  const values: unknown[] = [];
  const faults: ReadingFault[] = [];
  for (const one of partsOf(given, separator)) {
    const { value, faults: found = [] } = read(one);
    faults.push(...found);
    if (value !== undefined && (given.kind === 'list' || !values.includes(value))) values.push(value);
  }
  return faults.some(isError) ? { faults } : { value: values, faults };
}

function partsOf(given: CellValue, separator?: RegExp): CellValue[] {
  if (given.kind === 'list') return given.value;
  if (given.kind !== 'text') return [given];
  const parts = separator
    ? given.value.split(separator).filter((part) => part.trim())
    : splitGtins(given.value);
  return parts.map((part) => ({ kind: 'text', value: part, text: part.trim() }));
}
