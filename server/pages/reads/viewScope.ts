import { entities, type EntityName } from '../../../resources/registry.ts';
import { scopeOf, type Scope } from '../../records/access/scope.ts';
import type { Visit } from '../PageReads.ts';

/** What a visit may see of an entity. */
export function viewScope(visit: Visit, entity: EntityName): Scope {
  return scopeOf(visit.caller, visit, entities[entity], 'view');
}
