import { z } from 'zod';
import type { NamedChange } from '../../../resources/calls/change.ts';
import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import { allEntities } from '../../../resources/registry.ts';
import { json, nullable, text, texts } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { every, join, sql } from '../../base/database/sql.ts';
import type { RecordedChange } from '../readChanges.ts';
import { columnAt, fromTable, storedFields } from '../select.ts';

/**
 * Changes with what their records are called: as they are now, and those that are gone as they were. One statement for each
 * entity among them.
 */
export async function nameChanges(
  db: SystemQueries,
  changes: readonly RecordedChange[],
): Promise<NamedChange[]> {
  const titles = new Map<string, unknown>();
  for (const entity of allEntities) {
    const ofEntity = changes.filter((change) => change.entity === entity.name);
    if (ofEntity.length === 0 || !storedFields(entity).includes(entity.title)) continue;
    for (const { platform, key, title } of await readTitles(db, entity, ofEntity))
      titles.set(placeOf(entity.name, platform, key), title);
  }
  const people = await namesOfPeople(db, changes);
  return changes.map((change) => {
    const { title: name = '' } = allEntities.find((entity) => entity.name === change.entity) ?? {};
    const known = titles.get(placeOf(change.entity, change.platform, change.key));
    const title = known ?? change.before?.[name] ?? change.after?.[name];
    const person = people.get(personOf(change) ?? '') ?? null;
    return { ...change, title: title ?? person, person };
  });
}

/** Whose right it is, where it is that of an account; what has no title of its own is called by that. */
function personOf({ before, after }: RecordedChange): string | undefined {
  const sub = before?.sub ?? after?.sub;
  return typeof sub === 'string' ? sub : undefined;
}

async function namesOfPeople(
  db: SystemQueries,
  changes: readonly RecordedChange[],
): Promise<Map<string, string>> {
  const subs = changes.flatMap((change) => personOf(change) ?? []);
  if (subs.length === 0) return new Map();
  const known = await db.rows(
    { sub: text(), username: text(), email: nullable(text()) },
    sql`select sub, username, email from known_user where sub = any(${subs})`,
  );
  return new Map(
    known.map(({ sub, username, email }) => [
      sub,
      email && email !== username ? `${username} (${email})` : username,
    ]),
  );
}

function placeOf(entity: string, platform: string, key: readonly string[]): string {
  return JSON.stringify([entity, platform, ...key]);
}

async function readTitles(db: SystemQueries, entity: Entity, changes: readonly RecordedChange[]) {
  const platform = isPerPlatform(entity) ? sql`t.platform` : sql`''`;
  const key = entity.key.map((name) => columnAt('t', name));
  const same = key.map((column, index) => sql`${column}::text = named.key[${index + 1}::integer]`);
  const keys = changes.map((change) => [change.platform, ...change.key]);
  return db.rows(
    { platform: text(), key: texts(), title: nullable(json(z.unknown())) },
    sql`
      select ${platform} as platform, array[${join(key.map((column) => sql`${column}::text`))}] as key,
        to_jsonb(${columnAt('t', entity.title)}) as title
      from (
        select distinct place ->> 0 as platform,
          array(select part from jsonb_array_elements_text(place - 0) part) as key
        from jsonb_array_elements(${JSON.stringify(keys)}::text::jsonb) place
      ) named join ${fromTable(entity)} on ${every([...same, sql`${platform} = named.platform`])}`,
  );
}
