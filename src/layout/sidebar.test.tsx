// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useSidebarState } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { themesOf } from '../theme/theme.ts';
import { Sidebar } from './Sidebar.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

afterEach(cleanup);

/** A window that can be drawn narrow or wide. */
function windowOf(width: number) {
  const asked = new Set<{ media: string; matches: boolean; tell: Set<() => void> }>();
  const isMet = (media: string, now: number) => {
    const [, most = Infinity] = /max-width: ?([\d.]+)px/.exec(media) ?? [];
    const [, least = 0] = /min-width: ?([\d.]+)px/.exec(media) ?? [];
    return now <= Number(most) && now >= Number(least);
  };
  vi.stubGlobal('matchMedia', (media: string) => {
    const one = { media, matches: isMet(media, width), tell: new Set<() => void>() };
    asked.add(one);
    return Object.assign(one, {
      addEventListener: (_: string, told: () => void) => one.tell.add(told),
      removeEventListener: (_: string, told: () => void) => one.tell.delete(told),
    });
  });
  return (now: number) => {
    width = now;
    for (const one of asked) {
      one.matches = isMet(one.media, now);
      one.tell.forEach((told) => told());
    }
  };
}

function Said() {
  const [isOpen] = useSidebarState();
  return <p>{isOpen ? 'open' : 'closed'}</p>;
}

it('A menu that was open beside the screen is no dialog over it once that is narrow, and open again once it is wide', async () => {
  const draw = windowOf(1440);
  const { wrapper } = await insideBackoffice();
  render(
    <ThemeProvider theme={createTheme(themesOf('baustein').light)}>
      <Sidebar>
        <nav>Menü</nav>
      </Sidebar>
      <Said />
    </ThemeProvider>,
    { wrapper },
  );
  await screen.findByText('open');
  act(() => draw(390));
  await screen.findByText('closed');
  expect(document.querySelector('[aria-hidden=true] p')).toBeNull();
  expect(screen.queryByText('Menü')).toBeNull();
  act(() => draw(1440));
  await screen.findByText('open');
  await waitFor(() => expect(screen.getByText('Menü')).toBeTruthy());
});
