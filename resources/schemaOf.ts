import { z } from 'zod';
import type { Entity } from './entity.ts';
import { fieldSchema } from './kinds/validation.ts';
import { flatten, systemFields } from './shape.ts';

type Shaped = Pick<Entity, 'fields' | 'rules'>;
type Tree = { [name: string]: Tree | z.ZodType };

const schemas = new WeakMap<Shaped, z.ZodType<Record<string, unknown>>>();

/**
 * The schema of a thing in the nesting of the API: strict, so that an unknown field is refused;
 * read-only and system fields are let through for the server to compare.
 */
export function schemaOf(entity: Shaped): z.ZodType<Record<string, unknown>> {
  const known = schemas.get(entity);
  if (known) return known;
  const tree: Tree = {};
  for (const [name, field] of Object.entries(entity.fields))
    plant(tree, (field.at ?? name).split('.'), fieldSchema(field));
  for (const name of systemFields) tree[name] = z.unknown().optional();
  const fields = toSchema(tree) as z.ZodType<Record<string, unknown>>;
  const schema = entity.rules ? fields.superRefine(keepRules(entity)) : fields;
  schemas.set(entity, schema);
  return schema;
}

function keepRules(entity: Shaped) {
  return (thing: Record<string, unknown>, context: z.RefinementCtx) => {
    const row = flatten(entity, thing);
    for (const rule of entity.rules ?? [])
      for (const { field, path = [], code, values } of rule(row)) {
        const place = (entity.fields[field]?.at ?? field).split('.');
        context.addIssue({
          code: 'custom',
          message: code,
          path: [...place, ...path],
          input: row[field],
          params: values,
        });
      }
  };
}

function plant(tree: Tree, [step = '', ...rest]: string[], schema: z.ZodType): void {
  if (rest.length === 0) tree[step] = schema;
  else plant((tree[step] ??= {}) as Tree, rest, schema);
}

function toSchema(tree: Tree): z.ZodType {
  const shape = Object.fromEntries(
    Object.entries(tree).map(([name, branch]) => [
      name,
      branch instanceof z.ZodType ? branch : toSchema(branch),
    ]),
  );
  const branch = z.strictObject(shape);
  return branch.safeParse({}).success ? branch.optional() : branch;
}
