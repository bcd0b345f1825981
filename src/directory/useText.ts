import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Text } from '../../providers/i18n/TextKey.ts';

/** The texts of the backoffice, with their keys checked by the type system. */
export function useText(): Text {
  const translate = useTranslate();
  return useCallback(
    (key, { count, ...values } = {}) =>
      translate(`backoffice.${key}`, {
        ...values,
        ...(count !== undefined && { smart_count: count, count }),
      }),
    [translate],
  );
}
