import { problemDocument } from '../../../resources/calls/problem.ts';
import type { Components } from './Components.ts';
import { printSchemas } from './printSchema.ts';
import type { Schema } from './Schema.ts';

/** The one shape of all refusals (RFC 9457), as the contract names it. */
export function problemSchema(components: Components): Schema {
  return components.refer('Problem', () => printSchemas(components)(problemDocument, 'output'));
}
