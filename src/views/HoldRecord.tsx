import { EditContextProvider, RecordContextProvider, useEditContext, type RaRecord } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { TypingContext } from './TypingContext.ts';

interface Needs {
  /** The version that the person took over: what was saved, or what somebody else saved. */
  taken: RaRecord | undefined;
  children: ReactNode;
}

/**
 * While somebody types, the record stays the one on which the typing began, whatever is read anew meanwhile: so nothing
 * typed is lost, and what others changed since is noticed when it is saved.
 */
export function HoldRecord({ taken, children }: Needs) {
  const context = useEditContext();
  const { record } = context;
  const [isTyping, setTyping] = useState(false);
  const [held, setHeld] = useState({ record, taken });
  const isTaken = taken !== held.taken && taken?.version === record?.version;
  if (record !== held.record && (!isTyping || isTaken)) setHeld({ record, taken });
  const value = useMemo(() => ({ ...context, record: held.record }), [context, held.record]);
  return (
    <TypingContext value={setTyping}>
      <EditContextProvider value={value}>
        <RecordContextProvider value={held.record}>{children}</RecordContextProvider>
      </EditContextProvider>
    </TypingContext>
  );
}
