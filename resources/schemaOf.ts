import { z } from 'zod';
import type { Entity } from './entity.ts';
import { fieldSchema } from './kinds/validation.ts';
import { systemFields } from './shape.ts';

type Shaped = Pick<Entity, 'fields'>;
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
  const schema = toSchema(tree) as z.ZodType<Record<string, unknown>>;
  schemas.set(entity, schema);
  return schema;
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
