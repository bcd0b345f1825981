import { z } from 'zod';
import { product } from '../entities/product.ts';
import { languages } from '../language/languages.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { asRecord } from './recordShape.ts';
import { understoodColumn } from './understoodColumn.ts';
import { withExample } from './withExample.ts';

/** As base64; a body has no more room. */
const mostSample = 1_000_000;
const mostParts = 5000;

const trialIssue = z.strictObject({
  sheet: z.string().nullable(),
  row: z.number().nullable(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  /** What is wrong and what to do, in the reader's language. */
  message: z.string(),
});

/** What a mapping would make of a file, before it is stored (behaviour B365). */
export const mappingTrialCalls = {
  trial: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/mapping/trial/{platform}',
    summary: 'Says what a mapping would make of a sample',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query: z.strictObject(lang),
    body: withExample(
      z.strictObject({
        orgaSid: z.string().max(64),
        /** Of the mapping that is tried, where it is stored already: what it says there does not count. */
        sid: z.string().max(64).optional(),
        layout: z.string().max(64).nullish(),
        headings: z
          .array(
            z.strictObject({
              heading: z.string().max(200),
              field: z.string().max(120),
              language: z.enum(languages).nullish(),
              unit: z.string().max(40).nullish(),
              column: z.string().max(3).nullish(),
            }),
          )
          .max(mostParts)
          .default([]),
        translations: z
          .array(
            z.strictObject({
              field: z.string().max(120),
              value: z.string().max(500),
              translation: z.string().max(500),
            }),
          )
          .max(mostParts)
          .default([]),
        /** A file with the headings and some rows, as base64: a workbook, or a text as it is pasted. */
        sample: z.base64().max(mostSample),
      }),
      {
        orgaSid: 'alpenfenster',
        headings: [{ heading: 'Bezeichnung', field: 'productInfo.title', language: 'de' }],
        sample: 'QXJ0aWtlbG51bW1lcjtCZXplaWNobnVuZwpBMTtGZW5zdGVy',
      },
    ),
    answer: withExample(
      z.strictObject({
        columns: z.array(understoodColumn.extend({ sheet: z.string() })),
        /** Rows that were read. */
        read: z.number(),
        /** Those among them that an import would refuse. */
        failed: z.number(),
        issues: z.array(trialIssue),
        /** The first products as an import would read them, in the nesting of the API. */
        products: z.array(asRecord(z.record(z.string(), z.unknown()), { entity: product, use: 'part' })),
      }),
      {
        columns: [
          {
            sheet: 'Tabelle',
            column: 'B',
            heading: 'Bezeichnung',
            field: 'title.de',
            language: 'de',
            how: 'confirmed',
            reason: null,
            proposals: [],
            samples: ['Fenster'],
            filled: 1,
          },
        ],
        read: 1,
        failed: 0,
        issues: [],
        products: [{ sid: 'a1', productInfo: { articleNumber: 'A1', title: { de: 'Fenster' } } }],
      },
    ),
  }),
};

export type MappingTrial = z.infer<typeof mappingTrialCalls.trial.answer>;
export type TriedMapping = z.input<typeof mappingTrialCalls.trial.body>;
