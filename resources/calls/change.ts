import { z } from 'zod';
import { asComponent } from './asComponent.ts';
import { jsonValue } from './jsonValue.ts';
import { withExample } from './withExample.ts';

/** One of them, as the contract shows it. */
export const changeExample = {
  id: 4711,
  at: '2026-01-31T08:15:00.000Z',
  sub: '9f0c1d7e-6f6b-4a0b-8f53-0d3f5a1c2b77',
  username: 'supplier',
  address: null,
  call: 'PUT /import/product/{platform}/{orgaSid}/{sid}',
  reportId: null,
  platform: 'CH',
  entity: 'product',
  key: ['alpenfenster', 'f1'],
  kind: 'changed',
  version: 3,
  before: { title: { de: 'Fenster' } },
  after: { title: { de: 'Holzfenster' } },
  emptiedAt: null,
  emptiedBy: null,
} as const;

const shape = z.strictObject({
  id: z.number(),
  at: z.string(),
  /** Who, by account and name; null for what the server did by itself. */
  sub: z.string().nullable(),
  username: z.string().nullable(),
  /** From where; for administrators only. */
  address: z.string().nullable(),
  call: z.string().nullable(),
  /** The import that did it, if one did. */
  reportId: z.string().nullable(),
  /** Empty for what all platforms share. */
  platform: z.string(),
  entity: z.string(),
  key: z.array(z.string()),
  kind: z.enum(['created', 'changed', 'deleted']),
  version: z.number().nullable(),
  before: jsonValue,
  after: jsonValue,
  /** Of what was deleted: when and by whom it was emptied out of the trash, since when it cannot come back. */
  emptiedAt: z.string().nullable(),
  emptiedBy: z.string().nullable(),
});

/** What one write did: a created record has no before, a deleted one no after, a changed one the changed fields. */
export const change = asComponent(
  withExample(shape, { ...changeExample, key: [...changeExample.key] }),
  'Change',
);

/**
 * The same with what its record is called, in the form of the title of its entity, and whose account its `sub` names; null where
 * nothing tells.
 */
export const namedChange = withExample(shape.extend({ title: jsonValue, person: z.string().nullable() }), {
  ...changeExample,
  key: [...changeExample.key],
  title: { de: 'Holzfenster' },
  person: null,
});

export type Change = z.infer<typeof change>;
export type NamedChange = z.infer<typeof namedChange>;
