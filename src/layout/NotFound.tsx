import { useBasename, useTranslate } from 'ra-core';
import { useText } from '../directory/useText.ts';
import { EmptyState } from './EmptyState.tsx';

/** An address below the backoffice that leads nowhere. */
export function NotFound() {
  const translate = useTranslate();
  const basename = useBasename();
  const text = useText();
  return (
    <EmptyState
      isScreen
      title={translate('ra.page.not_found')}
      advice={translate('ra.message.not_found')}
      action={{ label: text('home.menu'), to: basename }}
    />
  );
}
