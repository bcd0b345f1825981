import { EditContextProvider, RecordContextProvider, useEditContext, type RaRecord } from 'ra-core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { TypingContext } from './TypingContext.ts';

interface Needs {
  /** The version that the person took over: what was saved, or what somebody else saved. */
  taken: RaRecord | undefined;
  children: ReactNode;
}

/**
 * While somebody types, the record stays the one on which the typing began, whatever is read anew meanwhile: so nothing
 * typed is lost, and what others changed since is noticed when it is saved. An unsaved copy stands on the record with
 * which it began (behaviour B180).
 */
export function HoldRecord({ taken, children }: Needs) {
  const context = useEditContext();
  const { record } = context;
  const [isTyping, setTyping] = useState(false);
  const [held, setHeld] = useState({ record, taken, isOlder: false });
  const isTaken = taken !== held.taken && taken?.version === record?.version;
  if (record !== held.record && (isTaken || (!isTyping && !held.isOlder)))
    setHeld({ record, taken, isOlder: false });
  const value = useMemo(() => ({ ...context, record: held.record }), [context, held.record]);
  const tell = useCallback((typing: boolean) => {
    setTyping(typing);
    if (!typing) setHeld((before) => ({ ...before, isOlder: false }));
  }, []);
  const standOn = useCallback(
    (older: RaRecord) => setHeld((before) => ({ ...before, record: older, isOlder: true })),
    [],
  );
  const typing = useMemo(() => ({ setTyping: tell, standOn }), [tell, standOn]);
  return (
    <TypingContext value={typing}>
      <EditContextProvider value={value}>
        <RecordContextProvider value={held.record}>{children}</RecordContextProvider>
      </EditContextProvider>
    </TypingContext>
  );
}
