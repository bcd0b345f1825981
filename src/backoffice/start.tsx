import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Shell } from '../../providers/readShell.ts';
import { createDirectory } from '../directory/Directory.ts';
import { FailedStart } from '../loading/FailedStart.tsx';
import { applyTokens } from '../theme/applyTokens.ts';
import '../theme/base.css';
import { rootElement } from '../rootElement.ts';
import { InLanguage } from './InLanguage.tsx';
import { loadAhead } from './loadAhead.ts';

/** Draws the backoffice for somebody who is signed in. */
export function start(shell: Shell): void {
  applyTokens(shell.platform.group);
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const styles = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
  const router = createBrowserRouter([
    {
      path: '/:language/backoffice/*',
      errorElement: <FailedStart />,
      element: <InLanguage shell={shell} directory={createDirectory()} />,
    },
  ]);
  createRoot(rootElement()).render(
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
  loadAhead();
}
