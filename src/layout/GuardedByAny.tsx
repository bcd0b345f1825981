import { usePermissions } from 'ra-core';
import type { ReactNode } from 'react';
import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { Feature } from '../../resources/platform/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { NoAccess } from './NoAccess.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

interface Needs {
  features: readonly Feature[];
  children: ReactNode;
}

/** A screen that whoever can open one of these features opens. */
export function GuardedByAny({ features, children }: Needs) {
  const { platform } = useBackoffice();
  const { permissions: caller, isPending } = usePermissions<Caller>();
  if (isPending) return <WaitingScreen />;
  const isOpen = caller && features.some((feature) => canOpenFeature(caller, feature, platform));
  return isOpen ? children : <NoAccess />;
}
