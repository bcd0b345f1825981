import { z } from 'zod';
import type { Entity } from './entity.ts';
import type { Field, ObjectField } from './kinds/field.ts';
import { fieldSchema, languageSaid, spokenSchema } from './kinds/validation.ts';
import { faultsOfRules } from './faultsOfRules.ts';
import { rulesOf } from './rules/rulesOf.ts';
import { flatten, getAt, systemFields } from './shape.ts';

type Shaped = Pick<Entity, 'fields' | 'rules'>;
type Tree = { [name: string]: Tree | z.ZodType };

const schemas = new WeakMap<Shaped, z.ZodType<Record<string, unknown>>>();

/**
 * The schema of a record in the nesting of the API: strict, so that an unknown field is refused;
 * read-only and system fields are let through for the server to compare.
 */
export function schemaOf(entity: Shaped): z.ZodType<Record<string, unknown>> {
  const known = schemas.get(entity);
  if (known) return known;
  const tree: Tree = {};
  for (const [name, field] of Object.entries(entity.fields))
    plant(tree, (field.at ?? name).split('.'), fieldSchema(field));
  for (const name of systemFields) tree[name] = z.unknown().optional();
  const fields = toSchema(tree);
  const schema = rulesOf(entity).length > 0 ? fields.superRefine(keepRules(entity)) : fields;
  schemas.set(entity, schema);
  return schema;
}

/**
 * A record as it is read or sent back: what is stored is answered, whatever is asked of those who write by now. So
 * without the rules of the entity and without the shapes of its texts.
 */
export function asStored({ fields }: Shaped): Shaped {
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, unshaped(field)])),
  };
}

const parts = new WeakMap<Shaped, Shaped>();

/** A part of a record, of which nothing has to be there: without the rules, which look at the whole. */
export function asPart(entity: Shaped): Shaped {
  const known = parts.get(entity);
  if (known) return known;
  const fields = Object.entries(entity.fields).map(([name, field]): [string, Field] => [
    name,
    { ...(field.kind === 'object' ? withoutRules(field) : field), required: false },
  ]);
  const part = { fields: Object.fromEntries(fields) };
  parts.set(entity, part);
  return part;
}

/** A field as it may be stored from a time when less was asked: without the shapes of its texts. */
export function unshaped(field: Field): Field {
  if (field.kind === 'object') return { ...withoutRules(field), ...asStored(field) };
  if (field.kind !== 'text') return field;
  const { shape: _, ...text } = field;
  return text;
}

/** What blocks have to keep is asked of a record as a whole, and of those who write. */
function withoutRules({ areBlocks: _, ...field }: ObjectField): ObjectField {
  return field;
}

/** The schema of a record as it is read in one language (see `inLanguage`). */
export function spokenSchemaOf({ fields }: Shaped): z.ZodType<Record<string, unknown>> {
  const tree: Tree = {};
  for (const [name, field] of Object.entries(fields))
    plant(tree, (field.at ?? name).split('.'), spokenSchema(field));
  for (const name of systemFields) tree[name] = z.unknown().optional();
  return toSchema(tree, languageSaid);
}

/** Does a record say anything in languages? */
export function hasTexts(fields: Record<string, Field>): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'translated' || (field.kind === 'object' && hasTexts(field.fields)),
  );
}

function keepRules(entity: Shaped) {
  return (record: Record<string, unknown>, context: z.RefinementCtx) => {
    for (const { path, code, values } of faultsOfRules(entity, flatten(entity, record)))
      context.addIssue({
        code: 'custom',
        message: code,
        path: path.split('.'),
        input: getAt(record, path.split('.')),
        params: values,
      });
  };
}

function plant(tree: Tree, [step = '', ...rest]: string[], schema: z.ZodType): void {
  if (rest.length === 0) tree[step] = schema;
  else plant(branchAt(tree, step), rest, schema);
}

function branchAt(tree: Tree, step: string): Tree {
  const branch = (tree[step] ??= {});
  if (branch instanceof z.ZodType) throw new Error(`"${step}" is a field, so no other can stand within it.`);
  return branch;
}

/** @param besides what may stand at every step beside its fields */
function toSchema(tree: Tree, besides: Record<string, z.ZodType> = {}): z.ZodType<Record<string, unknown>> {
  const shape = Object.entries(tree).map(([name, branch]): [string, z.ZodType] => [
    name,
    branch instanceof z.ZodType ? branch : orAbsent(toSchema(branch, besides)),
  ]);
  return z.strictObject({ ...Object.fromEntries(shape), ...besides });
}

/** A branch in which nothing has to stand need not be there itself. */
function orAbsent(branch: z.ZodType): z.ZodType {
  return branch.safeParse({}).success ? branch.optional() : branch;
}
