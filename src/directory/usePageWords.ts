import { useTranslate } from 'ra-core';

/** What the arrows of pages say by themselves, for `TablePagination`. */
export function usePageWords() {
  const translate = useTranslate();
  return {
    getItemAriaLabel: (to: 'first' | 'last' | 'next' | 'previous') => translate(`ra.navigation.${to}`),
  };
}
