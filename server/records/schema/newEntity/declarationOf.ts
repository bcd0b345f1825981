import type { EntityNames } from './entityNames.ts';

/** The declaration of a new entity with an identifier and a title: all that others are made of is one line more each. */
export function declarationOf({ name, path, screen }: EntityNames): string {
  return `import { holdersOf } from '../access/holdersOf.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { sid, translated } from '../kinds/grammar.ts';

export const ${name} = entity({
  name: '${name}',
  path: '${path}/{platform}',
  key: ['sid'],
  title: 'title',
  feature: 'cms',
  screens: [{ name: '${screen}', feature: 'cms' }],
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: nobody,
    read: holdersOf('CMS'),
    create: holdersOf('CMS'),
    update: holdersOf('CMS'),
    delete: holdersOf('CMS'),
  },
  example: { sid: 'muster', title: { de: 'Muster' } },
  fields: {
    sid: sid({ listed: true }),
    title: translated({ required: true, listed: true, filterable: true }),
  },
});
`;
}

/** The calls of such an entity, as the table of who may call what lists them. */
export function callsOfDeclaration({ path }: EntityNames): string[] {
  const all = `/import/${path}/{platform}`;
  return [`GET ${all}`, `POST ${all}`, ...['GET', 'PUT', 'DELETE'].map((method) => `${method} ${all}/{sid}`)];
}
