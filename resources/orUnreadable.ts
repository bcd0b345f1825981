import { z } from 'zod';
import { faultsOf } from './faultsOf.ts';
import { getAt, isRow, type Row } from './shape.ts';
import { unreadable, type Unreadable } from './unreadable.ts';

const told: z.ZodType<Unreadable> = z.array(
  z.strictObject({
    path: z.string(),
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
);

/**
 * A record as one of these schemas has it; one that fits none, such as one from a time when less was asked, with what is
 * wrong with it, so that it can be repaired and fails no list. What no schema of its kind could hold is left out.
 */
export function orUnreadable(schemas: readonly [z.ZodType<Row>, ...z.ZodType<Row>[]]): z.ZodType<Row> {
  const marked = z
    .unknown()
    .transform((record) => (isRow(record) ? marking(record, schemas) : record))
    .pipe(z.looseObject({ [unreadable]: told }));
  return z.union([...schemas, marked]);
}

function marking(record: Row, schemas: readonly z.ZodType[]): Row {
  const [faults = []] = schemas
    .map((schema) => (schema.safeParse(record, { reportInput: true }).error?.issues ?? []).flatMap(faultsOf))
    .sort((one, other) => one.length - other.length);
  const held = structuredClone(record);
  // From the end, so that the places of a list hold.
  for (const { path, code } of faults.toReversed()) if (isUnheld(held, path, code)) takeAway(held, path);
  const said: Unreadable = faults.map(({ path, code, values }) => ({
    path,
    code,
    ...(values && { values }),
  }));
  return { ...held, [unreadable]: said };
}

const ofNoKind = new Set(['wrong-type', 'wrong-form', 'unknown-field']);

function isUnheld(record: Row, path: string, code: string): boolean {
  return ofNoKind.has(code) || getAt(record, path.split('.')) === null;
}

function takeAway(record: Row, path: string): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = getAt(record, steps);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (isRow(holder)) delete holder[last];
}
