import { useCallback, useEffect, useState } from 'react';
import { authErrorText, toAuthError } from '../../../providers/auth/authErrors.ts';
import type { AccountTextKey } from '../../../providers/i18n/AccountText.ts';

interface Read<Value> {
  value?: Value;
  failure?: AccountTextKey;
}

/** What a call answers, read when the component appears and whenever `again` is called. The call must not change. */
export function useRead<Value>(call: () => Promise<Value>): Read<Value> & { again: () => Promise<void> } {
  const [read, setRead] = useState<Read<Value>>({});
  const again = useCallback(
    () =>
      call().then(
        (value) => setRead({ value }),
        (error: unknown) => setRead({ failure: authErrorText(toAuthError(error).key) }),
      ),
    [call],
  );
  useEffect(() => void again(), [again]);
  return { ...read, again };
}
