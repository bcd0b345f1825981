import { useEffect } from 'react';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

/** Names the window after the screen; undefined while its name is not known. */
export function useScreenTitle(title: string | undefined): void {
  const text = useText();
  const { platform } = useBackoffice();
  const { title: catalogue } = platformGroups[platform.group];
  useEffect(() => {
    document.title = [title, text('shell.title'), catalogue].filter(Boolean).join(' · ');
  }, [title, text, catalogue]);
}
