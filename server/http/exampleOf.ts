/** As much of JSON Schema as answers are printed in. */
export interface Schema {
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The example that a printed schema shows, or one made of those of its parts; undefined where a text shows none. */
export function exampleOf(schema: Schema): unknown {
  const [shown = schema.const ?? schema.enum?.[0]] = schema.examples ?? [];
  if (shown !== undefined) return shown;
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, exampleOf(part)]),
      );
    case 'array':
      return [exampleOf(schema.items ?? {})];
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return false;
    default:
      return undefined;
  }
}
