import { HttpError, type Identifier } from 'ra-core';
import { messageOf } from '../../resources/language/messageOf.ts';

/** One of several records that was refused, and why. */
export interface Refused {
  id: Identifier;
  message: string;
}

/**
 * Does the same to several records, one after the other: one that is refused stops none of the others.
 * @throws {HttpError} once all are done, where any was refused: which and why in its message, and as `Refused` in
 * `body.refused`, beside those that are `done`; with the status of the first
 */
export async function oneByOne(
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  const done: Identifier[] = [];
  const refused: Refused[] = [];
  let status = 0;
  for (const id of ids)
    await act(id).then(
      () => done.push(id),
      (error: unknown) => {
        if (refused.length === 0 && error instanceof HttpError) ({ status } = error);
        refused.push({ id, message: messageOf(error) });
      },
    );
  if (refused.length === 0) return { data: done };
  const message = refused.map((one) => `${one.id}: ${one.message}`).join('\n');
  throw new HttpError(message, status, { refused, done });
}
