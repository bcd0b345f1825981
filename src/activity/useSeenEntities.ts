import { usePermissions } from 'ra-core';
import { isAdmin } from '../../resources/access/holdsRight.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { Entity } from '../../resources/entity.ts';
import { allEntities } from '../../resources/registry.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';

/** The entities of which the caller may see what was done: what is shown of them the server decides. */
export function useSeenEntities(): readonly Entity[] {
  const { platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  if (!caller) return [];
  if (isAdmin(caller)) return allEntities;
  return allEntities.filter(({ access }) => access.update(caller, { platform }) !== 'none');
}
