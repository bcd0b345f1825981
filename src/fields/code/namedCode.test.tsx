// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from '../../../resources/entities/product.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { placeOf, type Place } from '../../directory/Place.ts';
import { ParentsContext } from '../../directory/ParentsContext.ts';
import { CodeInput } from './CodeInput.tsx';
import { CodeColumn } from './CodeColumn.tsx';
import type { CodeField } from '../../../resources/kinds/field.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const successor: Place<CodeField> = { ...placeOf(product, 'successor'), field: product.fields.successor };
const door = {
  orgaInfo: { sid: 'acme' },
  sid: 'door',
  version: 1,
  productInfo: { articleNumber: 'N-2', title: { de: 'Neue Türe' } },
};

/** The form of a product of acme, whose successor may be the door. */
async function openForm(said: string | null) {
  const { wrapper, calls } = await insideBackoffice({
    answer: ({ path, query }) => {
      if (path !== '/api/import/product/CH') return undefined;
      const { articleNumber } = JSON.parse(query.get('filter') ?? '{}');
      const found = articleNumber === undefined || articleNumber === 'N-2' ? [door] : [];
      return Response.json(found, { headers: { 'content-range': `product 0-0/${found.length}` } });
    },
  });
  const Said = () => <output>{String(useWatch({ name: 'successor' }))}</output>;
  render(
    <ParentsContext value={{ orgaSid: 'acme' }}>
      <Form record={{ id: 'acme/f1', successor: said }}>
        <CodeInput place={successor} source="successor" />
        <Said />
      </Form>
      <CodeColumn place={successor} value={said ?? 'N-2'} record={{ orgaSid: 'acme' }} Show={() => null} />
    </ParentsContext>,
    { wrapper },
  );
  const field = await screen.findByRole('combobox');
  return { field, calls, value: () => screen.getByRole('status').textContent };
}

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(cleanup);

it('A code of another record is chosen by what that is called, among those of the same company', async () => {
  const { field, calls, value } = await openForm(null);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'neue' } });
  fireEvent.click(await screen.findByRole('option', { name: /Neue Türe/ }));
  await waitFor(() => expect(value()).toBe('N-2'));
  const asked = calls.map(({ query }) => JSON.parse(query?.get('filter') ?? '{}'));
  expect(asked).toContainEqual({ orgaSid: 'acme', q: 'neue' });
  // Beside the field, and in the column of a list.
  await waitFor(() => expect(screen.getAllByText(/Neue Türe/)).toHaveLength(2));
});

it('A code of a record that is not there yet stays, and it is said that it may come', async () => {
  const { field, value } = await openForm(null);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'SPÄTER-1' } });
  fireEvent.blur(field);
  await waitFor(() => expect(value()).toBe('SPÄTER-1'));
  expect(await screen.findByText(/«SPÄTER-1» gibt es hier noch nicht/)).toBeTruthy();
});
