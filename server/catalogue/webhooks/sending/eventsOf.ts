import type { ChangeItem } from '../../../../resources/calls/changes.ts';
import { webhooks } from '../../../../resources/limits.ts';
import type { WebhookKind } from '../../../../resources/platform/webhookKinds.ts';
import type { Told } from './callerOfWebhook.ts';
import type { ImportEnd } from './importEnds.ts';

/** What one delivery tells. */
export interface WebhookEvent {
  type: string;
  kind: WebhookKind;
  /** How many records it names. */
  items: number;
  data: unknown;
}

/**
 * What happened, as it is sent: changes of records of one entity together, in their order, so many at most; each as the feed tells it, with
 * its key and version and without the record. Then each import that ended.
 */
export function eventsOf(
  { dataset }: Pick<Told, 'dataset'>,
  items: readonly ChangeItem[],
  ends: readonly ImportEnd[],
): WebhookEvent[] {
  const changes = [...Map.groupBy(items, ({ entity }) => entity)].flatMap(([entity, own]) =>
    parts(own).map((part): WebhookEvent => {
      const told = part.map(({ key, kind, version, at }) => ({ key, kind, version, at }));
      const data = { platform: dataset, entity, items: told };
      return { type: `${entity}.changed`, kind: entity, items: part.length, data };
    }),
  );
  const imports = ends.map(({ at, ...end }): WebhookEvent => {
    const data = { platform: dataset, ...end, at: at.toISOString() };
    return { type: 'import.ended', kind: 'import', items: 1, data };
  });
  return [...changes, ...imports];
}

function parts(items: readonly ChangeItem[]): ChangeItem[][] {
  const { mostItems } = webhooks;
  return Array.from({ length: Math.ceil(items.length / mostItems) }, (_, index) =>
    items.slice(index * mostItems, (index + 1) * mostItems),
  );
}
