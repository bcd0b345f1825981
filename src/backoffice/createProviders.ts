import { QueryClient } from '@tanstack/react-query';
import { HttpError, localStorageStore, type AuthProvider, type DataProvider, type Store } from 'ra-core';
import { pathTo } from '../../resources/address/routes.ts';
import { createAuthProvider } from '../../providers/auth/authProvider.ts';
import { protectedRead } from '../../providers/auth/protectedRead.ts';
import { createDataProvider } from '../../providers/data/dataProvider.ts';
import { requestOrEarly } from '../../providers/data/earlyList.ts';
import type { Backoffice } from '../directory/BackofficeContext.ts';

export interface Providers {
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  queryClient: QueryClient;
  store: Store;
}

/** What react-admin stands on, for one platform and language. */
export function createProviders({ platform, language, directory }: Backoffice): Providers {
  const entityOf = (name: string) => {
    const resource = directory.find(name);
    if (!resource)
      throw new Error(`There is no resource "${name}": declare it as an entity or among the screens of one.`);
    return resource.entity;
  };
  return {
    dataProvider: createDataProvider({
      platform: platform.key,
      entityOf,
      send: requestOrEarly,
      protect: protectedRead,
    }),
    authProvider: createAuthProvider({
      platform,
      entityOf: (name) => directory.find(name)?.entity,
      loginPath: () => pathTo(language, 'login'),
    }),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: isWorthRetrying },
        // Held back until there is a connection, nobody would know that it is not saved.
        mutations: { networkMode: 'always' },
      },
    }),
    store: localStorageStore('1', `backoffice-${platform.key}`),
  };
}

/** What the server refused it will refuse again; a lost connection may be back. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof HttpError && error.status >= 400 && error.status < 500);
}
