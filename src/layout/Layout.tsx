import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Layout as RaLayout } from 'react-admin';
import { onLoginChange } from '../../providers/auth/onLoginChange.ts';
import { FailedPart } from './FailedPart.tsx';
import { AppBar } from './AppBar.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { Menu } from './Menu.tsx';
import { SessionRenewal } from './SessionRenewal.tsx';
import { Sidebar } from './Sidebar.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

// Nothing of it is seen at once.
const ReportNotifications = lazy(() =>
  import('./ReportNotifications.tsx').then((m) => ({ default: m.ReportNotifications })),
);

const BulkWork = lazy(() => import('../bulk/BulkWork.tsx').then((m) => ({ default: m.BulkWork })));

/** What surrounds every screen. Rights are asked for again whenever the login state changes. */
export function Layout({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  useEffect(
    // Who signs out on this page is on the way out already.
    () =>
      onLoginChange((change) => void (change !== 'here' && change !== 'left' && queries.invalidateQueries())),
    [queries],
  );
  return (
    <RaLayout appBar={AppBar} appBarAlwaysOn menu={Menu} sidebar={Sidebar} error={FailedPart}>
      <ConnectionBar />
      <Suspense fallback={<WaitingScreen />}>{children}</Suspense>
      <Suspense>
        <ReportNotifications />
        <BulkWork />
      </Suspense>
      <SessionRenewal />
    </RaLayout>
  );
}
