import { z } from 'zod';
import type { Entity } from './entity.ts';
import type { Field } from './kinds/field.ts';
import { fieldSchema, languageSaid, spokenSchema } from './kinds/validation.ts';
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

/**
 * A thing as it is read or sent back: what is stored is answered, whatever is asked of those who write by now. So
 * without the rules of the entity and without the shapes of its texts.
 */
export function asStored({ fields }: Shaped): Shaped {
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, unshaped(field)])),
  };
}

const parts = new WeakMap<Shaped, Shaped>();

/** A part of a record, of which nothing has to be there: without the rules, which look at the whole. */
export function asPart<E extends Shaped>(entity: E): E {
  const known = parts.get(entity) as E | undefined;
  if (known) return known;
  const fields = Object.entries(entity.fields).map(([name, field]) => [name, { ...field, required: false }]);
  const part = { ...entity, rules: undefined, fields: Object.fromEntries(fields) as Record<string, Field> };
  parts.set(entity, part);
  return part;
}

function unshaped(field: Field): Field {
  if (field.kind === 'object') return { ...field, ...asStored(field) };
  if (field.kind !== 'text') return field;
  const { shape: _, ...text } = field;
  return text;
}

/** The schema of a thing as it is read in one language (see `inLanguage`). */
export function spokenSchemaOf({ fields }: Shaped): z.ZodType<Record<string, unknown>> {
  const tree: Tree = {};
  for (const [name, field] of Object.entries(fields))
    plant(tree, (field.at ?? name).split('.'), spokenSchema(field));
  for (const name of systemFields) tree[name] = z.unknown().optional();
  return toSchema(tree, languageSaid) as z.ZodType<Record<string, unknown>>;
}

/** Does a thing say anything in languages? */
export function hasTexts(fields: Record<string, Field>): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'translated' || (field.kind === 'object' && hasTexts(field.fields)),
  );
}

function keepRules(entity: Shaped) {
  return (record: Record<string, unknown>, context: z.RefinementCtx) => {
    const row = flatten(entity, record);
    for (const rule of entity.rules ?? [])
      for (const { path, code, values } of rule(row)) {
        const [field = '', ...within] = path.split('.');
        const place = (entity.fields[field]?.at ?? field).split('.');
        context.addIssue({
          code: 'custom',
          message: code,
          path: [...place, ...within],
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

/** @param besides what may stand at every step beside its fields */
function toSchema(tree: Tree, besides: Record<string, z.ZodType> = {}): z.ZodType {
  const shape = Object.fromEntries(
    Object.entries(tree).map(([name, branch]) => [
      name,
      branch instanceof z.ZodType ? branch : toSchema(branch, besides),
    ]),
  );
  const branch = z.strictObject({ ...shape, ...besides });
  return branch.safeParse({}).success ? branch.optional() : branch;
}
