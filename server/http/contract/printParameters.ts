import { z } from 'zod';
import { parameterWords } from '../../../resources/calls/parameterWords.ts';
import type { Printer } from './Printer.ts';
import type { Schema } from './Schema.ts';

/** Parameters of path or query, each with what it means and an example that its own schema takes. */
export function printParameters(schema: z.ZodType, { print, components, words }: Printer): Schema {
  const printed = print(schema, 'input');
  const properties = Object.entries(printed.properties ?? {}).map(([name, parameter]): [string, Schema] => {
    const { description = words.parameter(name), examples: own = [], ...named } = parameter;
    // What prints the document says nothing of a parameter beside the name of its schema.
    const said = components.resolve(named);
    return [
      name,
      { ...said, description, examples: [own[0] ?? exampleFor(said, parameterWords[name]?.example)] },
    ];
  });
  return { ...printed, properties: Object.fromEntries(properties) };
}

/** The usual example where it is one here too; else what the schema names itself. */
function exampleFor(schema: Schema, usual: unknown): unknown {
  const choices = schema.enum ?? schema.anyOf?.flatMap((one) => one.enum ?? []) ?? [];
  const isOne = choices.length === 0 || choices.includes(usual);
  // A schema that is printed can be read again.
  return isOne && z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(usual).success
    ? usual
    : (schema.default ?? choices[0] ?? String(usual));
}
