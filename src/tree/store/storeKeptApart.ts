import { readTree, saveOrder, saveSubTree } from '../../../providers/data/treeKeptApart.ts';
import type { EntityTree } from '../../../resources/entity.ts';
import { getAt } from '../../../resources/shape.ts';
import type { PlatformKey } from '../../../resources/platform/platforms.ts';
import type { TreeEntry } from '../Tree.ts';
import { treeRoot } from '../treeRoot.ts';
import { changedPart } from './changedPart.ts';
import type { TreeStore } from './TreeStore.ts';

interface Needs {
  platform: PlatformKey;
  /** Of the entity that keeps it, as declared. */
  path: string;
  kept: NonNullable<EntityTree['keptBy']>;
  counts: EntityTree['counts'];
}

/** A tree that another entity keeps for each platform, as a whole with one version. */
export function storeKeptApart({ platform, path, kept, counts }: Needs): TreeStore {
  const place = { path, platform };
  const named = (sid: string) => (sid === treeRoot ? kept.root : sid);
  let version = 0;
  return {
    key: ['tree', path, platform],
    async read() {
      const stored = await readTree(place);
      version = stored.version;
      return stored.entries.map((entry): TreeEntry => {
        const { sid, parentSid, name } = entry;
        const counted = counts && Number(getAt(entry, [counts.as]));
        return {
          sid,
          name,
          parentSid: parentSid === kept.root ? treeRoot : parentSid,
          counted: counted ?? 0,
        };
      });
    },
    async write(before, after) {
      const part = changedPart(before, after);
      if (part && 'order' in part) {
        const { sid, childSids } = part.order;
        version = await saveOrder(place, named(sid), childSids, version);
      } else if (part) {
        const { sid, children } = part.tree;
        version = await saveSubTree(place, { sid: named(sid), children }, version);
      }
    },
    isNewest: async () => (await readTree(place)).version === version,
  };
}
