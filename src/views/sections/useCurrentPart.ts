import { useEffect, useState } from 'react';
import type { FormPart } from './SectionsContext.ts';

/** So far below the upper edge of the window, as a share of its height, a part has become the one that is read. */
const readingLine = 0.3;

/** The part of the form that is being looked at: the last one that has come up to where one reads, and at the end of the page the last one. */
export function useCurrentPart(parts: readonly FormPart[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const line = isAtEnd ? window.innerHeight : window.innerHeight * readingLine;
      const passed = parts.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      setCurrent((passed.at(-1) ?? parts[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [parts]);
  return current;
}
