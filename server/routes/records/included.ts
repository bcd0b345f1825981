import type { CrudCalls } from '../../../resources/calls/crud.ts';
import { namedCategory, type included } from '../../../resources/calls/included.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { mapping } from '../../../resources/entities/mapping.ts';
import { orgaConnection } from '../../../resources/entities/orgaConnection.ts';
import { statistic } from '../../../resources/entities/statistic.ts';
import type { Entity } from '../../../resources/entity.ts';
import { inLanguage } from '../../../resources/inLanguage.ts';
import { lists } from '../../../resources/limits.ts';
import { nest, type Row } from '../../../resources/shape.ts';
import { forbidden } from '../../base/problems.ts';
import { listRecords } from '../../catalogue/records/listRecords.ts';
import { childrenNamed, pathNamed } from '../../catalogue/tree/namedCategories.ts';
import { readSeries } from '../../catalogue/visits/readSeries.ts';
import { isClosed, opensOrga, scopeOf, type Scope } from '../../records/access/scope.ts';
import type { Key } from '../../records/readRecords.ts';
import type { CallContext } from '../registerCall.ts';

type Asked = CallContext<NonNullable<CrudCalls['get']>>;

type MemberName = { [Name in keyof typeof included]: keyof (typeof included)[Name] }[keyof typeof included];

interface Member {
  /** Whose records it shows, by the rule under which they are read by themselves. */
  of: Entity;
  read(asked: Asked, scope: Scope, sid: string): Promise<unknown>;
}

const members: Record<MemberName, Member> = {
  connection: { of: orgaConnection, read: (...asked) => ofCompany(orgaConnection, ...asked) },
  mapping: { of: mapping, read: (...asked) => ofCompany(mapping, ...asked) },
  statistic: { of: statistic, read: ({ db }, scope, sid) => readSeries(db, scope, sid) },
  children: {
    of: categoryRelation,
    read: async (asked, scope, sid) =>
      spoken(namedCategory, await childrenNamed(asked.db, scope, sid), asked),
  },
  pathFromRoot: {
    of: categoryRelation,
    read: async (asked, scope, sid) => spoken(namedCategory, await pathNamed(asked.db, scope, sid), asked),
  },
};

/** Throws 403 where a member is asked for that the caller could not read by itself, before anything is looked for. */
export function requireIncluded(asked: Asked, entity: Entity, [sid = '']: Key): void {
  for (const [, { of }] of chosen(asked)) {
    const scope = scopeIn(asked, of);
    if (isClosed(scope) || (entity.owner && !opensOrga(scope, sid))) throw forbidden();
  }
}

/** The members asked for, each as it is read by itself (behaviour B211). */
export async function readIncluded(asked: Asked, [sid = '']: Key): Promise<Row> {
  const read = chosen(asked).map(async ([name, member]) => [
    name,
    await member.read(asked, scopeIn(asked, member.of), sid),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

function chosen({ query: { include = [] } }: Asked): [string, Member][] {
  return Object.entries(members).filter(([name]) => include.includes(name));
}

function scopeIn({ caller, where }: Asked, entity: Entity): Scope {
  return scopeOf(caller, where, entity, 'read');
}

async function ofCompany(entity: Entity, asked: Asked, scope: Scope, orgaSid: string): Promise<Row[]> {
  const { rows } = await listRecords(asked.db, scope, entity, {
    range: [0, lists.mostRows - 1],
    filter: { orgaSid },
  });
  return spoken(entity, rows, asked);
}

function spoken(entity: Pick<Entity, 'fields'>, rows: readonly Row[], { query: { language } }: Asked): Row[] {
  const records = rows.map((row) => nest(entity, row));
  return language ? records.map((record) => inLanguage(entity, record, language)) : records;
}
