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
  app.setValidatorCompiler(compile);
  // Parsed, not encoded: the schemas of fields normalise, and what normalises has no way back.
  app.setSerializerCompiler<z.ZodType>(({ schema, method, url }) => (data) => {
    const result = schema.safeParse(data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  });
}

/** One part of a route's requests, as Fastify asks for its validation. */
interface RoutePart {
  schema: unknown;
  httpPart?: string;
}

type Validate = (data: unknown) => { value: unknown } | { error: RequestFault };

function compile({ schema, httpPart }: RoutePart): Validate {
  if (!(schema instanceof z.ZodType)) throw new Error('A route has a schema that is not of zod.');
  return (data) => {
    // The input tells a missing value from a wrong one.
    const result = schema.safeParse(data, { reportInput: true });
    const issues = result.error?.issues ?? (httpPart === 'body' ? [] : zeroCharacters(data));
    return issues.length === 0 ? { value: result.data } : { error: new RequestFault(issues) };
  };
}

/**
 * For calls whose body is a record: one at fault is passed on as it came, for whoever judges it with its rules and all
 * that it refers to, so that one answer names every fault. What is no object is refused here.
 */
export function compileForRecords(route: RoutePart): Validate {
  const validate = compile(route);
  if (route.httpPart !== 'body') return validate;
  return (data) => {
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    const judged = validate(data);
    return isObject && 'error' in judged ? { value: data } : judged;
  };
}

/** Texts of the database have no zero character: an address with one names nothing. */
function zeroCharacters(values: unknown): z.core.$ZodIssue[] {
  return Object.entries(values ?? {})
    .filter(([, value]) => String(value).includes('\0'))
    .map(([key, input]) => ({ code: 'custom', path: [key], message: 'control-character', input }));
}
