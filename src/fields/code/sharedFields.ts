import type { NamedByCode } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';

/** The filter of the other records by what they share with this one; what this one does not say narrows nothing. */
export function sharedFields({ within = [] }: Pick<NamedByCode, 'within'>, row: Row): Record<string, string> {
  return Object.fromEntries(
    within.flatMap((name) => {
      const value = row[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
