import type { ObjectField } from '../../resources/kinds/field.ts';
import { fieldSchema } from '../../resources/kinds/validation.ts';
import { unshaped } from '../../resources/schemaOf.ts';

/** The parts of a stored list that can be shown: one that cannot be read fails no page (behaviour B210). */
export function soundParts<Part>(field: ObjectField, parts: readonly Part[]): Part[] {
  const schema = fieldSchema(unshaped({ ...field, many: false, required: true }));
  return parts.filter((part) => schema.safeParse(part).success);
}
