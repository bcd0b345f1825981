import { useMemo } from 'react';
import { treeRoot } from './treeRoot.ts';
import type { Entity } from '../../resources/entity.ts';
import { textIn } from '../../resources/language/translate.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useNumber } from '../directory/useNumber.ts';
import type { Resource } from '../directory/backofficeResources.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { childrenOf, extentOf, pathOf, type Tree } from './Tree.ts';
import { obstacleOf, type Target } from './rearrange.ts';

/** What the tree says of its records and of what is done to them. */
export interface TreeWords {
  name: (sid: string) => string;
  /** Names from the top down to what a record hangs under. */
  above: (sid: string) => string;
  /** One record by name, several by number. */
  what: (tops: readonly string[]) => string;
  /** How many records hang at these, and how much they count. */
  extent: (tops: readonly string[]) => string;
  /** How much a record counts; undefined where the tree counts nothing. */
  counted: (sid: string) => { count: string; label: string } | undefined;
  /** What a move would do, or why it cannot be. */
  preview: (tops: readonly string[], target: Target) => string;
  /** What a move has done. */
  moved: (tops: readonly string[], target: Target) => string;
  /** Where a record stands now. */
  place: (tree: Tree, sid: string) => string;
}

/** How the tree speaks of its records, moves and counts. */
export function useTreeWords(tree: Tree, { entity }: Resource): TreeWords {
  const { language, directory } = useBackoffice();
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  return useMemo(() => {
    const name = (sid: string) =>
      sid === treeRoot ? text('tree.root') : textIn(tree.entries.get(sid)?.name, language) || sid;
    const counts = entity.tree?.counts && directory.showing(entity.tree.counts.entity).entity;
    const numberOf = (what: Entity, count: number) => `${number(count)} ${labels.named(what, count)}`;
    const countedAt = (tops: readonly string[]) => counts && numberOf(counts, extentOf(tree, tops).counted);
    const what = ([first, ...others]: readonly string[]) =>
      first !== undefined && others.length === 0
        ? `«${name(first)}»`
        : numberOf(entity, others.length + Number(first !== undefined));
    const isOrder = (tops: readonly string[], { parentSid }: Target) =>
      tops.every((sid) => tree.entries.get(sid)?.parentSid === parentSid);
    return {
      name,
      what,
      above: (sid) => pathOf(tree, sid).slice(1, -1).map(name).join(' › '),
      extent: (tops) => {
        const inside = countedAt(tops);
        const records = numberOf(entity, extentOf(tree, tops).records);
        return inside === undefined ? records : `${records}, ${inside}`;
      },
      counted: (sid) => {
        const entry = tree.entries.get(sid);
        return counts && entry && { count: number(entry.counted), label: numberOf(counts, entry.counted) };
      },
      preview: (tops, target) => {
        const obstacle = obstacleOf(tree, tops, target);
        if (obstacle) return text(`tree.obstacles.${obstacle}`);
        if (isOrder(tops, target)) return text('tree.onlyOrder');
        const where = name(target.parentSid);
        const told = text('tree.wouldMove', { what: what(tops), where });
        const affected = countedAt(tops);
        return affected === undefined ? told : `${told} ${text('tree.affected', { what: affected })}`;
      },
      moved: (tops, target) =>
        isOrder(tops, target)
          ? text('tree.reordered', { what: what(tops) })
          : text('tree.moved', { what: what(tops), where: name(target.parentSid) }),
      place: (after, sid) => {
        const parentSid = after.entries.get(sid)?.parentSid ?? treeRoot;
        const siblings = childrenOf(after, parentSid);
        return text('tree.place', {
          what: name(sid),
          where: name(parentSid),
          place: siblings.indexOf(sid) + 1,
          siblings: siblings.length,
        });
      },
    };
  }, [tree, entity, directory, language, labels, text, number]);
}
