import type { Entity } from './entity.ts';
import type { Fault } from './fault.ts';
import { rulesOf } from './rules/rulesOf.ts';
import type { Row } from './shape.ts';

/**
 * What the rules of an entity find wrong with a row, each at its place in the nesting of the API.
 * @param row any JSON may stand in its fields
 */
export function faultsOfRules(entity: Pick<Entity, 'fields' | 'rules'>, row: Row): Fault[] {
  return rulesOf(entity).flatMap((rule) =>
    rule(row).map((fault) => {
      const [field = '', ...within] = fault.path.split('.');
      return { ...fault, path: [entity.fields[field]?.at ?? field, ...within].join('.') };
    }),
  );
}
