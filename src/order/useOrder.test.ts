// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoffice } from '../../resources/texts/de/backoffice.ts';
import { problem } from '../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { product } from '../../resources/entities/product.ts';
import { useOrder } from './useOrder.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const resource = { name: 'products', entity: product };
const order = { by: 'position', takes: 'productSids' };
const parents = { orgaSid: 'acme' };

/** The order of a company's products, on a server that keeps it. */
async function openOrder({ refuse = () => false }: { refuse?: () => boolean | Promise<boolean> } = {}) {
  const server = { order: ['a', 'b', 'c', 'd'] };
  const inside = await insideBackoffice({
    answer: async ({ method, path, body }) => {
      if (path === '/api/import/product/CH/reorder') {
        if (await refuse()) return problem(409, 'Gerade nicht');
        const { productSids } = body as { productSids: string[] };
        server.order = [...productSids, ...server.order.filter((sid) => !productSids.includes(sid))];
        return new Response(null, { status: 204 });
      }
      if (method !== 'GET' || path !== '/api/import/product/CH') return undefined;
      const rows = server.order.map((sid) => ({ sid, orgaInfo: { sid: 'acme' } }));
      return Response.json(rows, { headers: { 'content-range': 'product 0-199/4' } });
    },
  });
  const { result } = renderHook(() => useOrder({ resource, order, parents }), { wrapper: inside.wrapper });
  await waitFor(() => expect(result.current?.records).toHaveLength(4));
  const writes = () => inside.calls.filter(({ method }) => method === 'PUT');
  return {
    ...inside,
    server,
    writes,
    shown: () => result.current.records.map(({ sid }) => sid).join(''),
    move: (from: number, to: number) => act(() => result.current.move(from, to, `${from} nach ${to}`)),
  };
}

afterEach(cleanup);

describe('A record that is moved', () => {
  it('is seen at its place at once, and of the order only what changed is stored', async () => {
    const { move, shown, writes, server, told } = await openOrder();
    move(2, 0);
    await waitFor(() => expect(shown()).toBe('cabd'));
    expect(told.at(-1)?.message).toBe('2 nach 0');
    await waitFor(() => expect(server.order.join('')).toBe('cabd'));
    expect(writes()[0]?.body).toEqual({ orgaSid: 'acme', productSids: ['c', 'a', 'b'] });
  });

  it('waits until the move before is stored', async () => {
    const { move, shown, server, writes } = await openOrder();
    move(0, 3);
    await waitFor(() => expect(shown()).toBe('bcda'));
    move(0, 1);
    await waitFor(() => expect(shown()).toBe('cbda'));
    await waitFor(() => expect(server.order.join('')).toBe('cbda'));
    expect(writes()).toHaveLength(2);
  });

  it('goes nowhere beyond the ends or where it stands', async () => {
    const { move, shown, calls, told } = await openOrder();
    const before = calls.length;
    move(0, -1);
    move(3, 4);
    move(1, 1);
    expect([shown(), calls.length, told]).toEqual(['abcd', before, []]);
  });

  it('goes back by its notification, as long as nothing was moved since', async () => {
    const { move, shown, server, told } = await openOrder();
    move(3, 0);
    await waitFor(() => expect(shown()).toBe('dabc'));
    act(() => told[0]?.undo?.());
    await waitFor(() => expect(server.order.join('')).toBe('abcd'));
    expect(shown()).toBe('abcd');
  });

  it('stays where something was moved since, which is said', async () => {
    const { move, shown, told } = await openOrder();
    move(3, 0);
    await waitFor(() => expect(shown()).toBe('dabc'));
    move(1, 2);
    await waitFor(() => expect(shown()).toBe('dbac'));
    act(() => told[0]?.undo?.());
    expect(told.at(-1)).toMatchObject({ type: 'warning', message: backoffice.tree.onlyLast });
    expect(shown()).toBe('dbac');
  });
});

describe('A move that the server refuses', () => {
  it('is told, and the order is shown that is stored', async () => {
    const { move, shown, told } = await openOrder({ refuse: () => true });
    move(3, 0);
    await waitFor(() => expect(told.at(-1)?.message).toBe('Gerade nicht'));
    await waitFor(() => expect(shown()).toBe('abcd'));
  });

  it('takes with it what was moved after it: shown is what is stored', async () => {
    const answers = [Promise.withResolvers<boolean>()];
    const { move, shown, server, told } = await openOrder({ refuse: () => answers.pop()?.promise ?? false });
    const [first] = answers;
    move(3, 0);
    await waitFor(() => expect(shown()).toBe('dabc'));
    move(1, 2);
    await waitFor(() => expect(shown()).toBe('dbac'));
    first?.resolve(true);
    await waitFor(() => expect(told.some(({ message }) => message === 'Gerade nicht')).toBe(true));
    await waitFor(() => expect(shown()).toBe('abcd'));
    expect(server.order.join('')).toBe(shown());
    // The next one is stored again.
    move(1, 0);
    await waitFor(() => expect(server.order.join('')).toBe('bacd'));
  });
});
