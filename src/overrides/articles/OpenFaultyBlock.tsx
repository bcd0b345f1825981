import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { ArticleForm } from './Section.ts';

/** After a refused attempt to save, opens the first block at fault: its message would stay hidden. */
export function OpenFaultyBlock({ onOpen }: { onOpen: (index: number) => void }) {
  const { submitCount, errors } = useFormState<ArticleForm>();
  const first = errors.sections?.findIndex?.(Boolean) ?? -1;
  const seen = useRef(submitCount);
  useEffect(() => {
    // While one block is mended, the next one at fault becomes the first.
    const isNewAttempt = submitCount !== seen.current;
    seen.current = submitCount;
    if (isNewAttempt && first >= 0) onOpen(first);
  }, [submitCount, first, onOpen]);
  return null;
}
