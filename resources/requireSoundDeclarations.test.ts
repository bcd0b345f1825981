import { expect, it } from 'vitest';
import { nobody } from './access/nobody.ts';
import type { Entity } from './entity.ts';
import { choice, derived, number, object, reference, sid, text, translated } from './kinds/grammar.ts';
import { requireSoundDeclarations } from './requireSoundDeclarations.ts';

const house: Entity = {
  name: 'house',
  path: 'house',
  key: ['sid'],
  title: 'name',
  screens: [{ name: 'houses', feature: 'cms' }],
  calls: [],
  access: { view: nobody, read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: { sid: sid(), name: text({ filterable: true }) },
};
const door = (fields: Entity['fields'], more: Partial<Entity> = {}): Entity => ({
  ...house,
  name: 'door',
  screens: [],
  ...more,
  fields: { ...house.fields, ...fields },
});

it.each<[Entity, RegExp]>([
  [door({}, { name: 'gate' }), /^door is registered under another name than its own "gate": /],
  [door({}, { title: 'label' }), /^door.label is named as key, owner or title but not declared: /],
  [door({ label: translated({ sortable: true }) }), /^door.label is translated and cannot be sorted/],
  [
    door({ house: reference('palace') }),
    /^door.house refers to the unknown entity "palace": use one of house/,
  ],
  [
    door({ rooms: object({ house: reference('house') }, { many: true }) }),
    /^door.rooms.house names another record where it cannot be taken out: /,
  ],
  [
    door({ rooms: object({ house: reference('palace', { required: true }) }, { many: true }) }),
    /^door.rooms.house refers to the unknown entity "palace": use one of house/,
  ],
  [
    door({
      rooms: object(
        { sid: sid(), house: reference('house', { required: true, within: ['sids'] }) },
        { many: true },
      ),
    }),
    /^door.rooms.house names "sids" in within, which is not a field here: name a field of this entity, also from/,
  ],
  [
    door({ above: reference('door') }, { key: ['name', 'sid'] }),
    /^door.above does not say which name the "door" has: say within: \['name'\], or in companyIn/,
  ],
  [
    door({ above: reference('door') }, { key: ['name'] }),
    /^door.above refers to "door", whose key does not end in a sid: give door one, or keep its name in a code/,
  ],
  [
    door({ place: number({ sortable: true }) }, { order: { by: 'place', beside: 'colour' } }),
    /^door.colour is shown beside what is put in order but not declared: /,
  ],
  [
    door({ rooms: object({ size: text() }, { many: true, key: ['name'] }) }),
    /^door.rooms tells its objects apart by "name": name a part of them/,
  ],
  [door({ houseName: derived('house.name') }), /^door.houseName is derived from "house.name"/],
  [door({ colour: choice([]) }), /^door.colour offers no choice: /],
  [door({ label: text({ at: 'name' }) }), /^door.label stands at "name" like name: /],
  [
    door({}, { screens: [{ name: 'doors', path: 'house/:house/doors', feature: 'cms' }] }),
    /^door.house stands in the path "house\/:house\/doors" of its screens: use fields of the key/,
  ],
  [
    door({}, { page: { screen: 'product', parameters: { orgaSid: 'sid' } } }),
    /^door.page does not say which field is "productSid": name a declared field/,
  ],
  [door({}, { screens: house.screens ?? [] }), /^door has screens at "houses" like house: /],
  [
    door({}, { screens: [{ name: 'all-doors', feature: 'cms', opensIn: 'doors' }] }),
    /^door has records of "all-doors" open in "doors": name other screens of this entity/,
  ],
  [
    door({ size: text() }, { tree: { parent: 'size', order: 'place' } }),
    /^door has a tree in which "size" names no other one: make it a reference to door/,
  ],
  [
    door({ above: reference('door', { required: true }) }, { tree: { parent: 'above', order: 'place' } }),
    /^door has a tree that nothing can stand at the top of: /,
  ],
  [
    door({ above: reference('door') }, { tree: { parent: 'above', order: 'place' } }),
    /^door has a tree in which "place" is no place: declare a number/,
  ],
  [
    door({ place: number() }, { order: { by: 'place' } }),
    /^door is put in order by "place", which cannot be: declare a sortable number/,
  ],
  [
    door({}, { begins: { state: 'open' } }),
    /^door.state is what a new record begins with but not declared: /,
  ],
  [door({}, { library: { of: 'house', papers: 'letter' } }), /^door has a library with "house": /],
  [
    door({}, { found: { beside: ['colour'] } }),
    /^door.colour is shown beside what is found but not declared: name a declared field/,
  ],
])(
  'A declaration that contradicts itself or another stops the start, naming the culprit and the remedy',
  (entity, sentence) => {
    expect(() => requireSoundDeclarations({ house, door: entity })).toThrow(sentence);
    expect(() => requireSoundDeclarations({ house, door: door({}) })).not.toThrow();
  },
);
