import { useCallback, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { notify } from '../../../ui/notifications/notify.ts';
import { useText } from '../../directory/useText.ts';
import { newBlock, type Block, type BlocksForm } from './Block.ts';
import { blockId } from './blockId.ts';

const none: Block[] = [];

/** The blocks of a page and what is done to them; blocks count from 0. */
interface Blocks {
  list: readonly Block[];
  /** Stays with a block wherever it is moved. */
  keyOf: (index: number) => string | number;
  /** Adds an empty block behind the open one, else at the end, and opens it. */
  add: (contentType: Block['contentType']) => void;
  /** Adds the same once more behind it, and opens that. */
  duplicate: (index: number) => void;
  moveTo: (from: number, to: number) => void;
  /** Moves a block by one place; at an end it stays. */
  moveBy: (index: number, by: -1 | 1) => void;
  /** Removes a block, and tells so with an undo. */
  remove: (index: number) => void;
  /** What was moved last, for those who do not see it. */
  said: string;
}

/** The blocks that stand there in the form around. */
export function useBlocks(
  source: string,
  open: number | undefined,
  onOpen: (index: number | undefined) => void,
): Blocks {
  const text = useText();
  const { control, getValues } = useFormContext<BlocksForm>();
  const { fields, insert, move, remove } = useFieldArray({ control, name: source });
  const list = useWatch({ control, name: source }) ?? none;
  const [said, setSaid] = useState('');

  const moveTo = useCallback(
    (from: number, to: number) => {
      move(from, to);
      onOpen(undefined);
      setSaid(text('blocks.moved', { from: from + 1, to: to + 1 }));
      // The card that is moved keeps the focus, where it then stands.
      requestAnimationFrame(() => document.getElementById(blockId(source, to))?.focus());
    },
    [source, move, onOpen, text],
  );

  function addAt(block: Block, at: number): void {
    insert(at, block, { shouldFocus: false });
    onOpen(at);
  }

  return {
    list,
    keyOf: (index) => fields[index]?.id ?? index,
    add(contentType) {
      const at = open === undefined ? list.length : open + 1;
      addAt(newBlock(contentType, list[at - 1]), at);
    },
    duplicate(index) {
      const [block] = structuredClone(list.slice(index, index + 1));
      if (block) addAt(block, index + 1);
    },
    moveTo,
    moveBy(index, by) {
      const to = index + by;
      if (to >= 0 && to < list.length) moveTo(index, to);
    },
    remove(index) {
      const [removed] = structuredClone((getValues(source) ?? none).slice(index, index + 1));
      remove(index);
      onOpen(undefined);
      notify({
        type: 'info',
        message: text('blocks.removed', { number: index + 1 }),
        undo: () => removed && insert(index, removed, { shouldFocus: false }),
      });
    },
    said,
  };
}
