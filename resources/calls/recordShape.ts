import type { z } from 'zod';
import type { Entity } from '../entity.ts';

/** How a record stands in a call: as it is answered, as it is sent whole, or as a part of which nothing has to be there. */
export type RecordUse = 'read' | 'write' | 'part';

/** What the contract is told of a schema that holds a record of an entity: it prints the declaration in its place. */
export interface RecordShape {
  entity: Pick<Entity, 'fields' | 'name' | 'example'>;
  use: RecordUse;
}

/** Not among what zod knows of schemas (`meta`): its types would follow each of ours into the last part. */
const shapes = new WeakMap<z.core.$ZodType, RecordShape>();

/** Tells the contract that a schema holds records; it validates as before. */
export function asRecord<S extends z.ZodType>(schema: S, shape: RecordShape): S {
  const told = schema.clone();
  shapes.set(told, shape);
  return told;
}

/** What was told of a schema, or of the one that it says more of, such as an example. */
export function shapeOf(schema: z.core.$ZodType): RecordShape | undefined {
  const { parent } = schema._zod;
  return shapes.get(schema) ?? (parent && shapeOf(parent));
}
