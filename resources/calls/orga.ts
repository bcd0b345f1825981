import { z } from 'zod';
import { orgaConnection } from '../entities/orgaConnection.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { recordsOf } from './readRecord.ts';
import { lang } from './lang.ts';

const platform = z.enum(platformKeys);
/** The calls of companies beyond the plain ones (behaviour B62). */
export const orgaCalls = {
  /** The companies that one is connected with. */
  connections: call({
    method: 'GET',
    path: `/import/${orgaConnection.path}/{orgaSid}`,
    summary: 'The companies that one is connected with',
    access: { kind: 'entity', entity: 'orgaConnection', action: 'read' },
    parameters: z.strictObject({ platform, orgaSid: z.string().max(64) }),
    query: z.strictObject(lang),
    answer: recordsOf(orgaConnection),
  }),
};
