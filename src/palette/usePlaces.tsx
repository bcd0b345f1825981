import AddIcon from '@mui/icons-material/Add';
import { useBasename, usePermissions } from 'ra-core';
import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import type { Caller } from '../../resources/access/rule.ts';
import { features as declared } from '../../resources/platform/rights.ts';
import { canAccess } from '../../providers/auth/canAccess.ts';
import { createAddress, listAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { parentFields } from '../directory/parentFields.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { signOf } from '../layout/entrySigns.tsx';
import { featureScreens } from '../layout/featureScreens.tsx';
import { useMenuEntries } from '../layout/useMenuEntries.tsx';
import { useOpenFeatures } from '../layout/useOpenFeatures.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

/** The screens that the caller may open and what can be begun there, all from the declarations. */
export function usePlaces(): PaletteEntry[] {
  const { directory, platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  const { features } = useOpenFeatures();
  const entries = useMenuEntries();
  const labels = useLabels();
  const text = useText();
  const basename = useBasename();
  if (!caller) return [];
  const screens = [
    ...features.map((feature) => ({
      path: `/${declared[feature].path}`,
      title: text(`menu.${feature}`),
      sign: featureScreens[feature] ?? <AddIcon />,
    })),
    ...entries.map(({ path, label, sign }) => ({ path: `/${path}`, title: label, sign })),
  ];
  const open = directory.resources.filter(
    (resource) =>
      parentFields(resource).length === 0 &&
      resource.opensIn === undefined &&
      canOpenFeature(caller, resource.feature, platform),
  );
  const may = (action: 'list' | 'create', resource: (typeof open)[number]) =>
    canAccess(caller, platform, { action, resource: resource.name }, () => resource.entity);
  const lists = open.flatMap((resource) => {
    const path = listAddress(resource);
    const isNamed = screens.some((screen) => screen.path === path);
    return isNamed || !may('list', resource)
      ? []
      : [{ path, title: labels.many(resource.entity), sign: signOf(resource.entity) }];
  });
  const actions = open.flatMap((resource) =>
    may('create', resource) && resource.entity.calls.includes('create')
      ? [{ path: createAddress(resource), title: labels.create(resource.entity), sign: <AddIcon /> }]
      : [],
  );
  const entryOf =
    (group: string) => (place: { path: string; title: string; sign: PaletteEntry['sign'] }) => ({
      id: place.path,
      group,
      title: place.title,
      sign: place.sign,
      to: basename + place.path,
    });
  return [
    ...[...screens, ...lists].map(entryOf(text('palette.screens'))),
    ...actions.map(entryOf(text('palette.actions'))),
  ];
}
