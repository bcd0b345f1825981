import type { z } from 'zod';

/** A fault of a field: its code names a text under `validation` in the server texts. */
export interface FieldIssue {
  path: string;
  code: string;
  /** What the text fills in, such as `{ maximum: 64 }`. */
  values: Record<string, string | number>;
}

/** A zod issue in the words of the texts catalogue; custom issues carry their code as message. */
export function issueOf(issue: z.core.$ZodIssue): FieldIssue[] {
  const path = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [path, key].filter(Boolean).join('.'),
        code: 'unknown-field',
        values: { field: key },
      }));
    case 'too_big':
      return [
        {
          path,
          code: issue.origin === 'string' ? 'too-long' : issue.origin === 'array' ? 'too-many' : 'too-big',
          values: { maximum: Number(issue.maximum) },
        },
      ];
    case 'too_small':
      return [{ path, code: 'too-small', values: { minimum: Number(issue.minimum) } }];
    case 'invalid_type':
      return [
        {
          path,
          code: issue.input === undefined || issue.input === null ? 'required' : 'wrong-type',
          values: { expected: String(issue.expected) },
        },
      ];
    case 'invalid_value':
      return [
        {
          path,
          code: issue.input === undefined || issue.input === null ? 'required' : 'not-a-choice',
          values: { choices: issue.values.map(String).join(', ') },
        },
      ];
    case 'custom':
      return [{ path, code: issue.message, values: (issue.params ?? {}) as FieldIssue['values'] }];
    default:
      return [
        {
          path,
          code:
            issue.code === 'invalid_format' && issue.message.endsWith('-hash') ? issue.message : 'wrong-form',
          values: {},
        },
      ];
  }
}
