import { HttpError, useRegisterMutationMiddleware, type DataProvider, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import type { Row } from '../../../resources/shape.ts';
import { isNoConnection } from '../../../providers/connection.ts';
import { useText } from '../../directory/useText.ts';

type Save = (
  resource: string,
  params: Parameters<DataProvider['update']>[1],
  next: DataProvider['update'],
) => ReturnType<DataProvider['update']>;

interface Listener {
  /** Called with what goes to the server. */
  onSend: (values: Row) => void;
  /** Called with what is stored. */
  onSaved: (stored: RaRecord) => void;
}

/**
 * What is sent again as it was, because nobody knows whether it came through, is named the same, so that the server does
 * it once (behaviour B226). Calls back when it is sent and when it is saved; what was not says why.
 */
export function useSendOnce(listener: Listener): void {
  const text = useText();
  const sent = useRef({ content: '', key: '' });
  const heard = useRef(listener);
  useEffect(() => {
    heard.current = listener;
  });
  const sendOnce = useCallback<Save>(
    async (resource, params, next) => {
      const content = JSON.stringify(params.data);
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      heard.current.onSend(params.data);
      const meta = { ...params.meta, idempotencyKey: sent.current.key };
      const answer = await next(resource, { ...params, meta }).catch((error: unknown) => {
        throw isNoConnection(error) ? new HttpError(text('connection.notSaved'), 0) : error;
      });
      // The library answers so where it leads to the login instead.
      if (answer.data.id === undefined) throw new HttpError(text('authErrors.noUserSession'), 401);
      sent.current = { content: '', key: '' };
      heard.current.onSaved(answer.data);
      return answer;
    },
    [text],
  );
  useRegisterMutationMiddleware<DataProvider['update']>(sendOnce);
}
