import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** After a refused attempt to save, opens the first block at fault: its message would stay hidden. */
export function OpenFaultyBlock({ onOpen }: { onOpen: (index: number) => void }) {
  const { submitCount, errors } = useFormState();
  const faults = errors['sections'] as readonly unknown[] | undefined;
  const first = faults?.findIndex(Boolean) ?? -1;
  useEffect(() => {
    if (submitCount > 0 && first >= 0) onOpen(first);
  }, [submitCount, first, onOpen]);
  return null;
}
