// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reference } from '../../../resources/kinds/grammar.ts';
import { entities } from '../../../resources/registry.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { useGapLabels } from '../gaps/useGapLabels.ts';
import { sharedFields, sharedFilter } from './sharedKey.ts';
import { useReferenceOptions } from './useReferenceOptions.ts';
import { useRecords } from './useRecords.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const listed = (rows: readonly object[], total = rows.length) =>
  Response.json(rows, { headers: { 'content-range': `rows 0-0/${total}` } });

afterEach(cleanup);

describe('What a reference shares with what it points to', () => {
  it('is what both are within, or the company that another field names', () => {
    const line = reference('productLine', { within: ['orgaSid'] });
    const other = reference('product', { companyIn: 'relatedOrgaSid' });
    expect([sharedFields(line), sharedFields(other)]).toEqual([['orgaSid'], ['relatedOrgaSid']]);
    expect(sharedFilter(line, entities.productLine, { orgaSid: 'acme' })).toEqual({ orgaSid: 'acme' });
    expect(sharedFilter(other, entities.product, { orgaSid: 'acme', relatedOrgaSid: 'door' })).toEqual({
      orgaSid: 'door',
    });
    expect(sharedFilter(other, entities.product, {})).toEqual({ orgaSid: '' });
  });
});

describe('What may be chosen', () => {
  const lines = ['Zargen', 'Ämter', 'Böden'].map((de, index) => ({
    orgaSid: 'acme',
    sid: `l${index}`,
    title: { de, fr: `fr ${de}` },
  }));
  const field = reference('productLine', { within: ['orgaSid'] });
  const choose = async (wanted: Partial<Parameters<typeof useReferenceOptions>[1]>) => {
    const { wrapper, calls } = await insideBackoffice({
      answer: ({ path }) => {
        if (path === '/api/import/product-line/CH') return listed(lines);
        const line = lines.find(({ sid }) => path === `/api/import/product-line/CH/acme/${sid}`);
        return line && Response.json(line);
      },
    });
    const all = { typed: '', chosen: [], within: { orgaSid: 'acme' }, isWanted: true, ...wanted };
    const { result } = renderHook(() => useReferenceOptions(field, all), { wrapper });
    await waitFor(() => expect(result.current).not.toBeNull());
    return {
      titles: () => result.current.options.map(({ title }) => title),
      calls,
      now: () => result.current,
    };
  };

  it('is asked for by what is typed, within the company, and sorted as people sort', async () => {
    const { titles, calls, now } = await choose({ typed: 'b' });
    await waitFor(() => expect(titles()).toEqual(['Ämter', 'Böden', 'Zargen']));
    expect(JSON.parse(calls.at(-1)?.query.get('filter') ?? '')).toEqual({ orgaSid: 'acme', q: 'b' });
    // Found by its words in the other languages too.
    expect(now().options[1]?.words).toBe('Böden fr Böden');
  });

  it('is asked for by nobody as long as nobody chooses', async () => {
    const { titles, calls } = await choose({ chosen: ['l0'], isWanted: false });
    await waitFor(() => expect(titles()).toEqual(['Zargen']));
    expect(calls.map(({ path }) => path)).toEqual(['/api/import/product-line/CH/acme/l0']);
  });

  it('is nothing as long as the company is not known', async () => {
    const { titles, calls } = await choose({ within: {} });
    expect([titles(), calls]).toEqual([[], []]);
  });

  it('holds a chosen one that is there no more by its sid, and until its title is known as unnamed', async () => {
    const { titles } = await choose({ chosen: ['gone'], isWanted: false });
    expect(titles()).toEqual(['…']);
    await waitFor(() => expect(titles()).toEqual(['gone']));
  });
});

describe('A vocabulary', () => {
  it('is read page by page until it is whole', async () => {
    const { wrapper, calls } = await insideBackoffice({
      answer: ({ path, query }) => {
        if (path !== '/api/import/attribute') return undefined;
        const [first = 0, last = 0] = JSON.parse(query.get('range') ?? '[]') as number[];
        const length = Math.min(last, 449) - first + 1;
        return listed(
          Array.from({ length }, (_, index) => ({ sid: `a${first + index}` })),
          450,
        );
      },
    });
    const { result } = renderHook(() => useRecords('attribute'), { wrapper });
    await waitFor(() => expect(result.current?.data).toHaveLength(450));
    expect(calls.map(({ query }) => query.get('range'))).toEqual(['[0,199]', '[200,399]', '[400,599]']);
  });

  it('is read no further where the server has less than it said', async () => {
    const { wrapper, calls } = await insideBackoffice({
      answer: ({ query }) => listed(query.get('range') === '[0,199]' ? [{ sid: 'a' }] : [], 450),
    });
    const { result } = renderHook(() => useRecords('attribute'), { wrapper });
    await waitFor(() => expect(result.current?.data).toHaveLength(1));
    expect(calls).toHaveLength(2);
  });
});

it('What a product lacks is named: a language of a field, an attribute, what hangs on it', async () => {
  const { wrapper } = await insideBackoffice({
    answer: ({ path }) =>
      path === '/api/import/attribute' ? listed([{ sid: 'u', name: { de: 'U-Wert' } }]) : undefined,
  });
  const { result } = renderHook(() => useGapLabels(entities.product), { wrapper });
  await waitFor(() => expect(result.current?.('attributes.u')).toBe('U-Wert'));
  const named = ['title.fr', 'images', 'document', 'attributes.gone'].map((gap) => result.current(gap));
  expect(named).toEqual([
    'Titel (FR)',
    expect.stringMatching(/^Bilder/),
    expect.stringMatching(/^Dokumente/),
    'gone',
  ]);
});
