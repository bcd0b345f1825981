import { useTranslate } from 'ra-core';
import { useText } from './useText.ts';

/** What a field that offers records while one types says by itself. */
export function useAutocompleteWords() {
  const text = useText();
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
    loadingText: translate('ra.message.loading'),
    noOptionsText: text('list.noOption'),
  };
}
