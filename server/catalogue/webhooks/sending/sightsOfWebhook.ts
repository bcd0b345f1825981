import type { Caller } from '../../../../resources/access/rule.ts';
import { fedEntities } from '../../../../resources/fedEntities.ts';
import { platform as platformOf, type DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { WebhookKind } from '../../../../resources/platform/webhookKinds.ts';
import { entityNamed } from '../../../../resources/registry.ts';
import { isClosed, scopeOf } from '../../../records/access/scope.ts';
import type { Sight } from '../../../records/changes/Sight.ts';

/**
 * What a webhook tells of: records of its own company, and of what belongs to none whatever visitors see. Never whole records: who
 * wants one asks for it.
 */
export function sightsOfWebhook(
  caller: Caller,
  { dataset, kinds }: { dataset: DatasetKey; kinds: readonly WebhookKind[] },
): Sight[] {
  const where = { platform: platformOf(dataset) };
  return fedEntities.flatMap((name): Sight[] => {
    if (!kinds.includes(name)) return [];
    const entity = entityNamed(name);
    const own = scopeOf(caller, where, entity, 'read');
    if (!isClosed(own)) return [{ entity, scope: own, isWhole: false }];
    const seen = scopeOf(caller, where, entity, 'view');
    return entity.owner || isClosed(seen) ? [] : [{ entity, scope: seen, isWhole: false }];
  });
}
