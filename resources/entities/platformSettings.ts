import { holdersOf } from '../access/holdersOf.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, link } from '../kinds/grammar.ts';

/** What the administrators of a platform decide for it: one record each; without it the platform is as the default says. */
export const platformSettings = entity({
  name: 'platformSettings',
  path: 'platform-settings/{platform}',
  key: ['settings'],
  title: 'settings',
  screens: [{ name: 'platform-settings', feature: 'userRights' }],
  calls: ['list', 'get', 'update', 'delete'],
  access: {
    view: nobody,
    read: holdersOf('ADMIN'),
    create: holdersOf('ADMIN'),
    update: holdersOf('ADMIN'),
    delete: holdersOf('ADMIN'),
  },
  example: { settings: 'platform', entry: 'signedIn' },
  fields: {
    settings: choice(['platform'], { required: true, listed: true }),
    /** Whom the platform lets in where it is private; `signedIn` unless said (behaviour B130). */
    entry: choice(['signedIn', 'withRight'], { required: true, listed: true }),
    /** Under which whoever likes may take the whole catalogue of a public platform; nobody may unless it is said (behaviour B626). */
    licence: link(),
  },
});
