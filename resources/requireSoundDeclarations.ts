import { draftWord } from './draftStates.ts';
import type { Entity } from './entity.ts';
import type { Field } from './kinds/field.ts';
import { screens } from './platform/screens.ts';
import { contradicts } from './sound/contradicts.ts';
import { requireSoundReference } from './sound/requireSoundReference.ts';

/**
 * Stops the start when a declaration contradicts itself or another one.
 * Throws an Error that names `entity.field` and the remedy.
 */
export function requireSoundDeclarations(entities: Record<string, Entity>): void {
  const taken = new Map<string, string>();
  for (const [name, entity] of Object.entries(entities)) {
    if (entity.name !== name)
      contradicts(name, `is registered under another name than its own "${entity.name}"`, 'use one name');
    for (const key of [...entity.key, entity.title, ...(entity.owner ? [entity.owner] : [])])
      if (!Object.hasOwn(entity.fields, key))
        contradicts(
          `${name}.${key}`,
          'is named as key, owner or title but not declared',
          'declare the field',
        );
    for (const beside of entity.found?.beside ?? [])
      if (!Object.hasOwn(entity.fields, beside))
        contradicts(
          `${name}.${beside}`,
          'is shown beside what is found but not declared',
          'name a declared field',
        );
    for (const begun of Object.keys(entity.begins ?? {}))
      if (!Object.hasOwn(entity.fields, begun))
        contradicts(
          `${name}.${begun}`,
          'is what a new record begins with but not declared',
          'name a declared field',
        );
    for (const [fieldName, field] of Object.entries(entity.fields))
      requireSoundField(`${name}.${fieldName}`, field, entity, entities);
    requireDistinctPlaces(name, entity);
    requireSoundScreens(name, entity, taken);
    requireSoundPage(name, entity);
    requireSoundLife(name, entity);
    requireSoundPlaces(name, entity, entities);
  }
}

/** @param taken names and paths of the screens so far, with their entities */
function requireSoundScreens(name: string, { key, screens = [] }: Entity, taken: Map<string, string>): void {
  for (const { name: screen, path = screen, opensIn } of screens) {
    if (opensIn !== undefined && !screens.some((other) => other.name === opensIn && !other.opensIn))
      contradicts(
        name,
        `has records of "${screen}" open in "${opensIn}"`,
        'name other screens of this entity',
      );
    for (const [, parameter = ''] of path.matchAll(/:(\w+)/g))
      if (!key.includes(parameter))
        contradicts(
          `${name}.${parameter}`,
          `stands in the path "${path}" of its screens`,
          'use fields of the key there',
        );
    for (const word of new Set([screen, path])) {
      const other = taken.get(word);
      if (other)
        contradicts(
          name,
          `has screens at "${word}" like ${other}`,
          'give them a name and a path of their own',
        );
      taken.set(word, name);
    }
  }
}

