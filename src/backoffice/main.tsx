import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { pathTo } from '../../resources/routes.ts';
import { configureIdentity } from '../../providers/auth/identity.ts';
import { currentCaller } from '../../providers/auth/rights.ts';
import { idToken } from '../../providers/auth/session.ts';
import { rememberWantedUrl } from '../../providers/auth/wantedUrl.ts';
import { readShell } from '../../providers/readShell.ts';
import { followLanguage } from '../../ui/shell/followLanguage.ts';
import { createDirectory } from '../directory/Directory.ts';
import { applyTokens } from '../theme/applyTokens.ts';
import '../theme/base.css';
import { InLanguage } from './InLanguage.tsx';

const shell = readShell();
followLanguage();
configureIdentity(shell);
applyTokens(shell.platform.group);

if (await idToken().catch(() => undefined)) {
  void currentCaller().catch(() => undefined);
  start();
} else {
  rememberWantedUrl(location.pathname + location.search + location.hash);
  location.replace(pathTo(shell.language, 'login'));
}

function start(): void {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const styles = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
  const router = createBrowserRouter([
    {
      path: '/:language/backoffice/*',
      element: <InLanguage shell={shell} directory={createDirectory()} />,
    },
  ]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
}
