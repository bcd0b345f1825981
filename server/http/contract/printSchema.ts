import { z } from 'zod';
import { languages } from '../../../resources/language/languages.ts';
import { platformKeys } from '../../../resources/platform/platforms.ts';
import { shapeOf } from '../../../resources/calls/recordShape.ts';
import { nameOfRecord, recordSchema } from './recordSchema.ts';
import { textsRead, textsWritten } from './textsSchema.ts';
import type { Components } from './Components.ts';
import type { Print, Printer } from './Printer.ts';
import type { Schema } from './Schema.ts';
import type { Words } from './words/Words.ts';

/** Prints schemas of zod as the contract has them: what has a name of its own is kept once, and led to. */
export function printerWith(components: Components, words: Words): Printer {
  const print: Print = (schema, io) => {
    const { $schema: _, ...printed } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const record = shapeOf(zodSchema);
        const told = z.globalRegistry.get(zodSchema) ?? {};
        const { component, field } = told;
        // Printed of zod, it is what `Schema` names of it; the types of zod are wider.
        const found = jsonSchema as Schema;
        delete jsonSchema.german;
        const said = words.schema(told);
        if (said !== undefined) found.description = said;
        if (record)
          replace(
            found,
            components.refer(nameOfRecord(record), () => recordSchema(record, printer)),
          );
        else if (field === 'translated')
          replace(found, io === 'input' ? textsWritten(printer) : textsRead(printer));
        else if (field === 'gtin') replace(found, gtin(words));
        else if (choiceOf(found.enum)) replace(found, choice(found, components));
        else if (component) replace(found, named(found, component, components));
      },
    });
    // See above.
    return printed as Schema;
  };
  const printer: Printer = { print, components, words };
  return printer;
}

function gtin({ all }: Words): Schema {
  return {
    type: 'string',
    pattern: '^\\d{8}(\\d{4,6})?$',
    description: all.schemas.gtin,
    examples: ['07612345678900'],
  };
}

/** Choices that stand in very many places are kept under a name. */
const choices: Readonly<Record<string, readonly string[]>> = { Platform: platformKeys, Language: languages };

function choiceOf(values: unknown[] = []): string | undefined {
  return Object.keys(choices).find((name) => choices[name]?.join() === values.join());
}

function choice({ enum: values }: Schema, components: Components): Schema {
  return components.refer(choiceOf(values) ?? '', () => ({
    type: 'string',
    ...(values && { enum: values }),
  }));
}

/** What is said at this place alone, such as an example of its own, stays there. */
function named(found: Schema, name: string, components: Components): Schema {
  const { component: _, ...whole }: Schema & { component?: string } = found;
  const ref = components.refer(name, () => whole);
  const isOwn = JSON.stringify(components.resolve(ref).examples) !== JSON.stringify(whole.examples);
  return { ...ref, ...(isOwn && whole.examples && { examples: whole.examples }) };
}

function replace(schema: Schema, by: Schema): void {
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, by);
}
