import { lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { parentFields, type Directory } from '../directory/Directory.ts';
import { Guarded } from '../layout/Guarded.tsx';

const GenericList = lazy(() => import('./GenericList.tsx').then((m) => ({ default: m.GenericList })));
const GenericCreate = lazy(() => import('./GenericCreate.tsx').then((m) => ({ default: m.GenericCreate })));
const GenericEdit = lazy(() => import('./GenericEdit.tsx').then((m) => ({ default: m.GenericEdit })));

/** The routes of all resources: list, new and one thing, each guarded by the feature it belongs to. */
export function resourceRoutes({ resources }: Directory): ReactElement[] {
  return resources.flatMap((resource) => {
    const { name, path, list = path, feature } = resource;
    const route = (end: string, element: ReactElement) => (
      <Route key={`${name} ${end}`} path={end} element={<Guarded feature={feature}>{element}</Guarded>} />
    );
    return [
      route(list, <GenericList key={name} resource={resource} />),
      route(`${path}/create`, <GenericCreate key={name} resource={resource} />),
      route(`${path}/${thingPattern(resource)}`, <GenericEdit key={name} resource={resource} />),
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
