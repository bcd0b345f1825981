import { z } from 'zod';
import type { Entity } from '../entity.ts';
import { asStored, hasTexts, schemaOf, spokenSchemaOf } from '../schemaOf.ts';
import type { Row } from '../shape.ts';
import { orUnreadable } from '../orUnreadable.ts';
import { asRecord } from './recordShape.ts';

/**
 * A record as it is read, in all languages or in one; one that cannot be read says so (behaviour B210).
 * @param members what it may say beyond its fields
 */
export function readSchemaOf(
  entity: Pick<Entity, 'fields' | 'name' | 'example'>,
  members: Record<string, z.ZodType> = {},
): z.ZodType<Row> {
  const stored = asStored(entity);
  const whole = withMembers(schemaOf(stored), members);
  const answered = orUnreadable(
    hasTexts(entity.fields) ? [whole, withMembers(spokenSchemaOf(stored), members)] : [whole],
  );
  return asRecord(answered, { entity, use: 'read' });
}

/** A list of records as it is read. */
export function recordsOf(entity: Entity) {
  return z.array(readSchemaOf(entity));
}

function withMembers(schema: z.ZodType<Row>, members: Record<string, z.ZodType>): z.ZodType<Row> {
  if (!(schema instanceof z.ZodObject)) return schema;
  const optional = Object.entries(members).map(([name, member]) => [name, member.optional()]);
  return schema.extend(Object.fromEntries(optional));
}
