import { lazy, type ComponentType, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import type { Directory } from '../directory/Directory.ts';
import { parentFields } from '../directory/parentFields.ts';
import { ExactRoute } from '../layout/ExactRoute.tsx';
import { Guarded } from '../layout/Guarded.tsx';
import { GenericList } from './list/GenericList.tsx';
import { Within } from './form/Within.tsx';

const GenericCreate = lazy(() =>
  import('./form/GenericCreate.tsx').then((m) => ({ default: m.GenericCreate })),
);
const GenericEdit = lazy(() => import('./form/GenericEdit.tsx').then((m) => ({ default: m.GenericEdit })));

type ResourceScreen = ComponentType<{ resource: BackofficeResource }>;

/** Hand-made screens, by the name of their resource; what is not named is made from the declaration. */
export type HandMadeScreens = Readonly<
  Record<string, { List?: ResourceScreen; Create?: ResourceScreen; Edit?: ResourceScreen }>
>;

/** The screens of a resource, each guarded by the feature it belongs to, as `<Resource>` takes them. */
export function guardedScreens(resource: BackofficeResource, handMade: HandMadeScreens = {}) {
  const { name, feature, entity, opensIn } = resource;
  const { List = GenericList, Create = GenericCreate, Edit = GenericEdit } = handMade[name] ?? {};
  const guarded = (screen: ReactElement, further = 0) => (
    <Guarded feature={feature} resource={resource}>
      {standsAlone(resource) ? (
        <ExactRoute further={further}>{screen}</ExactRoute>
      ) : (
        <Within resource={resource}>{screen}</Within>
      )}
    </Guarded>
  );
  return {
    list: guarded(<List key={name} resource={resource} />),
    ...(entity.calls.length > 0 &&
      opensIn === undefined && {
        create: guarded(<Create key={name} resource={resource} />),
        edit: guarded(<Edit key={name} resource={resource} />, entity.key.length - 1),
      }),
  };
}

/** Does it stand under its own name, as `<Resource>` wants it, and not within a record of another resource? */
export function standsAlone({ name, path }: BackofficeResource): boolean {
  return name === path;
}

/** The routes of the resources that do not stand alone: list, new and one record. */
export function resourceRoutes({ resources }: Directory, handMade: HandMadeScreens = {}): ReactElement[] {
  return resources
    .filter((resource) => !standsAlone(resource))
    .flatMap((resource) => {
      const { name, path } = resource;
      const { list, create, edit } = guardedScreens(resource, handMade);
      const route = (end: string, element: ReactElement | undefined) =>
        element ? [<Route key={`${name} ${end}`} path={end} element={element} />] : [];
      return [
        ...route(path, list),
        ...route(`${path}/create`, create),
        ...route(`${path}/${recordPattern(resource)}`, edit),
      ];
    });
}

/** `:sid`, or as many parts as the key has behind those that the path names. */
function recordPattern(resource: BackofficeResource): string {
  const parents = parentFields(resource);
  return resource.entity.key
    .filter((field) => !parents.includes(field))
    .map((field) => `:${field}`)
    .join('/');
}
