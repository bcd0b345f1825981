import { entity } from '../../resources/entity.ts';
import { object, sid, text } from '../../resources/kinds/grammar.ts';
import { openToAll } from './openToAll.ts';

/** An entity that exists nowhere but in tests; what it has no words for goes by its own names. */
export const noteEntity = entity({
  name: 'note',
  path: 'note/{platform}',
  key: ['sid'],
  title: 'heading',
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: openToAll,
  fields: {
    sid: sid(),
    heading: text({ required: true }),
    place: object({ city: text(), zip: text() }),
  },
});

/** Notes as the backoffice shows them. */
export const noteResource = {
  name: 'notes',
  entity: noteEntity,
  path: 'notes',
  feature: 'companies',
} as const;
