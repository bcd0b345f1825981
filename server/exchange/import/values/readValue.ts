import type { Field, Kind } from '../../../../resources/kinds/field.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import type { CellValue } from '../CellValue.ts';
import type { Target } from '../target.ts';
import { checked, fault, textOf, type ReadValue, type ValueIssue } from './checked.ts';
import { readAttribute } from './readAttribute.ts';
import { readGtin, splitGtins } from './readGtin.ts';
import { readReference } from './readReference.ts';

type Reader<F extends Field> = (field: F, given: CellValue, catalogue: Catalogue) => ReadValue;

const readers: { [K in Kind]: Reader<Extract<Field, { kind: K }>> } = {
  text: (field, given) => checked(field, textOf(given)),
  // One language of it.
  translated: (field, given) =>
    checked(lineOf(field), field.long ? textOf(given) : textOf(given).replace(/\s*\n\s*/g, ' ')),
  number: (field, given) => checked(field, given.kind === 'number' ? given.value : Number(given.text)),
  yesNo: (field, given) => checked(field, given.value),
  choice: (field, given) =>
    field.many
      ? each(given, (one) => checked(oneOf(field), textOf(one)), /[;\n\r]+/)
      : checked(field, textOf(given)),
  code: (field, given) =>
    field.many ? each(given, (one) => readCode(oneOf(field), one), /[;\n\r]+/) : readCode(field, given),
  gtin: (_, given) => each(given, readOneGtin),
  reference: (field, given, catalogue) =>
    field.many
      ? each(given, (one) => readReference(field.to, one, catalogue), /[;\n\r]+/)
      : readReference(field.to, given, catalogue),
  image: (field, given, { images }) => each(given, (one) => readImage(field, one, images), /[;,\s]+/),
  file: (field, given) => checked(field, given.text.trim()),
  link: (field, given) => checked(field, given.text.trim()),
  date: (field, given) => checked(field, given.text.trim()),
  object: (field, given) => checked(field, given.value),
  values: () => fault('wrong-type', { expected: 'object' }),
  gaps: () => fault('read-only'),
  derived: () => fault('read-only'),
};

/** The value of a column or path as it is stored. `given` is neither blank nor cleared. */
export function readValue(target: Target, given: CellValue, catalogue: Catalogue): ReadValue {
  if (given.kind === 'error') return fault(given.value);
  if (target.kind === 'attribute') return readAttribute(target, given);
  if (target.kind === 'orga') return { value: given.text.trim() };
  const { field } = target.field;
  if (given.kind === 'list' && !('many' in field && field.many)) return fault('single-value');
  return (readers[field.kind] as Reader<Field>)(field, given, catalogue);
}

const parts = new WeakMap<Field, Field>();

/** What one of several values is checked as; made once, for its validation is remembered by it. */
function partOf<F extends Field>(field: Field, make: () => F): F {
  const part = parts.get(field) ?? make();
  parts.set(field, part);
  return part as F;
}

/** One language of a translated text is checked as a text of that length. */
function lineOf(field: Extract<Field, { kind: 'translated' }>): Field {
  const { most, long } = field;
  return partOf(field, () => ({ kind: 'text', ...(most && { most }), ...(long && { long }) }));
}

/** One element of a list; it is there, so it is required. */
function oneOf<F extends Extract<Field, { many?: boolean }>>(field: F): F {
  return partOf(field, () => ({ ...field, many: false, required: true }));
}

/** Codes that a spreadsheet took for a number or a date are no longer what was typed. */
function readCode(field: Extract<Field, { kind: 'code' }>, given: CellValue): ReadValue {
  if (given.kind === 'date' || given.kind === 'boolean') return fault('number-as-text-lost');
  if (given.kind === 'number') {
    if (!Number.isSafeInteger(given.value) && /e/i.test(given.text)) return fault('number-as-text-lost');
    return checked(field, Number.isSafeInteger(given.value) ? String(given.value) : given.text);
  }
  return checked(
    field,
    textOf(given)
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replace(/[\u200b-\u200d\ufeff]/g, ''),
  );
}

function readOneGtin(given: CellValue): ReadValue {
  const read = readGtin(given);
  if ('fault' in read) return fault(read.fault);
  const issues: ValueIssue[] = read.isRepaired
    ? [{ severity: 'warning', code: 'gtin-repaired', values: { gtin: read.gtin } }]
    : [];
  return { value: read.gtin, issues };
}

function readImage(
  field: Extract<Field, { kind: 'image' }>,
  given: CellValue,
  known: ReadonlySet<string>,
): ReadValue {
  const read = checked(oneOf(field), given.text.trim());
  return read.issues || known.has(read.value as string) ? read : fault('unknown-image');
}

/** Reads the parts of a list; each value once. */
function each(given: CellValue, read: (one: CellValue) => ReadValue, separator?: RegExp): ReadValue {
  const values: unknown[] = [];
  const issues: ValueIssue[] = [];
  for (const one of partsOf(given, separator)) {
    const { value, issues: found = [] } = read(one);
    issues.push(...found);
    if (value !== undefined && !values.includes(value)) values.push(value);
  }
  return issues.some(({ severity }) => severity === 'error') ? { issues } : { value: values, issues };
}

function partsOf(given: CellValue, separator?: RegExp): CellValue[] {
  if (given.kind === 'list') return given.value;
  if (given.kind !== 'text') return [given];
  const parts = separator
    ? given.value.split(separator).filter((part) => part.trim())
    : splitGtins(given.value);
  return parts.map((part) => ({ kind: 'text', value: part, text: part.trim() }));
}
