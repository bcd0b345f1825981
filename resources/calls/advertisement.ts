import { z } from 'zod';
import { fieldSchema } from '../kinds/validation.ts';
import { translated } from '../kinds/grammar.ts';
import { platformKeys } from '../platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';

/** An advertisement as visitors see it; its picture by hash. */
const shownAdvertisement = z.strictObject({
  orgaSid: z.string(),
  sid: z.string(),
  title: fieldSchema(translated({ required: true })),
  text: fieldSchema(translated({ long: true })),
  image: z.string().nullable(),
  link: z.string(),
  weight: z.number(),
});

const place = {
  method: 'GET',
  access: { kind: 'visitors', entity: 'advertisement' },
  parameters: z.strictObject({ platform: z.enum(platformKeys), id: z.string().max(64) }),
  query: z.strictObject(lang),
  answer: z.array(shownAdvertisement),
} as const;

/** The advertisements that run today beside a category or a company, the weightiest first (specification section 7). */
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
