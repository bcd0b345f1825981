import { z } from 'zod';
import { parseJson } from '../parseJson.ts';

/** JSON in a query value, as react-admin's simple-rest sends it. */
export function jsonQuery<T extends z.ZodType>(shape: T) {
  return z
    .string()
    .max(4000)
    .transform((text, context): unknown => {
      try {
        return parseJson(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not-json', input: text });
        return z.NEVER;
      }
    })
    .pipe(shape);
}
