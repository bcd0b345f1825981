import { lazy, Suspense } from 'react';
import type { ObjectField } from '../../../resources/kinds/field.ts';
import { Waiting } from '../../layout/Waiting.tsx';
import type { FieldInputProps } from '../kindProps.ts';

const Blocks = lazy(() => import('./Blocks.tsx').then((m) => ({ default: m.Blocks })));

/** The blocks of a page. What writes them is heavy, and loaded where there are some. */
export function BlocksInput(props: FieldInputProps<ObjectField>) {
  return (
    <Suspense fallback={<Waiting of="form" />}>
      <Blocks {...props} />
    </Suspense>
  );
}
