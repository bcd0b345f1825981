import { z } from 'zod';
import type { RecordShape, RecordUse } from '../../../resources/calls/recordShape.ts';
import { languageUsed } from '../../../resources/inLanguage.ts';
import { fieldSchema, languageSaid, mostOfMany } from '../../../resources/kinds/validation.ts';
import type { Field, ObjectField } from '../../../resources/kinds/field.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { hasTexts, unshaped } from '../../../resources/schemaOf.ts';
import { unreadable } from '../../../resources/unreadable.ts';
import type { Components } from './Components.ts';
import type { Print } from './Printer.ts';
import type { Schema } from './Schema.ts';
import { textsRead, textsWritten } from './textsSchema.ts';

type Branch = Map<string, Branch | { schema: Schema; isRequired: boolean }>;

/** Such as `Product`, `ProductWrite`, `ProductPart`. */
export function nameOfRecord({ entity: { name }, use }: RecordShape): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${{ read: '', write: 'Write', part: 'Part' }[use]}`;
}

/** A record of an entity as its declaration says it, in the nesting of the API. */
export function recordSchema(shape: RecordShape, components: Components, print: Print): Schema {
  const { entity, use, members = {} } = shape;
  const root: Branch = new Map();
  const prints = { use, components, print, fields: entity.fields };
  for (const [name, field] of Object.entries(entity.fields))
    plant(root, (field.at ?? name).split('.'), {
      schema: orNull(printField(field, prints), field, use),
      isRequired: field.required === true && !field.readOnly && use !== 'part',
    });
  const isStored = use === 'read';
  for (const [name, schema] of Object.entries(systemFields))
    root.set(name, { schema: { ...schema, readOnly: true }, isRequired: isStored && name === 'version' });
  for (const [name, member] of Object.entries(members))
    root.set(name, { schema: print(member, 'output'), isRequired: false });
  if (isStored) root.set(unreadable, { schema: faults(components), isRequired: false });
  const isSpoken = isStored && hasTexts(entity.fields);
  const schema = schemaOfBranch(root, isSpoken ? { [languageUsed]: spoken(components) } : {});
  return entity.example
    ? { ...schema, examples: [{ ...entity.example, ...(isStored && storedExample) }] }
    : schema;
}

const systemFields: Readonly<Record<string, Schema>> = {
  version: { type: 'integer', description: 'Counts its changes; `If-Match` names it.', examples: [3] },
  createdAt: { type: 'string', format: 'date-time', description: 'When it was made.' },
  updatedAt: { type: 'string', format: 'date-time', description: 'When it was changed last.' },
};

const storedExample = {
  version: 3,
  createdAt: '2026-01-31T08:15:00.000Z',
  updatedAt: '2026-01-31T08:15:00.000Z',
};

interface Prints {
  use: RecordUse;
  components: Components;
  print: Print;
  /** Those beside which the field stands. */
  fields: Readonly<Record<string, Field>>;
}

/** A field that may be missing is left out of answers; sent, `null` says the same. */
function orNull(schema: Schema, field: Field, use: RecordUse): Schema {
  if (use === 'read' || field.readOnly || (field.required && use === 'write')) return schema;
  return { anyOf: [schema, { type: 'null' }] };
}

function printField(field: Field, prints: Prints): Schema {
  const printed = ofItsKind(field, prints);
  return field.readOnly ? { ...printed, readOnly: true } : printed;
}

function ofItsKind(field: Field, prints: Prints): Schema {
  const { use, components, print, fields } = prints;
  switch (field.kind) {
    case 'translated':
      return use === 'read' || field.readOnly ? textsRead(components) : textsWritten(components);
    case 'derived':
      return printField({ ...sourceOf(field.from, fields), readOnly: true }, prints);
    case 'object':
      return ofObject(field, prints);
    default: {
      const schema = print(
        fieldSchema({ ...(use === 'write' ? field : unshaped(field)), required: true, readOnly: false }),
        'input',
      );
      const isFetched = use === 'part' && field.kind === 'image' && field.many && field.imported;
      return isFetched ? { ...schema, items: { anyOf: [schema.items ?? {}, fetched] } } : schema;
    }
  }
}

/** Pictures that an import names by address (behaviour B649). */
const fetched: Schema = {
  type: 'string',
  format: 'uri',
  description: 'Where it lies in the web: it is fetched after the import.',
};

/** Inside of an object nothing is left out: what is missing may be said to be null. */
function ofObject({ fields, many }: ObjectField, prints: Prints): Schema {
  const parts = Object.entries(fields).map(([name, field]): [string, Schema] => {
    const printed = printField(field, { ...prints, fields });
    return [name, field.required ? printed : { anyOf: [printed, { type: 'null' }] }];
  });
  const object: Schema = {
    type: 'object',
    properties: Object.fromEntries([
      ...parts,
      ...(prints.use === 'read' && hasTexts(fields) ? [[languageUsed, spoken(prints.components)]] : []),
    ]),
    required: Object.entries(fields).flatMap(([name, { required, readOnly }]) =>
      required && !readOnly ? [name] : [],
    ),
    additionalProperties: false,
  };
  return many ? { type: 'array', items: object, maxItems: mostOfMany } : object;
}

/** The field of the other entity from which one is derived: `<reference field>.<field of the other entity>`. */
function sourceOf(from: string, fields: Prints['fields']): Field {
  const [reference = '', name = ''] = from.split('.');
  const field = fields[reference];
  const source = field?.kind === 'reference' ? entityNamed(field.to).fields[name] : undefined;
  if (!source) throw new Error(`No field is at "${from}", from which another one is said to be derived.`);
  return source;
}

function faults(components: Components): Schema {
  return components.refer('Unreadable', () => ({
    description:
      'What is wrong with a record that was stored when less was asked; such a place may not fit its schema.',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        path: { type: 'string' },
        code: { type: 'string' },
        values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      },
      required: ['path', 'code'],
      additionalProperties: false,
    },
    readOnly: true,
  }));
}

function spoken(components: Components): Schema {
  const { [languageUsed]: said } = languageSaid;
  return components.refer('LanguageUsed', () => ({
    ...(z.toJSONSchema(said ?? z.unknown()) as Schema),
    description: 'With `language`: of which language the texts beside it are.',
  }));
}

function plant(
  branch: Branch,
  [step = '', ...rest]: string[],
  leaf: { schema: Schema; isRequired: boolean },
): void {
  if (rest.length === 0) {
    branch.set(step, leaf);
    return;
  }
  const next = branch.get(step) ?? new Map();
  branch.set(step, next);
  if (next instanceof Map) plant(next, rest, leaf);
}

/** @param besides what may stand at every step beside its fields */
function schemaOfBranch(branch: Branch, besides: Record<string, Schema>): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, part] of branch) {
    const schema = part instanceof Map ? schemaOfBranch(part, besides) : part.schema;
    properties[name] = schema;
    if (part instanceof Map ? (schema.required ?? []).length > 0 : part.isRequired) required.push(name);
  }
  return { type: 'object', properties: { ...properties, ...besides }, required, additionalProperties: false };
}
