import { lazy } from 'react';
import type { HandMadeScreens } from '../views/resourceRoutes.tsx';
import { OrgaInfoList } from './company/OrgaInfoList.tsx';

/** The screens that are made by hand where that pays; all but the lists, which are small, loaded when they are opened. */
export const handMadeScreens: HandMadeScreens = {
  advertisements: {
    Create: lazy(() =>
      import('./advertisements/AdvertisementCreate.tsx').then((m) => ({ default: m.AdvertisementCreate })),
    ),
    Edit: lazy(() =>
      import('./advertisements/AdvertisementEdit.tsx').then((m) => ({ default: m.AdvertisementEdit })),
    ),
  },
  'orga-budgets': {
    List: lazy(() => import('./company/CompanyBudget.tsx').then((m) => ({ default: m.CompanyBudget }))),
  },
  'orga-infos': {
    List: OrgaInfoList,
  },
  products: {
    Edit: lazy(() => import('./products/ProductEdit.tsx').then((m) => ({ default: m.ProductEdit }))),
  },
  'company-mappings': {
    List: lazy(() => import('./kept/MappingsList.tsx').then((m) => ({ default: m.MappingsList }))),
    Create: lazy(() => import('./mapping/MappingScreens.tsx').then((m) => ({ default: m.MappingCreate }))),
    Edit: lazy(() => import('./mapping/MappingScreens.tsx').then((m) => ({ default: m.MappingEdit }))),
  },
  mappings: {
    Create: lazy(() => import('./mapping/MappingScreens.tsx').then((m) => ({ default: m.MappingCreate }))),
    Edit: lazy(() => import('./mapping/MappingScreens.tsx').then((m) => ({ default: m.MappingEdit }))),
  },
  terms: {
    Create: lazy(() => import('./vocabulary/TermCreate.tsx').then((m) => ({ default: m.TermCreate }))),
  },
  statistics: {
    List: lazy(() =>
      import('./statistic/CompanyStatistic.tsx').then((m) => ({ default: m.CompanyStatistic })),
    ),
  },
};
