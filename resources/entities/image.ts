import { picturesOfTheCaller } from '../access/picturesOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { exampleHash } from '../address/exampleHash.ts';
import { choice, code, number, reference, translated } from '../kinds/grammar.ts';
import { imageKinds } from '../kinds/field.ts';

/** A stored picture; its hash is its content's SHA-256, so that an address never changes its picture. */
export const image = entity({
  name: 'image',
  path: 'image/{platform}',
  key: ['orgaSid', 'kind', 'hash'],
  owner: 'orgaSid',
  title: 'hash',
  screens: [
    { name: 'images', path: 'orga/:orgaSid/media', feature: 'companies' },
    { name: 'media', feature: 'companies', isEntry: true, opensIn: 'images' },
  ],
  calls: ['get', 'update'],
  uploaded: true,
  library: { of: 'product', papers: 'document' },
  access: {
    view: visitorsOfThePlatform,
    read: picturesOfTheCaller,
    create: picturesOfTheCaller,
    update: picturesOfTheCaller,
    delete: picturesOfTheCaller,
  },
  example: {
    orgaSid: 'alpenfenster',
    kind: 'productImage',
    hash: exampleHash,
    alt: { de: 'Ein Fenster von aussen' },
  },
  fields: {
    orgaSid: reference('orga', { required: true, orNone: true, filterable: true }),
    hash: code({ required: true, shape: 'sid', most: 64, filterable: true }),
    kind: choice(imageKinds, { required: true, filterable: true }),
    width: number({ integer: true, readOnly: true }),
    height: number({ integer: true, readOnly: true }),
    /** What is seen in it, for those who do not see it (WCAG 2.2, 1.1.1). */
    alt: translated({ most: 250 }),
  },
});
