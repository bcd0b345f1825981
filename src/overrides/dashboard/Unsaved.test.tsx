// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backoffice as texts } from '../../../resources/texts/de/backoffice.ts';
import { copiesInMemory } from '../../../tests/setup/copiesInMemory.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { Unsaved } from './Unsaved.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);
vi.mock(
  '../../../providers/unsaved/copyStore.ts',
  async () => (await import('../../../tests/setup/copiesInMemory.ts')).copiesInMemory,
);

const copy = { id: '1', sub: '1', platform: 'CH', at: Date.now(), values: {} };
const open = async () => {
  const inside = await insideBackoffice();
  render(<Unsaved />, { wrapper: inside.wrapper });
  return inside;
};

afterEach(cleanup);

it('What the caller has typed and not saved leads to its form, the newest first (behaviour B227)', async () => {
  const values = { title: { de: 'Fenster «Alp»' } };
  await copiesInMemory.writeCopy({ ...copy, place: 'products alpen%2Fland/f%201', values });
  await copiesInMemory.writeCopy({ ...copy, id: '2', at: copy.at + 1, place: 'products in alpenfenster' });
  await copiesInMemory.writeCopy({ ...copy, id: '3', at: copy.at - 1, place: 'orgas in ' });
  await open();
  await screen.findByText(texts.unsaved.all);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de/backoffice/orga/alpenfenster/products/create',
    '/de/backoffice/orga/alpen%2Fland/products/f%201',
    '/de/backoffice/orgas/create',
  ]);
  expect(screen.getByRole('link', { name: 'Produkt: Fenster «Alp»' })).toBeTruthy();
});

it('Nothing is shown of others, of other platforms, of screens that are gone, and where there is none', async () => {
  await copiesInMemory.writeCopy({ ...copy, sub: 'other', place: 'orgas in ' });
  await copiesInMemory.writeCopy({ ...copy, id: '2', platform: 'DE', place: 'orgas in ' });
  await copiesInMemory.writeCopy({ ...copy, id: '3', place: 'gone 1' });
  const { queryClient } = await open();
  await waitFor(() => expect(queryClient.getQueryData(['unsaved', 'CH', '1'])).toHaveLength(1));
  expect(screen.queryByText(texts.unsaved.all)).toBeNull();
});

it('What is dropped there can be brought back', async () => {
  await copiesInMemory.writeCopy({ ...copy, place: 'orgas in ', values: { name: 'Neu AG' } });
  const { told } = await open();
  fireEvent.click(await screen.findByRole('button', { name: /Neu AG/ }));
  await waitFor(() => expect(screen.queryByText(texts.unsaved.all)).toBeNull());
  expect(await copiesInMemory.readCopies()).toEqual([]);
  told.at(-1)?.undo?.();
  expect(await screen.findByRole('button', { name: /Neu AG/ })).toBeTruthy();
});
