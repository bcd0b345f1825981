import { problemDocument } from '../../../resources/calls/problem.ts';
import { isRow, type Row } from '../../../resources/shape.ts';
import type { Printer } from './Printer.ts';
import type { Schema } from './Schema.ts';
import type { Words } from './words/Words.ts';

/** The one shape of all refusals (RFC 9457), as the contract names it. */
export function problemSchema({ components, print, words }: Printer): Schema {
  return components.refer('Problem', () => {
    const printed = print(problemDocument, 'output');
    const { problem } = words;
    return problem
      ? { ...printed, examples: (printed.examples ?? []).map((one) => inWords(one, problem)) }
      : printed;
  });
}

/** The same problem as a reader of another language is told of it. */
function inWords(example: unknown, { title, detail, message }: NonNullable<Words['problem']>): unknown {
  if (!isRow(example) || !Array.isArray(example.errors)) return example;
  return { ...example, title, detail, errors: example.errors.map((one: Row) => ({ ...one, message })) };
}
