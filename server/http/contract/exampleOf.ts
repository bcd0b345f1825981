import type { Components } from './Components.ts';
import type { Schema } from './Schema.ts';

/** What a body shows beside its schema: nothing where the component that it leads to shows it. */
export function shownExample(schema: Schema, components: Components): { example?: unknown } {
  if (schema.$ref && components.resolve(schema).examples) return {};
  return { example: exampleOf(schema, components) };
}

/** The example that a printed schema shows, or one made of those of its parts; undefined where a text shows none. */
export function exampleOf(schema: Schema, components: Components): unknown {
  const whole = components.resolve(schema);
  const [shown = whole.const ?? whole.enum?.[0]] = schema.examples ?? whole.examples ?? [];
  if (shown !== undefined) return shown;
  const [choice] = whole.anyOf ?? whole.oneOf ?? [];
  if (choice) return exampleOf(choice, components);
  switch (whole.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(whole.properties ?? {}).map(([name, part]) => [name, exampleOf(part, components)]),
      );
    case 'array':
      return [exampleOf(whole.items ?? {}, components)];
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return false;
    default:
      return undefined;
  }
}