function requireSoundPage(name: string, { page, fields }: Entity): void {
  if (!page) return;
  const asked = [...screens[page.screen].pattern.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  for (const parameter of asked)
    if (!Object.hasOwn(fields, page.parameters[parameter] ?? ''))
      contradicts(
        `${name}.page`,
        `does not say which field is "${parameter}"`,
        'name a declared field for it',
      );
}

function requireSoundLife(
  name: string,
  { period = {}, preview, page, drafts, review, fields }: Entity,
): void {
  for (const end of [period.from, period.until])
    if (end !== undefined && fields[end]?.kind !== 'date')
      contradicts(`${name}.${end}`, 'is an end of the period but no day', 'declare a date for it');
  if (preview && !page) contradicts(name, 'has a preview but no page', 'say page, or drop preview');
  if (review && !drafts)
    contradicts(name, 'has drafts reviewed that it does not have', 'say drafts, or drop review');
  if (drafts && fields[draftWord])
    contradicts(
      `${name}.${draftWord}`,
      'is what its list is narrowed to drafts by',
      'give the field another name',
    );
}

/** What is put in place by hand: a tree, an order, a library. */
function requireSoundPlaces(name: string, entity: Entity, entities: Record<string, Entity>): void {
  const { tree, order, library, key, fields } = entity;
  const keeper = tree?.keptBy ? entities[tree.keptBy.entity] : entity;
  if (tree) {
    const above = keeper?.fields[tree.parent];
    if (above?.kind !== 'reference' || above.to !== name || above.many || above.within)
      contradicts(
        name,
        `has a tree in which "${tree.parent}" names no other one`,
        `make it a reference to ${name}`,
      );
    if (!tree.keptBy && (above.required || key.length !== 1))
      contradicts(
        name,
        'has a tree that nothing can stand at the top of',
        'one field as key, and the reference not required',
      );
    if (keeper?.fields[tree.order]?.kind !== 'number')
      contradicts(name, `has a tree in which "${tree.order}" is no place`, 'declare a number for it');
    if (tree.counts && !entities[tree.counts.entity])
      contradicts(name, `counts the unknown "${tree.counts.entity}" in its tree`, 'name a declared entity');
  }
  const by = order && fields[order.by];
  if (order && (by?.kind !== 'number' || !by.sortable || (by.readOnly && order.takes === undefined)))
    contradicts(
      name,
      `is put in order by "${order.by}", which cannot be`,
      'declare a sortable number that may be written',
    );
  if (order?.beside !== undefined && !fields[order.beside])
    contradicts(
      `${name}.${order.beside}`,
      'is shown beside what is put in order but not declared',
      'name a declared field',
    );
  for (const used of library ? [library.of, library.papers] : [])
    if (!entities[used] || !entity.owner)
      contradicts(
        name,
        `has a library with "${used}"`,
        'name a declared entity, and whose the records are as owner',
      );
}

function requireSoundField(
  path: string,
  field: Field,
  entity: Entity,
  entities: Record<string, Entity>,
): void {
  const unsorted = ['translated', 'object', 'values', 'gaps', 'derived'];
  if (field.sortable && unsorted.includes(field.kind))
    contradicts(path, `is ${field.kind} and cannot be sorted in a list`, 'leave out sortable');
  if (field.filterable && !['translated', 'gaps'].includes(field.kind) && unsorted.includes(field.kind))
    contradicts(path, `is ${field.kind} and cannot be filtered in a list`, 'leave out filterable');
  if (field.readOnly && field.required && field.kind !== 'code')
    contradicts(path, 'is both required and readOnly', 'drop one of them');
  if (field.kind === 'reference') requireSoundReference(path, field, entity, entities);
  if (field.kind === 'code' && field.names) {
    const { to, by, within = [] } = field.names;
    const other = entities[to]?.fields[by];
    if (other?.kind !== 'code' || !other.filterable || field.many)
      contradicts(
        path,
        `names records of "${to}" by "${by}"`,
        'name one filterable code of a declared entity',
      );
    for (const shared of within)
      if (!entity.fields[shared] || !entities[to]?.fields[shared]?.filterable)
        contradicts(
          path,
          `names "${shared}" in within, which not both have`,
          'name a filterable field of both entities',
        );
  }
  if (field.kind === 'object')
    for (const part of field.key ?? [])
      if (!field.many || !Object.hasOwn(field.fields, part))
        contradicts(
          path,
          `tells its objects apart by "${part}"`,
          'name a part of them, in a list of objects',
        );
  if (field.kind === 'object')
    for (const [name, part] of Object.entries(field.fields)) {
      if (part.kind === 'reference' && (part.many || !part.required || !field.many))
        contradicts(
          `${path}.${name}`,
          'names another record where it cannot be taken out',
          'require it, in a list of objects',
        );
      requireSoundField(`${path}.${name}`, part, entity, entities);
    }
  if (field.kind === 'derived') {
    const [reference = '', target = ''] = field.from.split('.');
    const through = entity.fields[reference];
    if (through?.kind !== 'reference' || !entities[through.to]?.fields[target])
      contradicts(
        path,
        `is derived from "${field.from}", which does not exist`,
        'write <reference field>.<field of the other entity>',
      );
  }
  if (field.kind === 'choice' && field.choices.length === 0)
    contradicts(path, 'offers no choice', 'name at least one');
}

function requireDistinctPlaces(name: string, entity: Entity): void {
  const seen = new Map<string, string>();
  for (const [fieldName, field] of Object.entries(entity.fields)) {
    const place = field.at ?? fieldName;
    const other = seen.get(place);
    if (other)
      contradicts(`${name}.${fieldName}`, `stands at "${place}" like ${other}`, 'give it a place of its own');
    seen.set(place, fieldName);
  }
}
