import { z } from 'zod';
import { attribute } from '../entities/attribute.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { asRecord } from './recordShape.ts';
import { withExample } from './withExample.ts';

const heading = withExample(z.string().min(1).max(200), 'Brandlast [MJ]');
const parameters = z.strictObject({ platform: z.enum(platformKeys) });
const access = { kind: 'entity', entity: 'attribute', action: 'create' } as const;

const newAttribute = {
  sid: 'brandlast',
  name: { de: 'Brandlast', en: 'Fire load', fr: 'Charge calorifique', it: 'Carico di incendio' },
  kind: 'number',
  unit: 'MJ',
  group: 'fire',
};

/** A column of files that no attribute takes, of all companies of a platform together (behaviour B334). */
const proposal = withExample(
  z.strictObject({
    heading,
    /** Which its heading, or all of its samples, say. */
    unit: z.string().nullable(),
    /** Of what kind an attribute for it would be. */
    kind: z.enum(['text', 'number', 'choice', 'yesNo']),
    samples: z.array(z.string()),
    /** All different values, where they would be a choice. */
    choices: z.array(z.string()),
    products: z.number(),
    companies: z.array(z.strictObject({ sid: z.string(), name: z.string() })),
  }),
  {
    heading: 'Brandlast [MJ]',
    unit: 'MJ',
    kind: 'number',
    samples: ['120', '180'],
    choices: [],
    products: 42,
    companies: [{ sid: 'alpenfenster', name: 'Alpenfenster AG' }],
  },
);

/** From what suppliers bring and no attribute takes to attributes, for whoever keeps these. */
export const attributeProposalCalls = {
  list: call({
    method: 'GET',
    path: '/import/attribute-proposal/{platform}',
    summary: 'Columns of files that no attribute takes, with samples of what they hold',
    access,
    parameters,
    query: z.strictObject(lang),
    answer: z.array(proposal),
  }),
  /** The heading becomes a term of the attribute; what is kept of it flows in as an import of each company. */
  take: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/attribute-proposal/{platform}',
    summary: 'Makes an attribute of such a column, or says which one it is, and reads what is kept of it',
    access,
    parameters,
    query: z.strictObject(lang),
    body: withExample(
      z.strictObject({
        heading,
        /** The sid of one that there is, or a new one as it is created. */
        attribute: z.union([
          z.string().min(1).max(64),
          asRecord(z.record(z.string(), z.unknown()), { entity: attribute, use: 'part' }),
        ]),
        /** Of numbers that do not say it. */
        unit: z.string().min(1).max(40).optional(),
      }),
      { heading: 'Brandlast [MJ]', attribute: newAttribute, unit: 'MJ' },
    ),
    answer: withExample(
      z.strictObject({
        sid: z.string(),
        /** The imports that read what is kept, one for each company. */
        reports: z.array(z.strictObject({ orgaSid: z.string(), id: z.string() })),
      }),
      {
        sid: 'brandlast',
        reports: [{ orgaSid: 'alpenfenster', id: '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11' }],
      },
    ),
  }),
};

export type AttributeProposal = z.infer<typeof proposal>;
export type TakenProposal = z.infer<typeof attributeProposalCalls.take.answer>;
