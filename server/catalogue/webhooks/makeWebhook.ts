import type { Caller } from '../../../resources/access/rule.ts';
import type { WantedWebhook } from '../../../resources/calls/webhook.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { webhook } from '../../../resources/entities/webhook.ts';
import { unknownCode } from '../../../resources/known.ts';
import { webhooks } from '../../../resources/limits.ts';
import { noOrga } from '../../../resources/noOrga.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { FetchAllowance } from '../../base/fetching/FetchAllowance.ts';
import { unprocessable } from '../../base/problems.ts';
import { newKeyId } from '../../identity/keys/keyText.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { requireMayMake } from '../keys/makeKey.ts';
import { createRecord } from '../records/writeRecords.ts';
import { addSecret } from './addSecret.ts';
import { beginNow } from './beginNow.ts';
import { requireTarget } from './requireTarget.ts';

/**
 * Makes a webhook, and answers its identifier and its secret. Throws 403 for a company that the caller does not keep, and for
 * the whole platform unless they are an ADMIN; 422 for an unknown company, an address that may not be sent to, and too many of them.
 */
export async function makeWebhook(
  tx: ScopedTransaction,
  { scope, caller, allowance }: { scope: Scope; caller: Caller; allowance: FetchAllowance },
  { name, company, url, kinds }: WantedWebhook,
): Promise<{ sid: string; secret: string }> {
  requireMayMake(scope, caller, company === null ? [] : [company]);
  requireTarget(url, allowance);
  const orgaSid = company ?? noOrga;
  if (company !== null) await requireKnown(tx, scope, company);
  await requireRoom(tx, scope, orgaSid);
  const sid = newKeyId();
  const maker = scope.author.sub ?? '';
  const row = { orgaSid, sid, name, url, kinds: [...new Set(kinds)], maker, rotations: 0 };
  const { id } = await createRecord(tx, scope, webhook, row);
  await beginNow(asSystem(tx), id);
  return { sid, secret: await addSecret(asSystem(tx), id) };
}

async function requireKnown(tx: ScopedTransaction, scope: Scope, sid: string): Promise<void> {
  const isKnown = await tx.has(sql`select from orga o where ${ofPlatform(scope, 'o')} and o.sid = ${sid}`);
  if (!isKnown) throw unprocessable([{ path: 'company', code: unknownCode(orga.name), values: { sid } }]);
}

async function requireRoom(tx: ScopedTransaction, scope: Scope, orgaSid: string): Promise<void> {
  const { count } = await tx.one(
    { count: integer },
    sql`select count(*) as count from webhook w where ${where(scope, 'w')} and w.orga_sid = ${orgaSid}`,
  );
  if (count >= webhooks.mostOfCompany)
    throw unprocessable([{ path: 'name', code: 'too-many', values: { maximum: webhooks.mostOfCompany } }]);
}
