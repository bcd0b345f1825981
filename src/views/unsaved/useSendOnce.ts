import { HttpError, useRegisterMutationMiddleware, type DataProvider } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { isNoConnection } from '../../../providers/connection.ts';
import { useText } from '../../directory/useText.ts';

type Save = (
  resource: string,
  params: Parameters<DataProvider['update']>[1],
  next: DataProvider['update'],
) => ReturnType<DataProvider['update']>;

/**
 * What is sent again as it was, because nobody knows whether it came through, is named the same, so that the server does
 * it once (behaviour B182). Calls back when it is saved; what was not says why.
 */
export function useSendOnce(onSaved: () => void): void {
  const text = useText();
  const sent = useRef({ content: '', key: '' });
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });
  const sendOnce = useCallback<Save>(
    async (resource, params, next) => {
      const content = JSON.stringify(params.data);
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      const meta = { ...params.meta, idempotencyKey: sent.current.key };
      const answer = await next(resource, { ...params, meta }).catch((error: unknown) => {
        throw isNoConnection(error) ? new HttpError(text('connection.notSaved'), 0) : error;
      });
      // The library answers so where it leads to the login instead.
      if (answer.data.id === undefined) throw new HttpError(text('authErrors.noUserSession'), 401);
      sent.current = { content: '', key: '' };
      saved.current();
      return answer;
    },
    [text],
  );
  useRegisterMutationMiddleware<DataProvider['update']>(sendOnce);
}
