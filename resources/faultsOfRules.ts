import type { Entity } from './entity.ts';
import type { Fault } from './fault.ts';
import type { Row } from './shape.ts';

/**
 * What the rules of an entity find wrong with a row, each at its place in the nesting of the API.
 * @param row any JSON may stand in its fields
 */
export function faultsOfRules({ fields, rules = [] }: Pick<Entity, 'fields' | 'rules'>, row: Row): Fault[] {
  return rules.flatMap((rule) =>
    rule(row).map((fault) => {
      const [field = '', ...within] = fault.path.split('.');
      return { ...fault, path: [fields[field]?.at ?? field, ...within].join('.') };
    }),
  );
}
