import { usePermissions } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { canOpenFeature, hasFeature } from '../../resources/access/canOpenFeature.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { Feature } from '../../resources/platform/rights.ts';
import { canAccess } from '../../providers/auth/canAccess.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { Resource } from '../directory/backofficeResources.ts';
import { NoAccess } from './NoAccess.tsx';
import { NotFound } from './NotFound.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

interface Needs {
  feature: Feature;
  /** What the screen shows, where that is more than the feature opens; of the company that the address names. */
  resource?: Resource;
  children: ReactNode;
}

/** A screen of a feature: not found where the platform lacks it, closed to whom lacks its right. */
export function Guarded({ feature, resource, children }: Needs) {
  const { platform } = useBackoffice();
  const record = useParams();
  const { permissions: caller, isPending } = usePermissions<Caller>();
  if (!hasFeature(platform, feature)) return <NotFound />;
  if (isPending) return <WaitingScreen />;
  const maySee = ({ name, entity }: Resource, by: Caller) =>
    canAccess(by, platform, { action: 'list', resource: name, record }, () => entity);
  const isOpen =
    caller && canOpenFeature(caller, feature, platform) && (!resource || maySee(resource, caller));
  return isOpen ? children : <NoAccess />;
}
