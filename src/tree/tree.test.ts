import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostTreeLevels } from '../../resources/limits.ts';
import { treeRoot } from './treeRoot.ts';
import { branchOf, childrenOf, extentOf, nodesUnder, topsOf, treeOf, type Tree } from './Tree.ts';
import { changedPart } from './store/changedPart.ts';
import { moved, obstacleOf, withNew, without } from './rearrange.ts';

/** Each child with its parent, products by record. */
function plant(places: Record<string, string>, products: Record<string, number> = {}): Tree {
  return treeOf(
    Object.entries(places).map(([sid, parentSid]) => ({
      sid,
      parentSid,
      name: { de: sid },
      counted: products[sid] ?? 0,
    })),
  );
}

const house = () =>
  plant(
    {
      huelle: treeRoot,
      innen: treeRoot,
      fenster: 'huelle',
      tueren: 'huelle',
      dach: 'huelle',
      boden: 'innen',
    },
    { huelle: 9, innen: 3, fenster: 4, tueren: 5, boden: 3 },
  );

/** What the server makes of a part: named ones leave where they hung, unnamed ones under it hang nowhere. */
function written(before: Tree, after: Tree): Record<string, readonly string[]> {
  const part = changedPart(before, after);
  const children = new Map([...before.children].map(([sid, list]) => [sid, [...list]]));
  if (part && 'order' in part) children.set(part.order.sid, [...part.order.childSids]);
  if (part && 'tree' in part) {
    for (const sid of branchOf(before, part.tree.sid)) children.delete(sid);
    type Node = { sid: string; children?: Node[] | undefined };
    const hang = (sid: string, nodes: readonly Node[]) => {
      for (const [other, list] of children)
        children.set(
          other,
          list.filter((child) => !nodes.some((node) => node.sid === child)),
        );
      children.set(
        sid,
        nodes.map((node) => node.sid),
      );
      for (const node of nodes) hang(node.sid, node.children ?? []);
    };
    hang(part.tree.sid, part.tree.children);
  }
  return shapeOf({ ...after, children });
}

function shapeOf(tree: Tree): Record<string, readonly string[]> {
  const sids = [treeRoot, ...childrenOf(tree, treeRoot).flatMap((sid) => branchOf(tree, sid))];
  return Object.fromEntries(sids.map((sid) => [sid, childrenOf(tree, sid)]));
}

describe('A move', () => {
  it('hangs records before another one, and counts their products where they are now', () => {
    const after = moved(house(), ['tueren', 'dach'], { parentSid: 'innen', before: 'boden' });
    expect(childrenOf(after, 'innen')).toEqual(['tueren', 'dach', 'boden']);
    expect(childrenOf(after, 'huelle')).toEqual(['fenster']);
    expect([after.entries.get('huelle')?.counted, after.entries.get('innen')?.counted]).toEqual([4, 8]);
  });

  it('among siblings may name one that moves itself as the place', () => {
    const after = moved(house(), ['fenster', 'tueren'], { parentSid: 'huelle', before: 'tueren' });
    expect(childrenOf(after, 'huelle')).toEqual(['fenster', 'tueren', 'dach']);
  });

  it('into itself or deeper than a tree may be has an obstacle', () => {
    expect(obstacleOf(house(), ['huelle'], { parentSid: 'fenster' })).toBe('intoItself');
    const chain = Object.fromEntries(
      Array.from({ length: mostTreeLevels }, (_, level) => [`c${level}`, level ? `c${level - 1}` : treeRoot]),
    );
    const deep = plant({ ...chain, leaf: treeRoot });
    expect(obstacleOf(deep, ['leaf'], { parentSid: `c${mostTreeLevels - 1}` })).toBe('tooDeep');
    expect(obstacleOf(deep, ['leaf'], { parentSid: `c${mostTreeLevels - 2}` })).toBeUndefined();
  });
});

it('Of chosen records the topmost count, with all that hangs at them', () => {
  const tops = topsOf(house(), new Set(['fenster', 'huelle', 'boden']));
  expect(tops).toEqual(['huelle', 'boden']);
  expect(extentOf(house(), tops)).toEqual({ records: 5, counted: 12 });
});

describe('What is written', () => {
  it('is an order, or the smallest tree that holds the change', () => {
    const before = house();
    expect(changedPart(before, moved(before, ['dach'], { parentSid: 'huelle', before: 'fenster' }))).toEqual({
      order: { sid: 'huelle', childSids: ['dach', 'fenster', 'tueren'] },
    });
    expect(changedPart(before, moved(before, ['dach'], { parentSid: 'innen' }))).toEqual({
      tree: { sid: 'innen', children: [{ sid: 'boden' }, { sid: 'dach' }] },
    });
    expect(changedPart(before, without(before, ['fenster']))).toEqual({
      tree: { sid: 'huelle', children: [{ sid: 'tueren' }, { sid: 'dach' }] },
    });
    expect(changedPart(before, before)).toBeUndefined();
  });

  it('leads from any tree to any other and back', () => {
    const change = fc.record({
      what: fc.constantFrom('move', 'remove', 'new'),
      chosen: fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
      under: fc.nat(40),
      before: fc.nat(10),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        let tree = house();
        for (const [index, { what, chosen, under, before }] of changes.entries()) {
          const sids = [treeRoot, ...tree.entries.keys()];
          const parentSid = sids[under % sids.length] as string;
          const siblings = childrenOf(tree, parentSid);
          const target = { parentSid, before: siblings[before % (siblings.length + 1)] };
          const tops = topsOf(tree, new Set(chosen.map((nth) => sids[nth % sids.length] as string)));
          if (what === 'new' ? obstacleOf(tree, [], target) : obstacleOf(tree, tops, target)) continue;
          const after =
            what === 'new'
              ? withNew(tree, { sid: `n${index}`, name: {} }, target)
              : what === 'remove'
                ? without(tree, tops)
                : moved(tree, tops, target);
          expect(written(tree, after)).toEqual(shapeOf(after));
          expect(written(after, tree)).toEqual(shapeOf(tree));
          tree = after;
        }
        expect(nodesUnder(tree, treeRoot)).toHaveLength(childrenOf(tree, treeRoot).length);
      }),
    );
  });
});
