import { lazy, type ComponentType, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { parentFields, type Directory } from '../directory/Directory.ts';
import { Guarded } from '../layout/Guarded.tsx';

const GenericList = lazy(() => import('./GenericList.tsx').then((m) => ({ default: m.GenericList })));
const GenericCreate = lazy(() => import('./GenericCreate.tsx').then((m) => ({ default: m.GenericCreate })));
const GenericEdit = lazy(() => import('./GenericEdit.tsx').then((m) => ({ default: m.GenericEdit })));

type ResourceScreen = ComponentType<{ resource: BackofficeResource }>;

/** Hand-made screens, by the name of their resource; what is not named is made from the declaration. */
export type HandMadeScreens = Readonly<
  Record<string, { List?: ResourceScreen; Create?: ResourceScreen; Edit?: ResourceScreen }>
>;

/** The routes of all resources: list, new and one thing, each guarded by the feature it belongs to. */
export function resourceRoutes({ resources }: Directory, handMade: HandMadeScreens = {}): ReactElement[] {
  return resources.flatMap((resource) => {
    const { name, path, feature } = resource;
    const { List = GenericList, Create = GenericCreate, Edit = GenericEdit } = handMade[name] ?? {};
    const route = (end: string, element: ReactElement) => (
      <Route key={`${name} ${end}`} path={end} element={<Guarded feature={feature}>{element}</Guarded>} />
    );
    return [
      route(path, <List key={name} resource={resource} />),
      ...(resource.entity.calls.length > 0
        ? [
            route(`${path}/create`, <Create key={name} resource={resource} />),
            route(`${path}/${thingPattern(resource)}`, <Edit key={name} resource={resource} />),
          ]
        : []),
    ];
  });
}

/** `:sid`, or as many parts as the key has behind those that the path names. */
function thingPattern(resource: BackofficeResource): string {
  const parents = parentFields(resource);
  return resource.entity.key
    .filter((field) => !parents.includes(field))
    .map((field) => `:${field}`)
    .join('/');
}
