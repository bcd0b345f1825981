import { z } from 'zod';
import { languageUsed } from '../inLanguage.ts';
import { languages } from '../language/languages.ts';
import type { Field, FieldOf, Kind, ObjectField, TextShape } from './field.ts';
import { day } from './day.ts';
import { isEmail } from './email.ts';
import { gtin14, hasValidCheckDigit } from './gtin.ts';
import { isLink } from './link.ts';
import { isNormCode, normCodes, normFaults } from './normCodes.ts';
import { webAddress } from './webAddress.ts';

/** Text as stored: Unicode NFC, no control characters but line breaks, no blanks at the ends. */
function line(most: number, long = false): z.ZodType<string> {
  return z
    .string()
    .overwrite((typed) => composed(typed.trim()))
    .max(most)
    .refine((value) => isPlain(value, long), { error: 'control-character' });
}

const longestText = 500;
/** Entries of a field that holds several. */
export const mostOfMany = 500;
const longestLink = 1000;

const gtin = z
  .string()
  .trim()
  .transform((typed, context) => {
    const digits = gtin14(typed);
    if (digits && hasValidCheckDigit(digits)) return digits;
    context.addIssue({ code: 'custom', message: digits ? 'gtin-check-digit' : 'gtin-length', input: typed });
    return z.NEVER;
  })
  .meta({ field: 'gtin' });

const byShape: Record<TextShape, (text: z.ZodType<string>, most: number) => z.ZodType> = {
  email: (text) => text.refine((typed) => typed === '' || isEmail(typed), { error: 'email-form' }),
  webAddress: (text, most) =>
    text
      .transform((typed) => (typed === '' ? typed : (webAddress(typed) ?? null)))
      .refine((address) => address !== null, { error: 'web-address' })
      // What is put before it counts: it is stored with it.
      .pipe(z.string().max(most)),
};

const byKind: { [K in Kind]: (field: FieldOf<K>) => z.ZodType } = {
  text: ({ most = longestText, long, shape }) =>
    shape ? byShape[shape](line(most, long), most) : line(most, long),
  translated: ({ most = longestText, long, required }) =>
    z
      .strictObject(Object.fromEntries(languages.map((language) => [language, line(most, long).nullish()])))
      .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text)))
      .refine((texts) => !required || Object.keys(texts).length > 0, { error: 'required' })
      .meta({ field: 'translated' }),
  number: ({ least, most, integer }) => {
    let schema = integer ? z.int() : z.number();
    if (least !== undefined) schema = schema.min(least);
    return most === undefined ? schema : schema.max(most);
  },
  yesNo: () => z.boolean(),
  choice: ({ choices, many }) => listOf(z.enum(choices), many),
  code: ({ most = 64, shape, many }) =>
    listOf(
      shape === 'sid'
        ? line(most).refine((value) => /^[a-z0-9][a-z0-9_.-]*$/i.test(value), { error: 'sid-shape' })
        : isNormCode(shape)
          ? line(most).refine((value) => normCodes[shape].test(value), { error: normFaults[shape] })
          : line(most).refine((value) => value !== '', { error: 'required' }),
      many,
    ),
  gtin: ({ many }) => listOf(gtin, many),
  reference: ({ many, orNone = false }) =>
    listOf(
      line(64).refine((value) => orNone || value !== '', { error: 'required' }),
      many,
    ),
  image: ({ many }) => listOf(z.string().regex(/^[0-9a-f]{64}$/, { error: 'unknown-image' }), many),
  file: () => z.string().regex(/^[0-9a-f]{64}$/, { error: 'unknown-file' }),
  link: () => line(longestLink).refine(isLink, { error: 'link' }),
  date: () => day,
  object: (field) => listOf(objectSchema(field), field.many),
  values: () => z.record(z.string().max(64), z.union([line(longestText), z.number(), z.boolean()])),
  gaps: () => z.array(z.string()),
  derived: () => z.unknown(),
};

/** The one validation of a field, run by forms and by the server. Optional fields also take null. */
export function fieldSchema(field: Field): z.ZodType {
  const schema = ofItsKind(field);
  if (field.readOnly) return z.unknown().optional();
  if (field.kind === 'text' && field.required)
    return schema.refine((value) => value !== '', { error: 'required' });
  if ('many' in field && field.many && field.required)
    return schema.refine((value) => Array.isArray(value) && value.length > 0, { error: 'required' });
  return field.required ? schema : schema.nullish();
}

function ofItsKind<K extends Kind>(field: FieldOf<K>): z.ZodType {
  return byKind[field.kind](field);
}

/** The field as it is read in one language: its texts are plain strings. */
export function spokenSchema(field: Field): z.ZodType {
  if (field.kind === 'translated') return z.string().optional();
  if (field.kind !== 'object') return fieldSchema(field);
  const parts = Object.entries(field.fields).map(([name, part]) => [name, spokenSchema(part)]);
  return listOf(z.strictObject({ ...Object.fromEntries(parts), ...languageSaid }), field.many).nullish();
}

/** Of which language the texts are that stand beside it, or which of them is of which. */
export const languageSaid = {
  [languageUsed]: z.union([z.enum(languages), z.record(z.string(), z.enum(languages))]).optional(),
};

function objectSchema({ fields }: ObjectField): z.ZodType {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  );
}

function listOf(schema: z.ZodType, many: boolean | undefined): z.ZodType {
  return many ? z.array(schema).max(mostOfMany) : schema;
}

/** In NFC; below U+0300 there is nothing to compose (UAX #15), as in most texts. */
function composed(text: string): string {
  return /[^\u0000-\u02ff]/.test(text) ? text.normalize('NFC') : text;
}

function isPlain(value: string, long: boolean): boolean {
  return (
    !(long ? /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/ : /[\u0000-\u001f\u007f]/).test(value) &&
    value.isWellFormed()
  );
}
