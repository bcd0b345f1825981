import type { Operations } from '../../resources/calls/operations.ts';
import { readJson } from '../auth/protectedRead.ts';

export type { Operations };

/** How the installation is; undefined for lack of a session. Throws `Problem`. */
export function readOperations(): Promise<Operations | undefined> {
  return readJson<Operations | undefined>('/api/import/operations', undefined);
}
