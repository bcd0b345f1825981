import { useEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';

interface Needs {
  /** The list of blocks in the form. */
  source: string;
  onOpen: (index: number) => void;
}

/** After a refused attempt to save, opens the first block at fault: its message would stay hidden. */
export function OpenFaultyBlock({ source, onOpen }: Needs) {
  const { submitCount, errors } = useFormState();
  const faulty: unknown = get(errors, source);
  const first = Array.isArray(faulty) ? faulty.findIndex(Boolean) : -1;
  const seen = useRef(submitCount);
  useEffect(() => {
    // While one block is mended, the next one at fault becomes the first.
    const isNewAttempt = submitCount !== seen.current;
    seen.current = submitCount;
    if (isNewAttempt && first >= 0) onOpen(first);
  }, [submitCount, first, onOpen]);
  return null;
}
