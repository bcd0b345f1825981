import { useMemo } from 'react';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/translate.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { childrenOf, extentOf, pathOf, type CategoryTree } from './CategoryTree.ts';
import { obstacleOf, type Target } from './rearrange.ts';

/** What the tree says of its categories and of what is done to them. */
export interface TreeWords {
  name: (sid: string) => string;
  /** Names from the top down to what a category hangs under. */
  above: (sid: string) => string;
  /** One category by name, several by number. */
  what: (tops: readonly string[]) => string;
  /** How many categories and products hang at these. */
  extent: (tops: readonly string[]) => string;
  /** What a move would do, or why it cannot be. */
  preview: (tops: readonly string[], target: Target) => string;
  /** What a move has done. */
  moved: (tops: readonly string[], target: Target) => string;
  /** Where a category stands now. */
  place: (tree: CategoryTree, sid: string) => string;
}

/** How the tree speaks of its categories, moves and counts. */
export function useTreeWords(tree: CategoryTree): TreeWords {
  const { language } = useBackoffice();
  const text = useText();
  const number = useNumber();
  return useMemo(() => {
    const name = (sid: string) =>
      sid === rootCategory ? text('tree.root') : textIn(tree.entries.get(sid)?.name, language) || sid;
    const counted = (key: 'tree.categories' | 'counts.products' | 'tree.affected', count: number) =>
      text(key, { count, n: number(count) });
    const what = ([first, ...others]: readonly string[]) =>
      first !== undefined && others.length === 0
        ? `«${name(first)}»`
        : counted('tree.categories', others.length + Number(first !== undefined));
    const isOrder = (tops: readonly string[], { parentSid }: Target) =>
      tops.every((sid) => tree.entries.get(sid)?.parentSid === parentSid);
    return {
      name,
      what,
      above: (sid) => pathOf(tree, sid).slice(1, -1).map(name).join(' › '),
      extent: (tops) => {
        const { categories, products } = extentOf(tree, tops);
        return `${counted('tree.categories', categories)}, ${counted('counts.products', products)}`;
      },
      preview: (tops, target) => {
        const obstacle = obstacleOf(tree, tops, target);
        if (obstacle) return text(`tree.obstacles.${obstacle}`);
        if (isOrder(tops, target)) return text('tree.onlyOrder');
        const where = name(target.parentSid);
        const affected = counted('tree.affected', extentOf(tree, tops).products);
        return `${text('tree.wouldMove', { what: what(tops), where })} ${affected}`;
      },
      moved: (tops, target) =>
        isOrder(tops, target)
          ? text('tree.reordered', { what: what(tops) })
          : text('tree.moved', { what: what(tops), where: name(target.parentSid) }),
      place: (after, sid) => {
        const parentSid = after.entries.get(sid)?.parentSid ?? rootCategory;
        const siblings = childrenOf(after, parentSid);
        return text('tree.place', {
          what: name(sid),
          where: name(parentSid),
          place: siblings.indexOf(sid) + 1,
          siblings: siblings.length,
        });
      },
    };
  }, [tree, language, text, number]);
}
