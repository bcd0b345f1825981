import { useBasename, useTranslate } from 'ra-core';
import { useText } from '../directory/useText.ts';
import { EmptyState } from './EmptyState.tsx';
import { useScreenTitle } from './useScreenTitle.ts';

/** A screen that whoever is signed in may not open; the start page says how to ask for a right. */
export function NoAccess() {
  const translate = useTranslate();
  const basename = useBasename();
  const text = useText();
  const title = translate('ra.page.access_denied');
  useScreenTitle(title);
  return (
    <EmptyState
      isScreen
      title={title}
      advice={translate('ra.message.access_denied')}
      action={{ label: text('home.menu'), to: basename }}
    />
  );
}
