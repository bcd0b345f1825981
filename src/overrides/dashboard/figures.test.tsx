// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoffice } from '../../../resources/texts/de/backoffice.ts';
import { importReport } from '../../../tests/setup/importReport.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { FixFirst } from './FixFirst.tsx';
import { LastImports } from './LastImports.tsx';
import { Losses } from './Losses.tsx';
import { Views } from './Views.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

/** A panel of the start page, whose figures the server answers at that path. */
async function open(panel: ReactElement, path: string, figures: unknown) {
  const { wrapper } = await insideBackoffice({
    answer: (call) => {
      if (call.path === path) return Response.json(figures);
      return call.path === '/api/import/attribute'
        ? Response.json([], { headers: { 'content-range': 'attribute 0-0/0' } })
        : undefined;
    },
  });
  render(panel, { wrapper });
}

afterEach(cleanup);

describe('How often visitors looked', () => {
  const day = (date: string, pageViews: number, clicks: number, pageViewsBefore = 0) => ({
    day: date,
    pageViews,
    clicks,
    pageViewsBefore,
  });

  it('is the sum of all days, written as people of the platform write numbers', async () => {
    const days = [day('2026-01-01', 1200, 3), day('2026-01-02', 0, 0), day('2026-01-03', 300, 4, 700)];
    await open(<Views />, '/api/import/views/CH', days);
    const chart = await screen.findByRole('img', { name: /1.500/ });
    expect(chart.getAttribute('aria-label')).toMatch(/7.*30 Tage davor: 700/);
    expect(chart.textContent).toMatch(/2.000/);
    // The same numbers for whoever does not see it.
    expect(screen.getAllByRole('row', { hidden: true })[1]?.textContent).toMatch(/300.*700/);
    const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    // On an axis that ends at 2000.
    expect(heights.map((height) => Math.round((height / (heights[0] ?? 1)) * 1200))).toEqual([1200, 13, 300]);
  });

  it('is said where nobody did, and clicks alone are something', async () => {
    await open(<Views />, '/api/import/views/CH', [day('2026-01-01', 0, 0)]);
    expect(await screen.findByText(backoffice.home.noViews)).toBeTruthy();
    cleanup();
    await open(<Views />, '/api/import/views/CH', [day('2026-01-01', 0, 2)]);
    expect(await screen.findByRole('img')).toBeTruthy();
  });
});

it('What was lost at night leads to the day of Zurich on which it was (behaviour B597)', async () => {
  const loss = {
    at: '2026-07-31T22:30:00.000Z',
    orgaSid: 'bauhandel',
    entity: 'retailerData',
    kind: 'deleted',
    count: 3,
    key: ['bauhandel', 'alpenfenster', 'f1'],
    cause: { entity: 'product', key: ['alpenfenster', 'f1'], kind: 'deleted' },
  };
  await open(<Losses />, '/api/import/retired/CH', [loss]);
  const link = await screen.findByRole('link', { name: /^3 / });
  expect(link.getAttribute('href')).toMatch(/since=2026-08-01&until=2026-08-01$/);
});

describe('What is to be mended first', () => {
  const acme = { orgaSid: 'a b', name: 'Acme', products: 9, completeness: 80 };
  const door = { orgaSid: 'door', name: 'Door', products: 9, completeness: 80 };
  const gap = (orgaSid: string, name: string) => ({ orgaSid, gap: name, products: 4 });
  const linesOf = async (companies: object[], gaps: object[]) => {
    await open(<FixFirst />, '/api/import/quality/CH', { companies, gaps });
    return screen.findAllByRole('link');
  };

  it('leads to exactly the products that lack it, the least complete first', async () => {
    const [line] = await linesOf([acme], [gap('a b', 'title.fr')]);
    const { pathname, searchParams } = new URL(line?.getAttribute('href') ?? '', 'http://x');
    expect(pathname).toBe('/de/backoffice/orga/a%20b/products');
    expect(Object.fromEntries(searchParams)).toEqual({
      filter: '{"missing":"title.fr"}',
      sort: 'completeness',
      order: 'ASC',
    });
  });

  it('names the company where the caller has several', async () => {
    const [alone] = await linesOf([acme], [gap('a b', 'title.fr')]);
    expect(alone?.textContent).toBe('Titel (FR)');
    cleanup();
    const several = await linesOf([acme, door], [gap('a b', 'title.fr'), gap('door', 'images')]);
    expect(several.map(({ textContent }) => textContent)).toEqual([
      'Acme: Titel (FR)',
      expect.stringMatching(/^Door: Bilder/),
    ]);
  });
});

it('A file that was only checked is not called imported, one that failed is called so', async () => {
  const imports = [
    importReport({ id: '1', fileName: 'geprüft.xlsx', dryRun: true, state: 'applied' }),
    importReport({ id: '2', fileName: 'falsch.xlsx', dryRun: true, state: 'refused' }),
    importReport({ id: '3', fileName: 'da.xlsx', dryRun: false, state: 'searchable' }),
  ];
  await open(<LastImports />, '/api/import/report', imports);
  const { states } = backoffice.import;
  const lines = await screen.findAllByRole('listitem');
  const words = [states.checked, states.refused, states.searchable];
  expect(lines.map((line, index) => within(line).queryByText(words[index] ?? '') !== null)).toEqual([
    true,
    true,
    true,
  ]);
});
