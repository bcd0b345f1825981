import type { EntityName } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/connect.ts';
import { removeUploadsOf } from './removeUploadsOf.ts';

/** What goes with a thing, before it is asked what still refers to it. */
export const beforeDelete: Partial<
  Record<EntityName, (tx: Transaction, scope: Scope, before: Row) => Promise<void>>
> = {
  orga: removeUploadsOf,
};
