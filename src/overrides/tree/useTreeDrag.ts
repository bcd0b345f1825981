import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { extractInstruction, type Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item';
import { useEffect, useState, type RefObject } from 'react';
import type { CategoryTree } from './CategoryTree.ts';
import type { Target } from './rearrange.ts';
import { targetOfDrop } from './treeMoves.ts';
import type { Drop } from './TreeRow.tsx';

type Location = { current: { dropTargets: { data: Record<string | symbol, unknown> }[] } };

interface Needs {
  tree: RefObject<CategoryTree>;
  /** The categories that are dragged. */
  dragged: RefObject<readonly string[]>;
  onDrop: (tops: readonly string[], target: Target) => void;
}

/** What is dragged, and where it would hang. */
export interface Hovered {
  tops: readonly string[];
  target: Target;
}

/** Watches rows being dragged: where they would hang right now, and where they are dropped in the end. */
export function useTreeDrag({ tree, dragged, onDrop }: Needs): Hovered | undefined {
  const [hovered, setHovered] = useState<Hovered>();
  useEffect(() => {
    const targetAt = ({ current: { dropTargets } }: Location): Target | undefined => {
      const data = dropTargets[0]?.data;
      const instruction = data && extractInstruction(data);
      const drop = instruction && dropOf(instruction);
      return drop ? targetOfDrop(tree.current, drop, String(data.sid)) : undefined;
    };
    return monitorForElements({
      onDrag: ({ location }) => {
        const target = targetAt(location);
        setHovered((now) =>
          isSame(now?.target, target) ? now : target && { tops: dragged.current, target },
        );
      },
      onDrop: ({ location }) => {
        setHovered(undefined);
        const data = location.current.dropTargets[0]?.data;
        const instruction = data && extractInstruction(data);
        const target = targetAt(location);
        if (target && instruction?.type !== 'instruction-blocked') onDrop(dragged.current, target);
      },
    });
  }, [tree, dragged, onDrop]);
  return hovered;
}

function dropOf(instruction: Instruction): Drop | undefined {
  const { type } = instruction.type === 'instruction-blocked' ? instruction.desired : instruction;
  return type === 'reparent' ? undefined : type;
}

function isSame(one: Target | undefined, other: Target | undefined): boolean {
  return one?.parentSid === other?.parentSid && one?.before === other?.before;
}
