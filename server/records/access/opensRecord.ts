import type { Entity } from '../../../resources/entity.ts';
import { isClosed, opensOrga, type Scope } from './scope.ts';

/** Does the scope open the record of that key, there or gone? */
export function opensRecord(scope: Scope, { owner, key: fields }: Entity, key: readonly string[]): boolean {
  if (!owner) return scope.filter === 'all';
  const place = fields.indexOf(owner);
  return place < 0 ? !isClosed(scope) && scope.filter === 'all' : opensOrga(scope, key[place] ?? '');
}
