import { z } from 'zod';
import type { Fault } from './fault.ts';
import { createNearest } from './finding/nearest.ts';

const between = '\n';

// What an object knows is not said of a name that it does not know; only here the schema is still at hand.
z.config({
  customError: ({ code, inst }) =>
    code === 'unrecognized_keys' && inst instanceof z.ZodObject
      ? Object.keys(inst.shape).join(between)
      : undefined,
});

/** The faults that a schema found, in our own codes; custom issues carry their code as message. */
export function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [path, key].filter(Boolean).join('.'),
        code: 'unknown-field',
        values: { field: key },
        suggestion: nearestName(key, issue.message.split(between)),
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
          code: issue.input === undefined || issue.input === null ? 'required' : 'unknown-choice',
          values: { choices: issue.values.map(String).join(', ') },
        },
      ];
    case 'custom':
      return [{ path, code: issue.message, values: valuesIn(issue.params) }];
    case 'invalid_format':
      return [{ path, code: formatCodes[issue.format] ?? codeOf(issue.message), values: {} }];
    case 'invalid_union':
      return issuesOfClosest(issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }));
    default:
      return [{ path, code: 'wrong-form', values: {} }];
  }
}

/** The name that was probably meant, of those that are known; null where none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  return createNearest(known.map((one) => [one.toLowerCase(), one]))(name.toLowerCase()) ?? null;
}

/** What has one form everywhere; a pattern names its own code. */
const formatCodes: Record<string, string> = { date: 'date-form', email: 'email-form' };

function codeOf(message: string): string {
  return /^[a-z-]+$/.test(message) ? message : 'wrong-form';
}

/** What is wrong with a value that may be one of several: what its own type finds, else which types there are. */
function issuesOfClosest({ errors, path, input }: z.core.$ZodIssueInvalidUnion): Fault[] {
  const ofOtherType = (issues: z.core.$ZodIssue[]) =>
    issues.flatMap((issue) =>
      issue.code === 'invalid_type' && issue.path.length === 0 ? [issue.expected] : [],
    );
  const closest = errors.find((issues) => ofOtherType(issues).length === 0);
  if (closest) return closest.flatMap((issue) => faultsOf({ ...issue, path: [...path, ...issue.path] }));
  return [
    {
      path: path.map(String).join('.'),
      code: input === undefined || input === null ? 'required' : 'wrong-type',
      values: { expected: [...new Set(errors.flatMap(ofOtherType))].join(', ') },
    },
  ];
}

/** What the text of a fault fills in, of the parameters that a check of our own gave along. */
function valuesIn(params: Record<string, unknown> = {}): NonNullable<Fault['values']> {
  const shown = Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(shown);
}
