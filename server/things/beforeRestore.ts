import type { EntityName } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/connect.ts';
import { restoreUploadsOf } from './restoreUploadsOf.ts';

/** What went with a thing (`beforeDelete`) and comes back before it; `changeId` is that of its deletion. */
export const beforeRestore: Partial<
  Record<EntityName, (tx: Transaction, scope: Scope, before: Row, changeId: number) => Promise<void>>
> = {
  orga: restoreUploadsOf,
};
