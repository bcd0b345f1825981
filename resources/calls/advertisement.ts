import { z } from 'zod';
import { exampleHash } from '../address/exampleHash.ts';
import { fieldSchema } from '../kinds/validation.ts';
import { translated } from '../kinds/grammar.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { said } from './shown.ts';
import { withExample } from './withExample.ts';

/** An advertisement as visitors see it; its picture by hash. */
const shownAdvertisement = z.strictObject({
  orgaSid: said.orgaSid,
  sid: said.advertisementSid,
  title: withExample(fieldSchema(translated({ required: true })), { de: 'Fenster für den Winter' }),
  text: withExample(fieldSchema(translated({ long: true })), { de: 'Dreifach verglast.' }),
  image: withExample(z.string(), exampleHash).nullable(),
  link: said.link,
  weight: z.number(),
});

const place = {
  method: 'GET',
  access: { kind: 'visitors', entity: 'advertisement' },
  parameters: z.strictObject({ platform: z.enum(platformKeys), id: z.string().max(64) }),
  query: z.strictObject(lang),
  answer: z.array(shownAdvertisement),
} as const;

/** The advertisements that run today beside a category or a company, the weightiest first (behaviour B66). */
export const advertisementCalls = {
  ofCategory: call({
    ...place,
    path: '/import/advertisement/{platform}/category/{id}',
    summary: 'Advertisements beside a category',
  }),
  ofOrga: call({
    ...place,
    path: '/import/advertisement/{platform}/orga/{id}',
    summary: 'Advertisements beside a company',
  }),
};

export type ShownAdvertisement = z.infer<typeof shownAdvertisement>;
