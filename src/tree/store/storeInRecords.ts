import { HttpError, type DataProvider, type RaRecord } from 'ra-core';
import type { EntityTree } from '../../../resources/entity.ts';
import { lists } from '../../../resources/limits.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import type { Resource } from '../../directory/backofficeResources.ts';
import { childrenOf, type Tree, type TreeEntry } from '../Tree.ts';
import { treeRoot } from '../treeRoot.ts';
import type { TreeStore } from './TreeStore.ts';

interface Needs {
  resource: Resource;
  tree: EntityTree;
  dataProvider: DataProvider;
}

interface Place {
  parentSid: string;
  order: number;
}

/** A tree whose records say themselves under which one they hang, and in which place: each is written by itself. */
export function storeInRecords({ resource: { name, entity }, tree, dataProvider }: Needs): TreeStore {
  const [keyField = ''] = entity.key;
  const places = new Map<string, Place>();
  const placeOf = (record: RaRecord): Place => ({
    parentSid: typeof record[tree.parent] === 'string' ? record[tree.parent] : treeRoot,
    order: Number(record[tree.order] ?? 0),
  });

  async function readAll(): Promise<RaRecord[]> {
    const records: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await dataProvider.getList(name, {
        pagination: { page, perPage: lists.mostRows },
        sort: { field: keyField, order: 'ASC' },
        filter: {},
      });
      records.push(...data);
      if (data.length < lists.mostRows) return records;
    }
  }

  async function save(sid: string, place: Place): Promise<void> {
    const { data: record } = await dataProvider.getOne(name, { id: idOf([sid]) });
    const known = places.get(sid);
    const now = placeOf(record);
    // One that is new has its place to come.
    if (known && (known.parentSid !== now.parentSid || known.order !== now.order))
      throw new HttpError('Somebody else was faster.', 412);
    const parent = place.parentSid === treeRoot ? null : place.parentSid;
    await dataProvider.update(name, {
      id: record.id,
      data: { ...record, [tree.parent]: parent, [tree.order]: place.order },
      previousData: record,
    });
    places.set(sid, place);
  }

  return {
    key: ['tree', name],
    async read() {
      const records = await readAll();
      places.clear();
      for (const record of records) places.set(String(record[keyField]), placeOf(record));
      return reachable(
        records
          .map((record) => {
            const sid = String(record[keyField]);
            const { parentSid, order } = placeOf(record);
            return { sid, parentSid, order, name: translatedOf(record[entity.title]), counted: 0 };
          })
          .sort((a, b) => a.order - b.order),
      );
    },
    async write(before, after) {
      // From the top: what something is put under stands where it is to be by then, so nothing is ever put below itself.
      for (const parentSid of fromTheTop(after)) {
        if (childrenOf(before, parentSid) === childrenOf(after, parentSid)) continue;
        let last = 0;
        for (const sid of childrenOf(after, parentSid)) {
          const place = places.get(sid);
          const stays = place?.parentSid === parentSid && place.order > last;
          if (!stays) await save(sid, { parentSid, order: last + 1 });
          last = stays ? place.order : last + 1;
        }
      }
    },
    // Each record is compared as it is written.
    isNewest: () => Promise.resolve(true),
  };
}

/** All under which something hangs, each behind what it hangs under itself. */
function fromTheTop(tree: Tree): string[] {
  const found = [treeRoot];
  for (const sid of found) found.push(...childrenOf(tree, sid).filter((child) => tree.children.has(child)));
  return found;
}

/** Whose way up leads to no top, as what is above it is gone or hangs under it itself, hangs at the top: nothing is lost from view. */
function reachable<Entry extends TreeEntry>(entries: readonly Entry[]): Entry[] {
  const parents = new Map(entries.map(({ sid, parentSid }) => [sid, parentSid]));
  const leadsUp = (sid: string) => {
    const seen = new Set<string>();
    for (let at = sid; at !== treeRoot; at = parents.get(at) ?? at) {
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return true;
  };
  return entries.map((entry) => {
    if (leadsUp(entry.sid)) return entry;
    parents.set(entry.sid, treeRoot);
    return { ...entry, parentSid: treeRoot };
  });
}
