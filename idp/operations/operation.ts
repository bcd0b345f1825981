import type { z } from 'zod';
import { cognitoError } from '../cognitoErrors.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';

/** One operation of Cognito's JSON API: takes the parsed body, answers the body of the response. */
export type Operation = (body: unknown, provider: EmbeddedProvider, origin: Origin) => Promise<object>;

/** An operation with its input. Unknown members are ignored, as Cognito does: Amplify sends several. */
export function operation<Schema extends z.ZodType>(
  input: Schema,
  run: (input: z.output<Schema>, provider: EmbeddedProvider, origin: Origin) => Promise<object>,
): Operation {
  return async (body, provider, origin) => {
    const parsed = input.safeParse(body);
    if (parsed.success) return run(parsed.data, provider, origin);
    throw cognitoError(
      'parameter',
      parsed.error.issues.map(({ path }) => path.join('.') || 'the body').join(', '),
    );
  };
}
