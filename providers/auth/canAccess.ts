import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { Action, Entity } from '../../resources/entity.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import { featureKeys } from '../../resources/platform/rights.ts';
import type { Row } from '../../resources/shape.ts';

interface Question {
  /** react-admin's word for what somebody wants to do, or `open` for a feature of the backoffice. */
  action: string;
  resource: string;
  record?: Row;
}

const actions: Record<string, Action> = {
  list: 'read',
  show: 'read',
  export: 'read',
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'delete',
};

/**
 * May the caller do this here? The same rules as the server's: those of the feature, or of the entity
 * behind the resource; with a record, whether its company is one of the caller's. What nobody declared
 * is refused.
 */
export function canAccess(
  caller: Caller,
  platform: Platform,
  { action, resource, record }: Question,
  entityOf: (resource: string) => Entity | undefined,
): boolean {
  if (action === 'open') {
    const feature = featureKeys.find((key) => key === resource);
    return feature !== undefined && canOpenFeature(caller, feature, platform);
  }
  const entity = entityOf(resource);
  const wanted = actions[action];
  if (!entity || !wanted) return false;
  const filter = entity.access[wanted](caller, { platform });
  if (typeof filter === 'string') return filter === 'all';
  const owner = entity.owner && record?.[entity.owner];
  return owner === undefined || filter.orgaSid.includes(String(owner));
}
