import { attribute as attributeEntity } from '../../../../resources/entities/attribute.ts';
import { term } from '../../../../resources/entities/term.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { text } from '../../../base/database/column.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { unprocessable } from '../../../base/problems.ts';
import { createFromClient, createRecord } from '../../../catalogue/records/writeRecords.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { readRecord } from '../../../records/readRecords.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { termSid } from '../vocabulary/termSid.ts';

/** What a heading is to be, and within which rights. */
export interface TakenHeading {
  heading: string;
  /** The sid of an attribute, or a new one. */
  attribute: string | Readonly<Record<string, unknown>>;
  unit: string | null;
  language: Language;
  attributes: Scope;
  terms: Scope;
}

/**
 * Makes the attribute of a heading, or takes the one that is named, and gives it the heading as a term unless it is called
 * so. Returns its sid, and the companies of which values of that heading are kept. Throws 422 where there are none, where the
 * attribute is not there, or for what is wrong with a new one.
 */
export async function takeProposal(
  tx: ScopedTransaction,
  { heading, attribute, unit, language, attributes, terms }: TakenHeading,
): Promise<{ sid: string; companies: string[] }> {
  const found = await asSystem(tx).rows(
    { orgaSid: text() },
    sql`
      select c.orga_sid as "orgaSid" from raw_column c
      where c.platform = ${attributes.dataset} and c.key = ${nameKey(heading) || heading} and not c.is_read
        and exists (select from raw_value v where v.column_id = c.id and v.used_by is null)
      order by 1`,
  );
  if (found.length === 0) throw unprocessable([{ path: 'heading', code: 'not-kept' }]);
  const row =
    typeof attribute === 'string'
      ? await readRecord(tx, attributes, attributeEntity, [attribute])
      : await createFromClient(tx, attributes, attributeEntity, attribute);
  if (!row)
    throw unprocessable([
      { path: 'attribute', code: 'unknown-attribute', values: { sid: String(attribute) } },
    ]);
  const called = withoutUnit(heading, unit);
  const names = [row.sid, ...Object.values(row.name)].map(nameKey);
  if (!names.includes(nameKey(called))) await nameToo(tx, terms, { called, language, sid: row.sid });
  return { sid: row.sid, companies: found.map(({ orgaSid }) => orgaSid) };
}

async function nameToo(
  tx: ScopedTransaction,
  scope: Scope,
  { called, language, sid }: { called: string; language: Language; sid: string },
): Promise<void> {
  const own = termSid(language, called, `attribute ${sid}`);
  if (await readRecord(tx, scope, term, [own])) return;
  await createRecord(tx, scope, term, {
    sid: own,
    text: called.slice(0, 120),
    language,
    platforms: [],
    direction: 'oneWay',
    attribute: sid,
  });
}

/** `Brandlast [MJ]`, `Brandlast in MJ`: the unit is of the numbers, not of the name. */
function withoutUnit(heading: string, unit: string | null): string {
  const shown = heading.trim();
  if (unit === null) return shown;
  const at = shown.toLowerCase().lastIndexOf(unit.toLowerCase());
  if (at <= 0) return shown;
  const behind = shown.slice(at + unit.length).trim();
  const before = shown.slice(0, at).replace(/[\s([]*(?:\s(?:in|en))?[\s([]*$/i, '');
  return /^[)\]]?$/.test(behind) && before.trim() !== '' ? before.trim() : shown;
}
