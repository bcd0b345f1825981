import { rootCategory } from '../../resources/rootCategory.ts';
import { copyRows } from '../../server/base/database/copyRows.ts';
import type { TaggedPool } from '../setup/tagged.ts';
import { treeWritten } from '../../server/catalogue/derived/treeWritten.ts';
import { reorderChildren } from '../../server/catalogue/tree/reorderChildren.ts';
import { replaceTree } from '../../server/catalogue/tree/replaceTree.ts';
import { visitorScope } from '../setup/catalogue.ts';
import type { Bench } from './setup/bench.ts';
import { percentiles, timed } from './setup/percentiles.ts';

/** A tree of 10,100 categories on a platform that has no other. */
const dataset = 'DE';
const groups = 100;
const leaves = 100;
const moves = 40;

const groupSid = (group: number) => `bench-${group}`;
const leafSid = (group: number, leaf: number) => `bench-${group}-${leaf}`;
const leavesOf = (group: number) => Array.from({ length: leaves }, (_, leaf) => leafSid(group, leaf));

/** A category among its siblings, and one under another parent, in a tree of 10,000; against one row that is updated. */
export const bench: Bench = async ({ world }) => {
  const { write } = (await world()).database;
  await growTree(write);
  const scope = visitorScope(dataset);
  const reorder = (group: number) =>
    write.begin((tx) => {
      const [first = '', ...others] = leavesOf(group);
      return reorderChildren(tx, scope, groupSid(group), [...others, first]);
    });
  const moveIn = (group: number) =>
    write.begin((tx) =>
      replaceTree(tx, scope, {
        sid: groupSid(group),
        children: [...leavesOf(group), leafSid(groups - 1, group)].map((sid) => ({ sid })),
      }),
    );
  const update = (group: number) =>
    write`update category_relation set position = position + 1 where platform = ${dataset} and child_sid = ${groupSid(group)}`;
  const asked = Array.from({ length: moves }, (_, group) => group);
  const [reordered = [], moved = [], plain = []] = await timed(asked, [reorder, moveIn, update]);
  const baseline = { what: 'one row updated', p95: percentiles(plain).p95 };
  const beside = (times: number[]) => {
    const measured = percentiles(times);
    return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
  };
  return { ...beside(reordered), parts: { toAnotherParent: beside(moved) } };
};

async function growTree(write: TaggedPool): Promise<void> {
  const all = Array.from({ length: groups }, (_, group) => group);
  const places = [
    ...all.map((group) => [dataset, groupSid(group), rootCategory, group + 1] as const),
    ...all.flatMap((group) =>
      leavesOf(group).map((sid, leaf) => [dataset, sid, groupSid(group), leaf + 1] as const),
    ),
  ];
  await write.begin(async (tx) => {
    // A kept catalogue has that of the last run.
    await tx`delete from category_relation where platform = ${dataset}`;
    await tx`delete from category where sid like 'bench-%'`;
    await copyRows(
      tx,
      'category',
      ['sid', 'name'],
      places.map(([, sid]) => [sid, { de: sid }]),
    );
    await copyRows(tx, 'category_relation', ['platform', 'child_sid', 'parent_sid', 'position'], places);
    await treeWritten(tx, dataset);
  });
  await write`vacuum analyze category, category_relation, category_closure`;
}
