import { z } from 'zod';
import type { RecordShape, RecordUse } from '../../../resources/calls/recordShape.ts';
import { membersOf } from '../../../resources/calls/included.ts';
import { languageUsed } from '../../../resources/inLanguage.ts';
import { fieldSchema, languageSaid, mostOfMany } from '../../../resources/kinds/validation.ts';
import type { Field, ObjectField } from '../../../resources/kinds/field.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { hasTexts, unshaped } from '../../../resources/schemaOf.ts';
import { unreadable } from '../../../resources/unreadable.ts';
import type { Printer } from './Printer.ts';
import type { Schema } from './Schema.ts';
import { textsRead, textsWritten } from './textsSchema.ts';

type Branch = Map<string, Branch | { schema: Schema; isRequired: boolean }>;

/** Such as `Product`, `ProductWrite`, `ProductPart`. */
export function nameOfRecord({ entity: { name }, use }: RecordShape): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${{ read: '', write: 'Write', part: 'Part' }[use]}`;
}

/** A record of an entity as its declaration says it, in the nesting of the API. */
export function recordSchema(shape: RecordShape, printer: Printer): Schema {
  const { entity, use } = shape;
  const root: Branch = new Map();
  const prints = { use, printer, fields: entity.fields, entity: entity.name };
  for (const [name, field] of Object.entries(entity.fields))
    plant(root, (field.at ?? name).split('.'), {
      schema: named(orNull(printField(field, [name], prints), field, use), field, [name], prints),
      isRequired: field.required === true && !field.readOnly && use !== 'part',
    });
  const isStored = use === 'read';
  for (const [name, schema] of Object.entries(systemFields(printer)))
    root.set(name, { schema: { ...schema, readOnly: true }, isRequired: isStored && name === 'version' });
  // It is one component wherever it is answered, also where nobody can ask for them.
  for (const [name, member] of Object.entries(isStored ? membersOf(entity.name) : {}))
    root.set(name, { schema: printer.print(member, 'output'), isRequired: false });
  if (isStored) root.set(unreadable, { schema: faults(printer), isRequired: false });
  const isSpoken = isStored && hasTexts(entity.fields);
  const schema = schemaOfBranch(root, isSpoken ? { [languageUsed]: spoken(printer) } : {});
  return entity.example
    ? { ...schema, examples: [{ ...entity.example, ...(isStored && storedExample) }] }
    : schema;
}

function systemFields({ words }: Printer): Record<string, Schema> {
  const { version, createdAt, updatedAt } = words.all.schemas;
  return {
    version: { type: 'integer', description: version, examples: [3] },
    createdAt: { type: 'string', format: 'date-time', description: createdAt },
    updatedAt: { type: 'string', format: 'date-time', description: updatedAt },
  };
}

const storedExample = {
  version: 3,
  createdAt: '2026-01-31T08:15:00.000Z',
  updatedAt: '2026-01-31T08:15:00.000Z',
};

interface Prints {
  use: RecordUse;
  printer: Printer;
  /** Those beside which the field stands. */
  fields: Readonly<Record<string, Field>>;
  /** The name of the entity. */
  entity: string;
}

/** The names that lead to a field: its own, and behind it those of parts of objects. */
type Names = readonly [string, ...string[]];

/** A field that may be missing is left out of answers; sent, `null` says the same. */
function orNull(schema: Schema, field: Field, use: RecordUse): Schema {
  if (use === 'read' || field.readOnly || (field.required && use === 'write')) return schema;
  return { anyOf: [schema, { type: 'null' }] };
}

/** The field says what people call it, and what they call the choices that it offers (behaviour B736). */
function named(schema: Schema, field: Field, [name, ...parts]: Names, { entity, printer }: Prints): Schema {
  const { label } = printer.words;
  const called = label([entity, parts.length > 0 ? 'parts' : 'fields', name, ...parts].join('.'));
  const choices = (field.kind === 'choice' ? field.choices : []).flatMap((choice) => {
    const said = label(`${entity}.choices.${parts.at(-1) ?? name}.${choice}`);
    return said === undefined || said === choice ? [] : [`\`${choice}\` ${said}`];
  });
  const description = [called, choices.join(', '), schema.description].filter(Boolean).join(': ');
  return description ? { ...schema, description } : schema;
}

function printField(field: Field, names: Names, prints: Prints): Schema {
  const printed = ofItsKind(field, names, prints);
  return field.readOnly ? { ...printed, readOnly: true } : printed;
}

function ofItsKind(field: Field, names: Names, prints: Prints): Schema {
  const { use, printer, fields } = prints;
  switch (field.kind) {
    case 'translated':
      return use === 'read' || field.readOnly ? textsRead(printer) : textsWritten(printer);
    case 'derived':
      return printField({ ...sourceOf(field.from, fields), readOnly: true }, names, prints);
    case 'object':
      return ofObject(field, names, prints);
    default: {
      const schema = printer.print(
        fieldSchema({ ...(use === 'write' ? field : unshaped(field)), required: true, readOnly: false }),
        'input',
      );
      const isFetched = use === 'part' && field.kind === 'image' && field.many && field.imported;
      return isFetched ? { ...schema, items: { anyOf: [schema.items ?? {}, fetched(printer)] } } : schema;
    }
  }
}

/** Pictures that an import names by address (behaviour B649). */
function fetched({ words }: Printer): Schema {
  return { type: 'string', format: 'uri', description: words.all.schemas.fetched };
}

/** Inside of an object nothing is left out: what is missing may be said to be null. */
function ofObject({ fields, many }: ObjectField, names: Names, prints: Prints): Schema {
  const parts = Object.entries(fields).map(([name, field]): [string, Schema] => {
    const within: Names = [...names, name];
    const printed = printField(field, within, { ...prints, fields });
    const whole = field.required ? printed : { anyOf: [printed, { type: 'null' }] };
    return [name, named(whole, field, within, prints)];
  });
  const object: Schema = {
    type: 'object',
    properties: Object.fromEntries([
      ...parts,
      ...(prints.use === 'read' && hasTexts(fields) ? [[languageUsed, spoken(prints.printer)]] : []),
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

function faults({ components, words }: Printer): Schema {
  return components.refer('Unreadable', () => ({
    description: words.all.schemas.unreadable,
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

function spoken({ components, words }: Printer): Schema {
  const { [languageUsed]: said } = languageSaid;
  return components.refer('LanguageUsed', () => ({
    ...(z.toJSONSchema(said ?? z.unknown()) as Schema),
    description: words.all.schemas.languageUsed,
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
