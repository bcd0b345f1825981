import { attribute } from '../../resources/entities/attribute.ts';
import type { Entity } from '../../resources/entity.ts';
import type { Field, FileField, ImageField, ReferenceField } from '../../resources/kinds/field.ts';
import { referencesIn, uploadsIn, type Known, type KnownAttribute } from '../../resources/known.ts';
import { sharedFields } from '../../resources/namings.ts';
import { entityNamed } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import { text } from '../base/database/column.ts';
import type { ScopedTransaction } from '../base/database/queries.ts';
import { identifier, join, sql } from '../base/database/sql.ts';
import { ofPlatformOrShared, sharedByAll, whereverShown } from './access/where.ts';
import type { Scope } from './access/scope.ts';
import { fieldsOf } from './fieldsOf.ts';
import { columnAt, fromTable } from './select.ts';

/**
 * Looks up what a record names, which may be any JSON: what there is of it. The records that it refers to are locked
 * against deletion until the end of the transaction.
 */
export async function knownFor(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  row: Row,
): Promise<Known> {
  const references = Object.entries(entity.fields).flatMap(([name, field]) =>
    referencesIn(field, name, row[name]),
  );
  const sids = new Map<ReferenceField, Set<string>>();
  for (const [field, named] of Map.groupBy(references, ({ field }) => field))
    sids.set(
      field,
      await sidsThere(
        tx,
        scope,
        row,
        field,
        named.map(({ sid }) => sid),
      ),
    );
  const uploads = Object.entries(entity.fields).flatMap(([name, field]) => uploadsIn(field, name, row[name]));
  const hashes = new Map<Field, Set<string>>();
  for (const [of, named] of Map.groupBy(uploads, ({ of }) => of)) {
    const isOwners = entity.owner !== undefined && !('ofNoCompany' in of && of.ofNoCompany);
    // What a company shows it has uploaded itself: of another's it could not keep it.
    const orgaSid = isOwners ? row[entity.owner ?? ''] : undefined;
    hashes.set(
      of,
      await hashesThere(
        tx,
        scope,
        of,
        named.map(({ hash }) => hash),
        orgaSid,
      ),
    );
  }
  const attributes = await attributesThere(tx, namedAttributes(entity, row));
  return {
    has: (field, sid) => sids.get(field)?.has(sid) ?? false,
    hasUpload: (field, hash) => hashes.get(field)?.has(hash) ?? false,
    attribute: (sid) => attributes.get(sid),
  };
}

async function sidsThere(
  tx: ScopedTransaction,
  scope: Scope,
  row: Row,
  field: ReferenceField,
  sids: readonly string[],
): Promise<Set<string>> {
  const other = entityNamed(field.to);
  const within = sharedFields(field, other).map(
    ([ours, theirs]) => sql`and ${columnAt('t', theirs)} = any(${askable([row[ours]])})`,
  );
  const found = await tx.rows(
    { sid: text() },
    sql`
      select t.sid from ${fromTable(other)}
      where ${ofPlatformOrShared(scope, other, 't')} and t.sid = any(${askable(sids)}) ${join(within, ' ')}
      for key share`,
  );
  return new Set(found.map(({ sid }) => sid));
}

async function hashesThere(
  tx: ScopedTransaction,
  scope: Scope,
  field: ImageField | FileField,
  hashes: readonly string[],
  orgaSid: unknown,
): Promise<Set<string>> {
  const kind = field.kind === 'image' ? sql`and u.kind = ${field.of}` : sql``;
  const ofOwner = orgaSid === undefined ? sql`` : sql`and u.orga_sid = any(${askable([orgaSid])})`;
  const found = await tx.rows(
    { hash: text() },
    sql`
      select distinct u.hash from ${identifier(field.kind)} u
      where u.hash = any(${askable(hashes)}) ${kind} ${ofOwner} and ${whereverShown(scope, 'u')}`,
  );
  return new Set(found.map(({ hash }) => hash));
}

async function attributesThere(
  tx: ScopedTransaction,
  sids: readonly string[],
): Promise<Map<string, KnownAttribute>> {
  if (sids.length === 0) return new Map();
  const found = await tx.rows(
    fieldsOf(attribute, 'sid', 'kind', 'choices'),
    sql`
      select a.sid, a.kind, a.choices from attribute a
      where a.sid = any(${askable(sids)}) and ${sharedByAll(attribute)}
      for key share`,
  );
  return new Map(found.map(({ sid, kind, choices }) => [sid, { kind, choices }]));
}

/** The attributes that a record has values of. */
function namedAttributes({ fields }: Entity, row: Row): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'values' ? Object.keys(row[name] ?? {}) : [],
  );
}

/** Only what the database can be asked for; nothing has another name. */
function askable(names: readonly unknown[]): string[] {
  return names.filter((name) => typeof name === 'string').filter((name) => !name.includes('\0'));
}
