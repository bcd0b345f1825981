import fc from 'fast-check';

/** As much of JSON Schema as the contract uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Texts that have broken programs before, and names of things that are there. */
const texts = fc.oneof(
  fc.constantFrom('alpenfenster', 'f1', 'fenster', 'huelle', 'root_category', 'de', 'CH', 'all', 'neu', '1'),
  fc.constantFrom(
    '',
    ' ',
    "'",
    "x' or 1=1; --",
    '%',
    '_',
    '\\',
    '..',
    '../../etc/passwd',
    '\u0000',
    '\ud800',
    '\u202e',
    'ß\u0301',
    '__proto__',
    'constructor',
    '[0,24]',
    '["sid","ASC"]',
    '["__proto__","DESC"]',
    '{"orgaSid":"alpenfenster"}',
    '{"sid":null}',
    '{"productInfo.title":["x"],"popularity":"x","missing":["x"]}',
    '[99999999999999999999,1e400]',
    'NaN',
    '-1',
    '1e9',
    '9'.repeat(30),
    'a'.repeat(300),
    '2026-02-30',
    '0000-01-01',
    'toString',
    '=1+1',
    '<script>',
    '${7*7}',
  ),
  fc.string({ maxLength: 20, unit: 'binary' }),
);

const numbers = fc.oneof(
  fc.integer({ min: -2, max: 30 }),
  fc.constantFrom(0.5, -0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
);

/** Values of the schema, and now and then something else. */
export function valuesOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, depth) }, { weight: 1, arbitrary: anything });
}

const anything = fc.oneof(texts, numbers, fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

function fitting(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { type, pattern, minimum, maximum, items, properties } = schema;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, depth)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitting({ ...schema, type: one }, depth)));
  switch (type) {
    case 'string':
      return pattern ? fc.oneof(fc.stringMatching(new RegExp(pattern)), texts) : texts;
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: minimum ?? -5, max: Math.min(maximum ?? 1000, 1000) }), numbers);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return depth > 4 ? fc.constant([]) : fc.array(valuesOf(items ?? {}, depth + 1), { maxLength: 3 });
    case 'object': {
      const known = Object.entries(properties ?? {}).map(([name, property]) => [
        name,
        valuesOf(property, depth + 1),
      ]);
      return fc.record(Object.fromEntries(known), {
        requiredKeys: (schema.required ?? []).filter((name) => name in (properties ?? {})) as never[],
      });
    }
    default:
      return anything;
  }
}
