import type { FastifyInstance } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What a schema found wrong with a request, with the values that were sent (never to be answered). */
export class RequestFault extends Error {
  override name = 'RequestFault';
  /** Which part of the request; set by Fastify. */
  validationContext?: 'body' | 'params' | 'querystring' | 'headers';
  issues: z.core.$ZodIssue[];

  constructor(issues: z.core.$ZodIssue[]) {
    super(z.core.prettifyError({ issues }));
    this.issues = issues;
  }
}

/** Requests are validated and answers cut to their declared shape by the zod schemas of a route. */
export function validation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data) => {
    // The input tells a missing value from a wrong one.
    const result = schema.safeParse(data, { reportInput: true });
    const issues = result.error?.issues ?? (httpPart === 'body' ? [] : zeroCharacters(data as object));
    return issues.length === 0 ? { value: result.data } : { error: new RequestFault(issues) };
  });
  // Parsed, not encoded: the schemas of fields normalise, and what normalises has no way back.
  app.setSerializerCompiler<z.ZodType>(({ schema, method, url }) => (data) => {
    const result = schema.safeParse(data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  });
}

/** Texts of the database have no zero character: an address with one names nothing. */
function zeroCharacters(values: object): z.core.$ZodIssue[] {
  return Object.entries(values)
    .filter(([, value]) => String(value).includes('\0'))
    .map(([key, input]) => ({ code: 'custom', path: [key], message: 'control-character', input }));
}
