import { useCallback, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { notify } from '../../../ui/notifications/notify.ts';
import { useText } from '../../directory/useText.ts';
import { blockId } from './BlockCard.tsx';
import { newSection, type ArticleForm, type Section } from './Section.ts';

const none: Section[] = [];

/** The blocks of an article and what is done to them; blocks count from 0. */
interface Blocks {
  sections: readonly Section[];
  /** Stays with a block wherever it is moved. */
  keyOf: (index: number) => string | number;
  /** Adds an empty block behind the open one, else at the end, and opens it. */
  add: (contentType: Section['contentType']) => void;
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

/** The blocks of the article in the form around. */
export function useBlocks(open: number | undefined, onOpen: (index: number | undefined) => void): Blocks {
  const text = useText();
  const { control, getValues } = useFormContext<ArticleForm>();
  const { fields, insert, move, remove } = useFieldArray({ control, name: 'sections' });
  const sections = useWatch({ control, name: 'sections' }) ?? none;
  const [said, setSaid] = useState('');

  const moveTo = useCallback(
    (from: number, to: number) => {
      move(from, to);
      onOpen(undefined);
      setSaid(text('articles.moved', { from: from + 1, to: to + 1 }));
      // The card that is moved keeps the focus, where it then stands.
      requestAnimationFrame(() => document.getElementById(blockId(to))?.focus());
    },
    [move, onOpen, text],
  );

  function addAt(section: Section, at: number): void {
    insert(at, section, { shouldFocus: false });
    onOpen(at);
  }

  return {
    sections,
    keyOf: (index) => fields[index]?.id ?? index,
    add(contentType) {
      const at = open === undefined ? sections.length : open + 1;
      addAt(newSection(contentType, sections[at - 1]), at);
    },
    duplicate(index) {
      const [section] = structuredClone(sections.slice(index, index + 1));
      if (section) addAt(section, index + 1);
    },
    moveTo,
    moveBy(index, by) {
      const to = index + by;
      if (to >= 0 && to < sections.length) moveTo(index, to);
    },
    remove(index) {
      const [removed] = structuredClone((getValues('sections') ?? none).slice(index, index + 1));
      remove(index);
      onOpen(undefined);
      notify({
        type: 'info',
        message: text('articles.removed', { number: index + 1 }),
        undo: () => removed && insert(index, removed, { shouldFocus: false }),
      });
    },
    said,
  };
}
