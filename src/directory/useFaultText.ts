import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Fault } from '../../resources/fault.ts';
import { typesInWords } from '../../resources/language/typesInWords.ts';
import { useBackoffice } from './BackofficeContext.ts';

/** What a fault means and what to do about it, in the reader's language; an unknown code stands for itself. */
export function useFaultText(): (fault: Pick<Fault, 'code' | 'values'>) => string {
  const translate = useTranslate();
  const { language } = useBackoffice();
  return useCallback(
    ({ code, values = {} }) => {
      const { expected } = values;
      const inWords =
        code === 'wrong-type' && expected !== undefined
          ? { expected: typesInWords(language, String(expected), (name) => translate(`faults.${name}`)) }
          : {};
      return translate(`faults.${code}`, { ...values, ...inWords, _: code });
    },
    [translate, language],
  );
}
