import { lazy } from 'react';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import type { Directory } from '../directory/Directory.ts';
import { SharedList } from '../import/SharedList.tsx';
import type { HandMadeScreens } from '../views/resourceRoutes.tsx';

const CompanyFirst = lazy(() =>
  import('../company/CompanyFirst.tsx').then((m) => ({ default: m.CompanyFirst })),
);
const MediaScreen = lazy(() => import('../media/MediaScreen.tsx').then((m) => ({ default: m.MediaScreen })));

/** The lists that are more than a table by a word of their entity, and what is made by hand, by the name of the resource. */
export function declaredScreens({ resources }: Directory, handMade: HandMadeScreens): HandMadeScreens {
  return Object.fromEntries(
    resources.map((resource) => {
      const List = listOf(resource);
      return [resource.name, { ...(List && { List }), ...handMade[resource.name] }];
    }),
  );
}

function listOf({ entity, opensIn }: BackofficeResource) {
  // A library stands within its company: elsewhere it is asked whose.
  if (entity.library) return opensIn === undefined ? MediaScreen : CompanyFirst;
  return entity.files?.areOfNoCompany && opensIn === undefined ? SharedList : undefined;
}
