import type { Entity } from './entity.ts';
import type { Kind } from './kinds/field.ts';

/** The member of a list's filter that is what somebody types to find records (behaviour B476). No field is called so. */
export const textWord = 'q';

/** Kinds whose values are words that people know records by. */
const worded: readonly Kind[] = ['text', 'translated', 'code', 'gtin'];

/** The fields of an entity in which a typed text is looked for: title, key, and whatever else of words lists are narrowed by. */
export function lookedThrough({ fields, title, key }: Pick<Entity, 'fields' | 'title' | 'key'>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isKnownBy = name === title || key.includes(name) || field.filterable || field.kind === 'gtin';
    // By the code of another record that one is found.
    const isOther = field.kind === 'code' && field.names !== undefined;
    return isKnownBy && !isOther && worded.includes(field.kind) ? [name] : [];
  });
}
