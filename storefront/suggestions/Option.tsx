import type { ReactNode } from 'react';
import { optionId } from './optionId.ts';

interface Props {
  index: number;
  paths: readonly string[];
  active: number | undefined;
  className: string;
  children: ReactNode;
}

/** One suggestion: an option for the keyboard and for screen readers, a link for everybody else. */
export function Option({ index, paths, active, className, children }: Props) {
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={paths[index]}
      className={`suggestion ${className}`}
    >
      {children}
    </a>
  );
}
