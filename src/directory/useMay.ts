import { usePermissions } from 'ra-core';
import type { Caller } from '../../resources/access/rule.ts';
import type { Row } from '../../resources/shape.ts';
import { canAccess } from '../../providers/auth/canAccess.ts';
import { useBackoffice } from './BackofficeContext.ts';
import type { Resource } from './backofficeResources.ts';

type May = (action: 'list' | 'create' | 'edit' | 'delete', resource: Resource, record?: Row) => boolean;

/**
 * Whether the caller may do something with the records of a resource, or with one of them; nothing as long as nobody knows
 * who calls. Answers while a screen is drawn: a question to the library is answered a frame later, and draws it again.
 */
export function useMay(): May {
  const { platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  return (action, { name, entity }, record) =>
    Boolean(
      caller &&
      canAccess(caller, platform, { action, resource: name, ...(record && { record }) }, () => entity),
    );
}
