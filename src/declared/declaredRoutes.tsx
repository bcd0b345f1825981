import { lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import type { Directory } from '../directory/Directory.ts';
import { orderPath } from '../directory/orderPath.ts';
import { sharedImportPath } from '../directory/reportAddress.ts';
import { treePath } from '../directory/treePath.ts';
import { Guarded } from '../layout/Guarded.tsx';

const OrderScreen = lazy(() => import('../order/OrderScreen.tsx'));
const SharedImportScreen = lazy(() => import('../import/SharedImportScreen.tsx'));
const TreeScreen = lazy(() => import('../tree/TreeScreen.tsx'));

/** The screens beside list and form that resources have by a word of their entity: tree, order, import of what belongs to no company. */
export function declaredRoutes({ resources }: Directory): ReactElement[] {
  return resources.filter(({ opensIn }) => opensIn === undefined).flatMap(routesOf);
}

function routesOf(resource: BackofficeResource): ReactElement[] {
  const { name, feature, entity } = resource;
  const { tree, order, files } = entity;
  const screens: [path: string | undefined, screen: ReactElement | undefined][] = [
    [treePath(resource), tree && <TreeScreen key={name} resource={resource} declared={tree} />],
    [orderPath(resource), order && <OrderScreen key={name} resource={resource} order={order} />],
    [
      files?.areOfNoCompany ? sharedImportPath(entity.name) : undefined,
      <SharedImportScreen key={name} resource={resource} />,
    ],
  ];
  return screens.flatMap(([path, screen]) =>
    path && screen
      ? [<Route key={path} path={path} element={<Guarded feature={feature}>{screen}</Guarded>} />]
      : [],
  );
}
