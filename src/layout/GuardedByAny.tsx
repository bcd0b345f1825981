import { usePermissions } from 'ra-core';
import type { ReactNode } from 'react';
import { canOpenFurther } from '../../resources/access/canOpenFurther.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { FurtherScreen } from '../../resources/platform/furtherScreens.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { NoAccess } from './NoAccess.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

interface Needs {
  features: FurtherScreen['features'];
  children: ReactNode;
}

/** A screen that whoever can open one of these features opens, or administrators alone. */
export function GuardedByAny({ features, children }: Needs) {
  const { platform } = useBackoffice();
  const { permissions: caller, isPending } = usePermissions<Caller>();
  if (isPending) return <WaitingScreen />;
  const isOpen = caller && canOpenFurther(caller, { features }, platform);
  return isOpen ? children : <NoAccess />;
}
