import { usePermissions } from 'ra-core';
import type { ReactElement } from 'react';
import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import { canOpenFurther } from '../../resources/access/canOpenFurther.ts';
import type { Caller } from '../../resources/access/rule.ts';
import { furtherScreens } from '../../resources/platform/furtherScreens.ts';
import { keysOf } from '../../resources/keysOf.ts';
import { canAccess } from '../../providers/auth/canAccess.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { signOf } from './entrySigns.tsx';
import { furtherSigns } from './furtherSigns.tsx';

interface MenuEntry {
  name: string;
  /** Below the backoffice. */
  path: string;
  label: string;
  sign: ReactElement;
}

/** The second section of the menu: screens of entities that say so and further ones, those that the caller may open (behaviour B475). */
export function useMenuEntries(): MenuEntry[] {
  const { directory, platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  const labels = useLabels();
  const text = useText();
  if (!caller) return [];
  const ofEntities = directory.resources.flatMap(({ name, path, entity, feature, isEntry }) =>
    isEntry &&
    canOpenFeature(caller, feature, platform) &&
    canAccess(caller, platform, { action: 'list', resource: name }, () => entity)
      ? [{ name, path, label: labels.many(entity), sign: signOf(entity) }]
      : [],
  );
  const others = keysOf(furtherScreens).flatMap((name) => {
    const { path } = furtherScreens[name];
    return canOpenFurther(caller, furtherScreens[name], platform)
      ? [{ name, path, label: text(`further.${name}`), sign: furtherSigns[name] }]
      : [];
  });
  return [...ofEntities, ...others];
}
