import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { OriginMark } from './OriginMark.tsx';

interface Needs {
  entity: Entity;
  /** A field, or an attribute behind its field and a dot. */
  name: string;
  children: ReactNode;
}

/** What is entered, and in the line of its label where it came from. */
export function WithOrigin({ entity, name, children }: Needs) {
  return (
    <div className="with-origin">
      {children}
      <OriginMark entity={entity} name={name} />
    </div>
  );
}
