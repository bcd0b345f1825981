import type { ListQuery } from '../../../resources/calls/crud.ts';
import { draftFilters, draftWord } from '../../../resources/draftStates.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { Fault } from '../../../resources/fault.ts';
import { faultsOf, nearestName } from '../../../resources/faultsOf.ts';
import { conditionOf, type Condition } from '../../../resources/kinds/condition.ts';
import { filterValueOf } from '../../../resources/kinds/filterValue.ts';
import { leafNamed } from '../../../resources/leafNamed.ts';
import { lists } from '../../../resources/limits.ts';
import { textWord } from '../../../resources/lookedThrough.ts';
import { systemMoments } from '../../../resources/systemMoments.ts';
import { periodStates } from '../../../resources/periodState.ts';
import { typedText } from '../../../resources/finding/typedText.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { requireRange } from '../../http/requireRange.ts';
import type { Scope } from '../../records/access/scope.ts';
import { draftCondition } from '../../records/drafts/draftConditions.ts';
import { askedIds, idCondition, idWord } from '../../records/idCondition.ts';
import type { AskedLeaf } from '../../records/leafConditions.ts';
import { readCursor, standsBehind } from '../../records/listCursor.ts';
import { periodCondition } from '../../records/periodCondition.ts';
import type { ListFilter } from '../../records/listFilter.ts';
import type { ListRequest } from '../../records/readRecords.ts';

/**
 * What a list of an entity is asked for (behaviour B50). Throws a problem document that names every fault.
 * @param changeable what the caller may change: only its drafts are there for them
 */
export function listRequest(
  entity: Entity,
  { sort, range, filter = {}, after }: ListQuery,
  changeable: () => Scope,
): ListRequest {
  const able = (what: 'sortable' | 'filterable') =>
    Object.entries(entity.fields).flatMap(([name, field]) => (field[what] ? [name] : []));
  const byPlace = new Map(Object.entries(entity.fields).map(([name, field]) => [field.at ?? name, name]));
  const named = (name: string) => byPlace.get(name) ?? name;
  const faults: Fault[] = [];
  const [sortField, direction] = sort ?? [];
  const sortable: readonly string[] = [...able('sortable'), ...systemMoments];
  if (sortField && !sortable.includes(named(sortField)))
    faults.push({
      path: 'sort',
      code: 'not-sortable',
      values: { choices: sortable.join(', ') },
      suggestion: nearestName(sortField, sortable),
    });
  const leaves: AskedLeaf[] = [];
  const values: ListFilter = {};
  let text: string | undefined;
  const { period, ...ofRecords } = entity.period ? filter : { period: undefined, ...filter };
  const state = periodStates.find((known) => known === period);
  if (period !== undefined && !state)
    faults.push({
      path: 'filter.period',
      code: 'unknown-choice',
      values: { choices: periodStates.join(', ') },
    });
  const conditions = state ? [periodCondition(entity, state)] : [];
  const order = sortField ? { field: named(sortField), descending: direction === 'DESC' } : undefined;
  if (after !== undefined && faults.length === 0) {
    const behind = conditionBehind(entity, order, after);
    if (behind) conditions.push(behind);
    else faults.push({ path: 'after', code: 'other-order' });
  }
  for (const [name, asked] of Object.entries(ofRecords)) {
    if (name === draftWord && entity.drafts) {
      const how = draftFilters.find((known) => known === asked);
      if (how) conditions.push(draftCondition(changeable(), entity, how));
      else
        faults.push({
          path: `filter.${name}`,
          code: 'unknown-choice',
          values: { choices: draftFilters.join(', ') },
        });
      continue;
    }
    if (name === idWord) {
      const { data, error } = askedIds(entity).safeParse(asked, { reportInput: true });
      if (data) conditions.push(idCondition(entity, data));
      for (const fault of (error?.issues ?? []).flatMap(faultsOf))
        faults.push({ ...fault, path: [`filter.${name}`, fault.path].filter(Boolean).join('.') });
      continue;
    }
    if (name === textWord) {
      const { data, error } = typedText.safeParse(asked, { reportInput: true });
      text = data || undefined;
      for (const fault of (error?.issues ?? []).flatMap(faultsOf))
        faults.push({ ...fault, path: `filter.${name}` });
      continue;
    }
    const leaf = isCondition(asked) ? leafNamed(entity, name) : undefined;
    if (isCondition(asked) && leaf) {
      const { data, error } = conditionOf(leaf.field).safeParse(asked, { reportInput: true });
      if (data) leaves.push({ leaf, condition: data });
      for (const fault of (error?.issues ?? []).flatMap(faultsOf))
        faults.push({ ...fault, path: ['filter', name, fault.path].filter(Boolean).join('.') });
      continue;
    }
    const field = entity.fields[named(name)];
    if (!isCondition(asked) && field?.filterable) {
      const { data, error } = filterValueOf(field).safeParse(asked, { reportInput: true });
      if (data !== undefined) values[named(name)] = data;
      for (const fault of (error?.issues ?? []).flatMap(faultsOf))
        faults.push({ ...fault, path: `filter.${name}` });
    } else
      faults.push({
        path: `filter.${name}`,
        code: 'not-filterable',
        values: { choices: able('filterable').join(', ') },
        suggestion: nearestName(name, [...able('filterable'), idWord, textWord]),
      });
  }
  if (leaves.length > lists.mostConditions)
    faults.push({ path: 'filter', code: 'too-many', values: { maximum: lists.mostConditions } });
  const [first, last] = range ?? [0, lists.pageSize - 1];
  if (first >= lists.exactTotal)
    faults.push({ path: 'range', code: 'range-too-far', values: { maximum: lists.exactTotal } });
  requireRange([first, last], faults);
  return {
    range: [first, last],
    filter: values,
    leaves,
    ...(conditions.length > 0 && { conditions }),
    ...(text !== undefined && { text }),
    ...(order && { sort: order }),
  };
}

/** Rows behind that one in this order, or in that of age; undefined where `after` is of another one. */
function conditionBehind(entity: Entity, order: ListRequest['sort'], after: string): Sql | undefined {
  if (!order) return after.includes('.') ? undefined : sql`t.id > ${Number(after)}`;
  const cursor = readCursor(entity, order, after);
  return cursor && standsBehind(entity, order, cursor);
}

/** Is this asked of a leaf, rather than the value that a field has? */
function isCondition(asked: ListFilter[string] | Condition): asked is Condition {
  return typeof asked === 'object' && !Array.isArray(asked);
}
