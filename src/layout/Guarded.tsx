import { usePermissions } from 'ra-core';
import type { ReactNode } from 'react';
import { AccessDenied } from 'react-admin';
import { canOpenFeature, hasFeature } from '../../resources/access/canOpenFeature.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { Feature } from '../../resources/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { NotFound } from './NotFound.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

/** A screen of a feature: not found where the platform lacks it, closed to whom lacks its right. */
export function Guarded({ feature, children }: { feature: Feature; children: ReactNode }) {
  const { platform } = useBackoffice();
  const { permissions: caller, isPending } = usePermissions<Caller>();
  if (!hasFeature(platform, feature)) return <NotFound />;
  if (isPending) return <WaitingScreen />;
  return caller && canOpenFeature(caller, feature, platform) ? children : <AccessDenied />;
}
