import { useBasename, useTranslate } from 'ra-core';
import { useText } from '../directory/useText.ts';
import { EmptyState } from './EmptyState.tsx';
import { useScreenTitle } from './useScreenTitle.ts';

/** An address below the backoffice that leads nowhere. */
export function NotFound() {
  const translate = useTranslate();
  const basename = useBasename();
  const text = useText();
  const title = translate('ra.page.not_found');
  useScreenTitle(title);
  return (
    <EmptyState
      isScreen
      title={title}
      advice={translate('ra.message.not_found')}
      action={{ label: text('home.menu'), to: basename }}
    />
  );
}
