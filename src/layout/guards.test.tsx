// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeWantedUrl } from '../../providers/auth/wantedUrl.ts';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import { backoffice as texts } from '../../resources/texts/de/backoffice.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import type { Feature } from '../../resources/platform/rights.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { createDirectory } from '../directory/Directory.ts';
import { ExactRoute } from './ExactRoute.tsx';
import { Guarded } from './Guarded.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useOpenFeatures } from './useOpenFeatures.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const supplier: GrantedRight[] = [{ right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'acme', country: 'CH' } }];

afterEach(cleanup);

describe('A screen that is guarded', () => {
  const products = createDirectory().screensOf('product');
  const open = async (
    feature: Feature,
    wishes: Parameters<typeof insideBackoffice>[0],
    of?: typeof products,
  ) => {
    const { wrapper } = await insideBackoffice(wishes);
    render(
      <Guarded feature={feature} {...(of && { resource: of })}>
        <p>geöffnet</p>
      </Guarded>,
      { wrapper },
    );
  };

  it('opens for who has the right of its feature', async () => {
    await open('companies', { rights: supplier });
    expect(await screen.findByText('geöffnet')).toBeTruthy();
  });

  it('stays closed without that right; whoever is not signed in is led to the login, and told nothing of rights', async () => {
    await open('cms', { rights: supplier });
    expect(await screen.findByText(texts.ra.page.access_denied)).toBeTruthy();
    cleanup();
    history.replaceState(null, '', '/de/backoffice/orgas');
    await open('companies', { rights: null });
    await waitFor(() => expect(takeWantedUrl()).toBe('/de/backoffice/orgas'));
    for (const said of ['geöffnet', texts.ra.page.access_denied]) expect(screen.queryByText(said)).toBeNull();
  });

  it('is not found where the platform lacks the feature, whatever the right', async () => {
    await open('advertisement', { platform: 'RHB' });
    expect(await screen.findByText(texts.ra.page.not_found)).toBeTruthy();
  });

  it('opens of the things of a company to who may see those of this one', async () => {
    const at = { rights: supplier, pattern: 'orga/:orgaSid/products' };
    await open('companies', { ...at, at: 'orga/acme/products' }, products);
    expect(await screen.findByText('geöffnet')).toBeTruthy();
    cleanup();
    await open('companies', { ...at, at: 'orga/door/products' }, products);
    expect(await screen.findByText(texts.ra.page.access_denied)).toBeTruthy();
  });
});

it('A screen stands at its own address, not at any that begins so', async () => {
  const at = async (address: string, further: number) => {
    const { wrapper } = await insideBackoffice({ at: address });
    render(<ExactRoute further={further}>da</ExactRoute>, { wrapper });
    const isThere = screen.queryByText('da') !== null;
    cleanup();
    return isThere;
  };
  expect([await at('acme', 1), await at('acme/', 1), await at('acme/x', 1), await at('', 0)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

describe('The menu', () => {
  const menu = async (rights: GrantedRight[], platform: PlatformKey) => {
    const { wrapper } = await insideBackoffice({ rights, platform });
    const { result } = renderHook(useOpenFeatures, { wrapper });
    await waitFor(() => expect(result.current?.isPending).toBe(false));
    cleanup();
    return result.current.features;
  };

  it('offers what the platform has and the caller may open', async () => {
    expect(await menu(supplier, 'CH')).toEqual(['companies']);
    expect(await menu([{ right: 'ADMIN' }], 'CH')).toContain('advertisement');
    expect(await menu([{ right: 'ADMIN' }], 'ZBS')).toEqual([
      'companies',
      'categories',
      'import',
      'export',
      'userRights',
    ]);
  });

  it('offers nothing for a company of another country', async () => {
    expect(await menu(supplier, 'DE')).toEqual([]);
  });
});

describe('What is not kept yet', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const guarded = async () => {
    const { wrapper, router } = await insideBackoffice({ at: 'orgas/acme' });
    const { rerender } = render(<LeaveGuard isActive loss="Verloren" />, { wrapper });
    const go = (to: string) => act(() => router.navigate(`/de/backoffice/${to}`));
    return {
      go,
      at: () => router.state.location.pathname + router.state.location.search,
      keep: () => rerender(<LeaveGuard isActive={false} loss="Verloren" />),
      isAsking: () => screen.queryByText('Verloren') !== null,
      click: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    };
  };

  it('is asked about before another screen is opened; who stays, stays', async () => {
    const { go, at, isAsking, click } = await guarded();
    await go('orgas');
    expect([isAsking(), at()]).toEqual([true, '/de/backoffice/orgas/acme']);
    click(texts.shell.stay);
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(at()).toBe('/de/backoffice/orgas/acme');
    await go('orgas');
    click(texts.shell.leave);
    await waitFor(() => expect(at()).toBe('/de/backoffice/orgas'));
  });

  it('is not asked about where the address only says more of the same screen', async () => {
    const { go, at, isAsking } = await guarded();
    await go('orgas/acme?tab=2');
    expect([isAsking(), at()]).toEqual([false, '/de/backoffice/orgas/acme?tab=2']);
  });

  it('keeps the window from being closed, until it is kept', async () => {
    const { keep } = await guarded();
    expect(closing()).toBe(true);
    keep();
    expect(closing()).toBe(false);
  });

  it('no longer holds anybody back once it is kept, also while the question stands', async () => {
    const { go, at, keep, isAsking } = await guarded();
    await go('orgas');
    keep();
    await waitFor(() => expect(at()).toBe('/de/backoffice/orgas'));
    expect(isAsking()).toBe(false);
  });
});
