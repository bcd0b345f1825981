import { z } from 'zod';
import { category } from '../entities/category.ts';
import { mapping } from '../entities/mapping.ts';
import { orgaConnection } from '../entities/orgaConnection.ts';
import { readSchemaOf, recordsOf } from './readRecord.ts';
import { series } from './statistic.ts';

const { sid, name } = category.fields;

/** A category by its name, beside another one. */
export const namedCategory = { name: 'namedCategory', fields: { sid, name } };
const namedCategories = z.array(readSchemaOf(namedCategory));

/** What other records say of a company, and where a category hangs on the platform of the host (behaviour B211). */
export const included = {
  orga: { connection: recordsOf(orgaConnection), statistic: series, mapping: recordsOf(mapping) },
  category: { children: namedCategories, pathFromRoot: namedCategories },
};

/** The members that the call reading one record of an entity can be asked for; none for most. */
export function membersOf(entity: string): Record<string, z.ZodType> {
  return Object.entries(included).find(([name]) => name === entity)?.[1] ?? {};
}

/** `include` of a query: names with commas between them. */
export function includeQuery(names: readonly string[]) {
  return z
    .string()
    .max(200)
    .transform((typed) => typed.split(','))
    .pipe(z.array(z.enum(names)));
}
