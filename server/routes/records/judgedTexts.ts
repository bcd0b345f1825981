import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Entity } from '../../../resources/entity.ts';
import { readSchemaOf } from '../../../resources/calls/readRecord.ts';
import type { Row } from '../../../resources/shape.ts';

/** Some three megabytes of names. */
const mostNames = 30_000;

/** Says of records of an entity, as the database writes them, how they are answered. */
export interface JudgedTexts {
  /** The text itself where all of its records are as their declaration says; each version of a record is judged once. */
  answer(text: string, stored: readonly string[]): string;
}

/**
 * A record that is not as its declaration says is answered with what is wrong with it (behaviour B210), so each is judged
 * before it is answered. That a version of a row has passed is remembered under its name: from then on the text of the
 * database is the answer, without being read here.
 */
export function judgedTexts(entity: Pick<Entity, 'fields' | 'name' | 'example'>): JudgedTexts {
  const schema: z.ZodType<Row> = readSchemaOf(entity);
  const sound = new LRUCache<string, true>({ max: mostNames });

  function judged(record: Row, name: string): Row {
    if (sound.has(name)) return record;
    const answered = schema.parse(record);
    if (isDeepStrictEqual(answered, record)) sound.set(name, true);
    return answered;
  }

  return {
    answer(text, stored) {
      if (stored.every((name) => sound.get(name))) return text;
      const read: Row | Row[] = JSON.parse(text);
      return JSON.stringify(
        Array.isArray(read)
          ? read.map((record, place) => judged(record, stored[place] ?? ''))
          : judged(read, stored[0] ?? ''),
      );
    },
  };
}
