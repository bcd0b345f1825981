import type { ReactNode } from 'react';

/** More than these stand folded up, so that products stand on the first screen (behaviour B425). */
const few = 7;

/** What leads on from the head of a list, in a line; where it is much, behind a word. */
export function Folded({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  if (count <= few)
    return (
      <section className="children is-named" aria-label={title}>
        <span className="children-name" aria-hidden="true">
          {title}
        </span>
        {children}
      </section>
    );
  return (
    <details className="folded">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
