import { z } from 'zod';
import { languages } from '../../../resources/language/languages.ts';
import { platformKeys } from '../../../resources/platform/platforms.ts';
import { shapeOf } from '../../../resources/calls/recordShape.ts';
import { nameOfRecord, recordSchema } from './recordSchema.ts';
import { textsRead, textsWritten } from './textsSchema.ts';
import type { Components } from './Components.ts';
import type { Print } from './Printer.ts';
import type { Schema } from './Schema.ts';

/** Prints schemas of zod as the contract has them: what has a name of its own is kept once, and led to. */
export function printSchemas(components: Components): Print {
  const print: Print = (schema, io) => {
    const { $schema: _, ...printed } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const record = shapeOf(zodSchema);
        const { component, field } = z.globalRegistry.get(zodSchema) ?? {};
        // Printed of zod, it is what `Schema` names of it; the types of zod are wider.
        const found = jsonSchema as Schema;
        if (record)
          replace(
            found,
            components.refer(nameOfRecord(record), () => recordSchema(record, components, print)),
          );
        else if (field === 'translated')
          replace(found, io === 'input' ? textsWritten(components) : textsRead(components));
        else if (field === 'gtin') replace(found, gtin);
        else if (choiceOf(found.enum)) replace(found, choice(found, components));
        else if (component) replace(found, named(found, component, components));
      },
    });
    // See above.
    return printed as Schema;
  };
  return print;
}

const gtin: Schema = {
  type: 'string',
  pattern: '^\\d{8}(\\d{4,6})?$',
  description: 'A GTIN of 8, 12, 13 or 14 digits; answered in 14.',
  examples: ['07612345678900'],
};

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
