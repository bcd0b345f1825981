import { CoreAdminContext, HttpError } from 'ra-core';
import { createContext, use, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { announceLoginChange } from '../../providers/auth/onLoginChange.ts';
import { createI18nProvider } from '../../providers/i18n/i18nProvider.ts';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import { platform as platformOf, type PlatformKey } from '../../resources/platform/platforms.ts';
import { backoffice as texts } from '../../resources/texts/de/backoffice.ts';
import { entities } from '../../resources/texts/de/entities.ts';
import { faults } from '../../resources/texts/de/faults.ts';
import { createProviders } from '../../src/backoffice/createProviders.ts';
import { BackofficeContext } from '../../src/directory/BackofficeContext.ts';
import { createDirectory, type Directory } from '../../src/directory/Directory.ts';
import type { Notification } from '../../ui/notifications/notification.ts';
import { answeringServer, type Answering } from './answeringServer.ts';
import { pool, token } from './mockedPool.ts';

interface Wishes {
  answer?: Answering;
  /** Of who is signed in; nobody is where they are null. */
  rights?: readonly GrantedRight[] | null;
  platform?: PlatformKey;
  /** Below the address of the backoffice. */
  at?: string;
  /** Names the parameters of that address. */
  pattern?: string;
  directory?: Directory;
}

const Inner = createContext<ReactNode>(null);
const basename = '/de/backoffice';
const writeError = console.error;

/**
 * The backoffice around what a test draws in it: its real providers before a server that answers as the test says.
 * The test file itself replaces the identity library: `vi.mock('aws-amplify/auth', …)`.
 */
export async function insideBackoffice({
  answer = () => undefined,
  rights = [{ right: 'ADMIN' }],
  platform: key = 'CH',
  at = '',
  pattern = '*',
  directory = createDirectory(),
}: Wishes = {}) {
  const platform = platformOf(key);
  const calls = answeringServer(answer, ({ path }) =>
    path === '/api/user/rights' ? Response.json({ rights }) : undefined,
  );
  pool.fetchAuthSession.mockResolvedValue(rights ? { tokens: { idToken: token } } : {});
  // Who asked before may have been somebody else.
  announceLoginChange('here');
  document.documentElement.lang = 'de';
  const backoffice = { platform, language: 'de', directory } as const;
  const providers = createProviders(backoffice);
  const i18nProvider = await createI18nProvider({
    language: 'de',
    group: platform.group,
    texts: { backoffice: texts, faults, entities },
    entityName: (name) => directory.find(name)?.entity.name,
  });
  const router = createMemoryRouter(
    [
      {
        path: `${basename}/${pattern}`,
        element: (
          <BackofficeContext value={backoffice}>
            <CoreAdminContext basename={basename} {...providers} i18nProvider={i18nProvider}>
              <TheInner />
            </CoreAdminContext>
          </BackofficeContext>
        ),
      },
      { path: '*', element: null },
    ],
    { initialEntries: [`${basename}/${at}`] },
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Inner value={children}>
      <RouterProvider router={router} />
    </Inner>
  );
  return { wrapper, router, calls, queryClient: providers.queryClient, told: hearNotifications() };
}

function TheInner() {
  return use(Inner);
}

/** What the page is told from now on, in its order. */
function hearNotifications(): Notification[] {
  const told: Notification[] = [];
  const element = document.createElement('baustein-notifications');
  element.addEventListener('notify', (event) => told.push((event as CustomEvent<Notification>).detail));
  document.body.append(element);
  return told;
}

beforeEach(() => {
  // The library writes down every refusal of the server, also those that a test asks for.
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!(said[0] instanceof HttpError)) writeError(...said);
  });
});

afterEach(() => document.querySelectorAll('baustein-notifications').forEach((element) => element.remove()));
