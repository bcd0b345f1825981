import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { ArticleForm } from './Section.ts';

/** After a refused attempt to save, opens the first block at fault: its message would stay hidden. */
export function OpenFaultyBlock({ onOpen }: { onOpen: (index: number) => void }) {
  const { submitCount, errors } = useFormState<ArticleForm>();
  const first = errors.sections?.findIndex?.(Boolean) ?? -1;
  useEffect(() => {
    if (submitCount > 0 && first >= 0) onOpen(first);
  }, [submitCount, first, onOpen]);
  return null;
}
