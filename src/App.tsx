import { CssBaseline } from '@mui/material';
import { CoreAdminUI, CustomRoutes, Resource, type I18nProvider } from 'ra-core';
import { lazy, type ComponentType } from 'react';
import { AdminContext, AuthenticationError, Error, LoadingPage } from 'react-admin';
import { Route } from 'react-router-dom';
import { furtherScreens, type FurtherScreenName } from '../resources/platform/furtherScreens.ts';
import { keysOf } from '../resources/keysOf.ts';
import { features } from '../resources/platform/rights.ts';
import type { Providers } from './backoffice/createProviders.ts';
import { declaredRoutes } from './declared/declaredRoutes.tsx';
import { declaredScreens } from './declared/declaredScreens.ts';
import { BackofficeContext, type Backoffice } from './directory/BackofficeContext.ts';
import { ExactRoute } from './layout/ExactRoute.tsx';
import { FinderContext } from './layout/FinderContext.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { Guarded } from './layout/Guarded.tsx';
import { GuardedByAny } from './layout/GuardedByAny.tsx';
import { Layout } from './layout/Layout.tsx';
import { NoAccess } from './layout/NoAccess.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Notifications } from './layout/Notifications.tsx';
import { handMadeScreens } from './overrides/handMadeScreens.ts';
import { themesOf } from './theme/theme.ts';
import { searchesPath } from './directory/searchesPath.ts';
import { proposalsPath } from './views/form/useFeatureTabs.ts';
import { guardedScreens, resourceRoutes, standsAlone } from './views/resourceRoutes.tsx';

const Dashboard = lazy(() => import('./overrides/dashboard/Dashboard.tsx'));
const ExportScreen = lazy(() => import('./overrides/export/ExportScreen.tsx'));
const HistoryScreen = lazy(() => import('./import/HistoryScreen.tsx'));
const ImportScreen = lazy(() => import('./import/ImportScreen.tsx'));
const SearchesScreen = lazy(() => import('./overrides/vocabulary/SearchesScreen.tsx'));
const ProposalsScreen = lazy(() => import('./overrides/proposals/ProposalsScreen.tsx'));
const RightsScreen = lazy(() => import('./overrides/rights/RightsScreen.tsx'));

/** What draws the further screens. */
const drawn: Readonly<Record<FurtherScreenName, ComponentType>> = {
  activity: lazy(() => import('./activity/ActivityScreen.tsx')),
  keys: lazy(() => import('./keys/KeysScreen.tsx')),
  webhooks: lazy(() => import('./webhooks/WebhooksScreen.tsx')),
  operations: lazy(() => import('./operations/OperationsScreen.tsx')),
};

const finder = <PaletteButton />;

interface Needs {
  backoffice: Backoffice;
  providers: Providers;
  i18nProvider: I18nProvider;
}

/**
 * The backoffice, as a table of contents. `Admin` of react-admin would bring its sign-in and its own texts, too, which
 * nobody sees here.
 */
export default function App({ backoffice, providers, i18nProvider }: Needs) {
  const { platform, language, directory } = backoffice;
  const screens = declaredScreens(directory, handMadeScreens);
  const { light, dark } = themesOf(platform.group);
  return (
    <BackofficeContext value={backoffice}>
      <FinderContext value={finder}>
        <AdminContext
          basename={`/${language}/backoffice`}
          {...providers}
          i18nProvider={i18nProvider}
          theme={light}
          darkTheme={dark}
        >
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            layout={Layout}
            dashboard={Dashboard}
            catchAll={NotFound}
            accessDenied={NoAccess}
            authenticationError={AuthenticationError}
            error={Error}
            loading={LoadingPage}
            requireAuth
            disableTelemetry
          >
            {directory.resources.filter(standsAlone).map((resource) => (
              <Resource key={resource.name} name={resource.name} {...guardedScreens(resource, screens)} />
            ))}
            <Resource
              name={features.userRights.path}
              list={
                <Guarded feature="userRights">
                  <ExactRoute>
                    <RightsScreen />
                  </ExactRoute>
                </Guarded>
              }
            />
            <CustomRoutes>
              {resourceRoutes(directory, screens)}
              {declaredRoutes(directory)}
              {keysOf(furtherScreens).map((name) => {
                const { path, features: opening } = furtherScreens[name];
                const Screen = drawn[name];
                return (
                  <Route
                    key={name}
                    path={path}
                    element={
                      <GuardedByAny features={opening}>
                        <Screen />
                      </GuardedByAny>
                    }
                  />
                );
              })}
              <Route
                path={proposalsPath}
                element={
                  <Guarded feature="categories">
                    <ProposalsScreen />
                  </Guarded>
                }
              />
              <Route
                path={searchesPath}
                element={
                  <Guarded feature="categories">
                    <SearchesScreen />
                  </Guarded>
                }
              />
              <Route
                path="import"
                element={
                  <Guarded feature="import">
                    <ImportScreen />
                  </Guarded>
                }
              />
              <Route
                path="import/history"
                element={
                  <Guarded feature="import">
                    <HistoryScreen />
                  </Guarded>
                }
              />
              <Route
                path="export"
                element={
                  <Guarded feature="export">
                    <ExportScreen />
                  </Guarded>
                }
              />
            </CustomRoutes>
          </CoreAdminUI>
          <Notifications />
        </AdminContext>
      </FinderContext>
    </BackofficeContext>
  );
}
