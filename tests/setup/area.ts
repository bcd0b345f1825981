import { entity } from '../../resources/entity.ts';
import { number, reference, sid, translated } from '../../resources/kinds/grammar.ts';
import { openToAll } from './openToAll.ts';

/** Where an area says what it hangs under, and in which place. */
export const treeOfAreas = { parent: 'above', order: 'place' } as const;

/** An entity that exists nowhere but in tests: its records say themselves under which one they hang. */
export const area = entity({
  name: 'area',
  path: 'area/{platform}',
  key: ['sid'],
  title: 'title',
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: openToAll,
  tree: treeOfAreas,
  fields: {
    sid: sid({ listed: true, sortable: true }),
    title: translated({ required: true, listed: true, filterable: true }),
    above: reference('area'),
    place: number({ integer: true }),
  },
});
