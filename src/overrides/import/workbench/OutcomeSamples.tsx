import type { Outcome } from '../../../../resources/calls/workbenchAnswers.ts';
import { useMemo } from 'react';
import { Changes } from '../Changes.tsx';

interface Needs {
  outcome: Outcome;
  orgaSid: string;
}

/** The first products of each kind: new ones, those that change, with what before, and those that go. */
export function OutcomeSamples({ outcome: { samples }, orgaSid }: Needs) {
  const changes = useMemo(
    () =>
      samples.flatMap(({ kind, key, fields }) =>
        kind === 'changed'
          ? fields.map((field) => ({ key, ...field }))
          : [
              {
                key,
                field: 'sid',
                before: kind === 'created' ? null : key,
                after: kind === 'created' ? key : null,
              },
            ],
      ),
    [samples],
  );
  return <Changes report={{ changes, entity: 'product', orgaSid }} />;
}
