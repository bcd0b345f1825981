import AddIcon from '@mui/icons-material/Add';
import { useBasename, usePermissions } from 'ra-core';
import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import { companiesWith } from '../../resources/access/companiesWith.ts';
import type { Caller, Filter } from '../../resources/access/rule.ts';
import { features as declared } from '../../resources/platform/rights.ts';
import { canAccess } from '../../providers/auth/canAccess.ts';
import { createAddress, listAddress, type Parents } from '../directory/addresses.ts';
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
    ({ feature, opensIn }) => opensIn === undefined && canOpenFeature(caller, feature, platform),
  );
  const alone = open.filter((resource) => parentFields(resource).length === 0);
  const may = (action: 'list' | 'create', resource: (typeof open)[number], record: Parents = {}) =>
    canAccess(caller, platform, { action, resource: resource.name, record }, () => resource.entity);
  const lists = alone.flatMap((resource) => {
    const path = listAddress(resource);
    const isNamed = screens.some((screen) => screen.path === path);
    return isNamed || !may('list', resource)
      ? []
      : [{ path, title: labels.many(resource.entity), sign: signOf(resource.entity) }];
  });
  const begun = (resource: (typeof open)[number], parents: Parents = {}) => ({
    path: createAddress(resource, parents),
    title: labels.create(resource.entity),
    also: text('palette.alsoActions'),
    sign: <AddIcon />,
  });
  const actions = alone.flatMap((resource) =>
    may('create', resource) && resource.entity.calls.includes('create') ? [begun(resource)] : [],
  );
  // Whoever works for one company need not say for which.
  const company = soleCompany(companiesWith(caller, declared.companies.rights, platform.country));
  const within = open.flatMap((resource) =>
    company &&
    resource.entity.found &&
    parentFields(resource).join() === 'orgaSid' &&
    may('create', resource, company)
      ? [begun(resource, company)]
      : [],
  );
  const entryOf =
    (group: string) =>
    (place: Pick<PaletteEntry, 'title' | 'also' | 'sign'> & { path: string }): PaletteEntry => ({
      id: place.path,
      group,
      title: place.title,
      sign: place.sign,
      to: basename + place.path,
      ...(place.also && { also: place.also }),
    });
  return [
    ...[...screens, ...lists].map(entryOf(text('palette.screens'))),
    ...[...within, ...actions].map(entryOf(text('palette.actions'))),
  ];
}

function soleCompany(held: Filter): { orgaSid: string } | undefined {
  const [orgaSid, ...others] = typeof held === 'object' ? held.orgaSid : [];
  return orgaSid !== undefined && others.length === 0 ? { orgaSid } : undefined;
}
