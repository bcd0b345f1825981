import { lazy } from 'react';
import type { HandMadeScreens } from '../views/resourceRoutes.tsx';

/** The screens that are made by hand where that pays, each loaded when it is opened. */
export const handMadeScreens: HandMadeScreens = {
  advertisements: {
    List: lazy(() =>
      import('./advertisements/AdvertisementList.tsx').then((m) => ({ default: m.AdvertisementList })),
    ),
    Create: lazy(() =>
      import('./advertisements/AdvertisementCreate.tsx').then((m) => ({ default: m.AdvertisementCreate })),
    ),
    Edit: lazy(() =>
      import('./advertisements/AdvertisementEdit.tsx').then((m) => ({ default: m.AdvertisementEdit })),
    ),
  },
  articles: {
    Create: lazy(() => import('./articles/ArticleCreate.tsx').then((m) => ({ default: m.ArticleCreate }))),
    Edit: lazy(() => import('./articles/ArticleEdit.tsx').then((m) => ({ default: m.ArticleEdit }))),
  },
  'orga-infos': {
    List: lazy(() => import('./company/OrgaInfoList.tsx').then((m) => ({ default: m.OrgaInfoList }))),
  },
  products: {
    List: lazy(() => import('./products/ProductList.tsx').then((m) => ({ default: m.ProductList }))),
    Edit: lazy(() => import('./products/ProductEdit.tsx').then((m) => ({ default: m.ProductEdit }))),
  },
  statistics: {
    List: lazy(() =>
      import('./statistic/CompanyStatistic.tsx').then((m) => ({ default: m.CompanyStatistic })),
    ),
  },
};
