import { usePermissions } from 'ra-core';
import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import type { Caller } from '../../resources/access/rule.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import type { Feature } from '../../resources/platform/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { featureScreens } from './featureScreens.tsx';

/** The features of this platform's menu that the caller may open (behaviour B9, B39). */
export function useOpenFeatures(): { features: Feature[]; isPending: boolean } {
  const { platform } = useBackoffice();
  const { permissions: caller, isPending } = usePermissions<Caller>();
  const features = caller
    ? platformGroups[platform.group].menu.filter(
        (feature) => featureScreens[feature] && canOpenFeature(caller, feature, platform),
      )
    : [];
  return { features, isPending };
}
