import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { mostTreeLevels } from '../../../resources/limits.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { nullable, text, texts } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { lockTree } from '../../find/listing/lockTree.ts';
import { dataset, fieldsOf } from '../../records/fieldsOf.ts';
import { category } from '../../../resources/entities/category.ts';
import type { NotAsItWas } from '../../records/RecordHooks.ts';

/** A category that comes back into a tree. */
interface Returning {
  /** Under which one it hung. */
  parentSid: string;
  /** What comes back under it. */
  children: readonly string[];
}

const returning = { platform: dataset, sid: text(), parentSid: text(), children: texts() };

/**
 * Finds places for categories that come back into their trees (behaviour B233): where they hung, else under the nearest one
 * above that is still in the tree, at its end. Answers those that hang elsewhere than before.
 */
export async function placeAgain(tx: SystemTransaction): Promise<NotAsItWas[]> {
  const relations = await tx.rows(
    returning,
    sql`
      select r.platform, r.key[1] as sid, r.before ->> 'parentSid' as "parentSid",
        array(
          select under.key[1] from change under
          join category_relation now on now.platform = under.platform and now.child_sid = under.key[1]
          where under.causes && r.causes and under.causes is not null and under.entity = r.entity
            and under.kind = 'changed' and under.platform = r.platform
            and under.before ->> 'parentSid' = r.key[1] and under.after ->> 'parentSid' = now.parent_sid
        ) as children
      from retired r order by r.platform`,
  );
  const moved: NotAsItWas[] = [];
  for (const { platform, sid, ...place } of relations) {
    await lockTree(tx, platform);
    const parents = await parentsIn(tx, platform);
    const formerly = (gone: string) => formerParent(tx, platform, gone);
    const parentSid = await nearestPlace(place, parents, formerly);
    if (parentSid === place.parentSid) continue;
    await tx.run(sql`
      update retired r set before = r.before || jsonb_build_object('parentSid', ${parentSid}::text, 'position', (
        select coalesce(max(position), 0) + 1 from category_relation
        where platform = ${platform} and parent_sid = ${parentSid}))
      where r.platform = ${platform} and r.key[1] = ${sid}`);
    const now = { sid: parentSid, name: await nameOf(tx, parentSid) };
    moved.push({ field: `${categoryRelation.name}.parentSid`, platform, before: place.parentSid, now });
  }
  return moved;
}

/**
 * Where a category can hang, from its former parent upwards.
 * @param parents of every category in the tree the one above it
 * @param formerly the one above a category that is not in the tree any more
 */
export async function nearestPlace(
  { parentSid, children }: Returning,
  parents: ReadonlyMap<string, string>,
  formerly: (sid: string) => Promise<string | undefined>,
): Promise<string> {
  const height = 1 + Math.max(0, ...children.map((sid) => heightOf(parents, sid)));
  const seen = new Set<string>();
  for (let at = parentSid; at !== rootCategory && !seen.has(at);) {
    seen.add(at);
    const path = pathUp(parents, at);
    const fits = path.length + height <= mostTreeLevels && !path.some((sid) => children.includes(sid));
    if (parents.has(at) && fits) return at;
    at = parents.get(at) ?? (await formerly(at)) ?? rootCategory;
  }
  return rootCategory;
}

/** A category and those above it, without the root. */
function pathUp(parents: ReadonlyMap<string, string>, sid: string): string[] {
  const path: string[] = [];
  for (let at = sid; at !== rootCategory && path.length <= mostTreeLevels;) {
    path.push(at);
    at = parents.get(at) ?? rootCategory;
  }
  return path;
}

/** How many levels hang at a category, itself included. */
function heightOf(parents: ReadonlyMap<string, string>, top: string): number {
  const depths = [...parents.keys()].map((sid) => pathUp(parents, sid).indexOf(top) + 1);
  return Math.max(1, ...depths);
}

async function parentsIn(tx: SystemTransaction, platform: string): Promise<Map<string, string>> {
  const rows = await tx.rows(
    fieldsOf(categoryRelation, 'childSid', 'parentSid'),
    sql`
      select child_sid as "childSid", parent_sid as "parentSid" from category_relation
      where platform = ${platform}`,
  );
  return new Map(rows.map(({ childSid, parentSid }) => [childSid, parentSid]));
}

async function formerParent(
  tx: SystemTransaction,
  platform: string,
  sid: string,
): Promise<string | undefined> {
  const taken = await tx.first(
    { parentSid: nullable(text()) },
    sql`
      select before ->> 'parentSid' as "parentSid" from change
      where entity = ${categoryRelation.name} and platform = ${platform} and key = array[${sid}::text]
        and kind = 'deleted'
      order by id desc limit 1`,
  );
  return taken?.parentSid ?? undefined;
}

async function nameOf(tx: SystemTransaction, sid: string) {
  const found = await tx.first(fieldsOf(category, 'name'), sql`select name from category where sid = ${sid}`);
  return found?.name ?? {};
}
