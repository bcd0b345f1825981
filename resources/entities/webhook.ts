import { companiesOfTheCaller } from '../access/companiesOfTheCaller.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, number, reference, sid, text } from '../kinds/grammar.ts';
import { webhookKinds } from '../platform/webhookKinds.ts';

/**
 * An address that is told what changes (behaviour B607): of one company, or of the platform as a whole. Its secrets are no
 * fields: they are kept apart.
 */
export const webhook = entity({
  name: 'webhook',
  path: 'webhook/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'name',
  feature: 'import',
  calls: [],
  access: {
    view: nobody,
    read: companiesOfTheCaller,
    create: companiesOfTheCaller,
    update: companiesOfTheCaller,
    delete: companiesOfTheCaller,
  },
  fields: {
    /** Of whose records it tells; none for the whole platform. */
    orgaSid: reference('orga', { required: true, orNone: true, filterable: true }),
    sid: sid(),
    name: text({ required: true, most: 80 }),
    /** Where to. */
    url: text({ required: true, most: 500 }),
    kinds: choice(webhookKinds, { many: true, required: true }),
    /** The account whose rights of the moment bound what it tells. */
    maker: text({ required: true, most: 64 }),
    /** How often its secret was replaced, so that each time stands in the record of changes. */
    rotations: number({ integer: true, least: 0 }),
  },
});
