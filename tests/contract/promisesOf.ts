import type { Contract, Operation } from '../setup/contractOf.ts';

/** As much of JSON Schema as promises are read from. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/** `<` is what may be sent, `>` what is answered. */
type Way = '<' | '>';

/**
 * What clients may rely on, a line for each promise: one that is gone breaks them, a new one does not. What has to be
 * sent begins with `!`: there it is the new line that breaks them. Calls that open to persons alone promise nothing, as
 * their screens come with them.
 */
export function promisesOf(contract: Contract): string[] {
  const lines = new Set<string>();
  const schemas = contract.components.schemas as Record<string, Schema>;
  const known = new Set<string>();

  function refer(ref: string, way: Way): string {
    const name = ref.split('/').at(-1) ?? '';
    const key = `${name} ${way}`;
    if (!known.has(key)) {
      known.add(key);
      const schema = schemas[name] ?? {};
      if (schema.properties) tell(schema, name, way);
      else for (const type of typesOf(schema, name, way)) lines.add(`${name} ${way} ${type}`);
    }
    return name;
  }

  /** The types of a schema, whose parts are told under the name of their place. */
  function typesOf(schema: Schema, place: string, way: Way): string[] {
    if (schema.$ref) return [refer(schema.$ref, way)];
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return [...new Set(choices.flatMap((choice) => typesOf(choice, place, way)))];
    const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    const named = values && Object.keys(schemas).find((name) => isAlike(schemas[name]?.enum, values));
    if (named && named !== place) return [refer(named, way)];
    if (values) return way === '<' ? values.map((value) => JSON.stringify(value)) : ['one of several'];
    if (schema.items) return typesOf(schema.items, place, way).map((type) => `${type}[]`);
    if (schema.properties) tell(schema, place, way);
    return [schema.type ?? 'any'].flat();
  }

  function tell(
    { properties = {}, required = [], additionalProperties }: Schema,
    place: string,
    way: Way,
  ): void {
    for (const [name, part] of Object.entries(properties)) {
      const at = `${place}.${name}`;
      const types = typesOf(part, at, way).toSorted();
      if (way === '<') for (const type of types) lines.add(`${at} < ${type}`);
      else lines.add(`${at} > ${types.join(' | ')}`);
      if (!required.includes(name)) continue;
      lines.add(way === '<' ? `! ${at}` : `${at} > always`);
    }
    if (typeof additionalProperties === 'object') typesOf(additionalProperties, `${place}.*`, way);
  }

  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods))
      if (opensToMachines(operation)) tellOperation(`${method.toUpperCase()} ${path}`, operation);

  function tellOperation(address: string, { operationId, security = [], ...operation }: Operation): void {
    lines.add(`${operationId} is ${address}`);
    for (const one of security) lines.add(`${operationId} opens by ${JSON.stringify(one)}`);
    const all = (operation.parameters ?? []).map((one) => resolved(contract, one));
    for (const { in: where, name, schema, required } of all) {
      const at = `${operationId}.${where}.${name}`;
      for (const type of typesOf(schema as Schema, at, '<')) lines.add(`${at} < ${type}`);
      if (required) lines.add(`! ${at}`);
    }
    for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
      for (const kind of typesOf(schema as Schema, `${operationId}.body`, '<'))
        lines.add(`${operationId} < ${type} ${kind}`);
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (!/^[23]/.test(status)) continue;
      for (const header of Object.keys(answer.headers ?? {}))
        lines.add(`${operationId} > ${status} ${header}`);
      if (!answer.content) lines.add(`${operationId} > ${status}`);
      for (const [type, { schema }] of Object.entries(answer.content ?? {})) {
        const kinds = typesOf(schema as Schema, `${operationId}.${status}`, '>');
        lines.add(`${operationId} > ${status} ${type} ${kinds.toSorted().join(' | ')}`);
      }
    }
  }

  return [...lines].toSorted();
}

function isAlike(choices: unknown[] | undefined, values: unknown[]): boolean {
  return choices?.join() === values.join();
}

/** Is a call one that programs make? Whoever signs in as a person has screens for all else. */
export function opensToMachines({ security = [] }: Pick<Operation, 'security'>): boolean {
  return security.length === 0 || security.some((one) => 'key' in one);
}

function resolved(contract: Contract, parameter: NonNullable<Operation['parameters']>[number]) {
  const { $ref } = parameter as { $ref?: string };
  const shared = contract.components.parameters as Record<string, typeof parameter>;
  return ($ref && shared[$ref.split('/').at(-1) ?? '']) || parameter;
}
