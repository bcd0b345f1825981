import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';

interface Needs {
  /** How many parts of the address belong to the screen beyond those that its route names. */
  further?: number;
  children: ReactNode;
}

/** A screen at its own address alone: the routes of `<Resource>` take whatever follows it. */
export function ExactRoute({ further = 0, children }: Needs) {
  const { '*': rest = '' } = useParams();
  return rest.split('/').filter(Boolean).length === further ? children : <NotFound />;
}
