import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { rawValues } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { importReport } from './importReport.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

const sid = withExample(z.string().min(1).max(64), 'alpenfenster');
const heading = withExample(z.string().min(1).max(200), 'Rahmenart');
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const meaning = {
  /** A field by its name or its place in the JSON of a product, or an attribute by its sid. */
  field: withExample(z.string().min(1).max(120), 'productInfo.subTitle'),
  /** Of its texts. */
  language: z.enum(languages).optional(),
  /** Of its numbers, where they do not say it. */
  unit: z.string().min(1).max(40).optional(),
};

/** A column that files have brought and that was not read, with what is kept of it (behaviour B331). */
const rawColumn = withExample(
  z.strictObject({
    heading,
    /** How many products a value is kept of. */
    products: z.number(),
    /** The first different values. */
    samples: z.array(z.string()),
    /** Which most of its values, or its heading, say. */
    unit: z.string().nullable(),
    /** Prices belong to the offers of retailers. */
    isPrice: z.boolean(),
    /** Is the column read, and kept are only values that it cannot take, such as a range? */
    isRead: z.boolean(),
    /** What the company's mappings say that it means; null while they say nothing. */
    field: z.string().nullable(),
  }),
  {
    heading: 'Rahmenart',
    products: 42,
    samples: ['Blendrahmen', 'Blockrahmen'],
    unit: null,
    isPrice: false,
    isRead: false,
    field: null,
  },
);

const parameters = z.strictObject({ platform: z.enum(platformKeys), orgaSid: sid });

/** What is kept of columns that were not read: for those who keep the company, and nobody else. */
export const rawValueCalls = {
  columns: call({
    method: 'GET',
    path: '/import/raw-column/{platform}/{orgaSid}',
    summary: 'The columns of a company that were not read, with what is kept of them',
    access: { kind: 'entity', entity: 'mapping', action: 'read' },
    parameters,
    query: z.strictObject(lang),
    answer: z.array(rawColumn),
  }),
  drop: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/raw-column/{platform}/{orgaSid}',
    summary: 'Drops what is kept of a column that was not read',
    access: { kind: 'entity', entity: 'mapping', action: 'delete' },
    hasNoVersion: true,
    parameters,
    query: z.strictObject({ heading, ...lang }),
    answer: withExample(z.strictObject({ dropped: z.number() }), { dropped: 42 }),
  }),
  /** As an import: with a dry run, a report and an undo. What cannot be read stays kept. */
  read: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/raw-column/{platform}/{orgaSid}',
    summary: 'Reads what is kept of columns, now that it is known what they mean',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    parameters,
    query: z.strictObject({ dryRun: flag.default(false), ...lang }),
    body: withExample(
      z.strictObject({
        /** Without any, those that the company's mappings name. */
        columns: z
          .array(z.strictObject({ heading, ...meaning }))
          .max(rawValues.mostColumnsAtOnce)
          .default([]),
      }),
      { columns: [{ heading: 'Rahmenart', field: 'productInfo.subTitle', language: 'de' }] },
    ),
    answer: importReport,
  }),
};

export type RawColumnShown = z.infer<typeof rawColumn>;
export type RawMeaning = z.infer<typeof rawValueCalls.read.body>['columns'][number];
