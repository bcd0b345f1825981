import { issueOf } from '../../../../resources/issueOf.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { fieldSchema } from '../../../../resources/kinds/validation.ts';
import type { CellValue } from '../CellValue.ts';

/** Something about one value; a warning does not keep it from being imported. */
export interface ValueIssue {
  severity: 'error' | 'warning';
  code: string;
  values?: Record<string, string | number>;
  suggestion?: string | null;
}

/** A value as stored, or why there is none. Values of lists come as lists. */
export interface ReadValue {
  value?: unknown;
  issues?: ValueIssue[];
}

/** A value that cannot be taken. */
export function fault(
  code: string,
  values: ValueIssue['values'] = {},
  suggestion: string | null = null,
): ReadValue {
  return { issues: [{ severity: 'error', code, values, suggestion }] };
}

/** A value against the one validation of its field. */
export function checked(field: Field, value: unknown): ReadValue {
  const schema = schemas.get(field) ?? remember(field);
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { value: result.data };
  return {
    issues: result.error.issues
      .flatMap(issueOf)
      .map(({ code, values }) => ({ severity: 'error', code, values })),
  };
}

const schemas = new WeakMap<Field, ReturnType<typeof fieldSchema>>();

function remember(field: Field) {
  const schema = fieldSchema(field);
  schemas.set(field, schema);
  return schema;
}

/** Line ends of one kind, and no soft hyphens: they are of the file, not of the text. */
export function textOf(given: CellValue): string {
  return given.text.replace(/\r\n?/g, '\n').replaceAll('\u00ad', '');
}
