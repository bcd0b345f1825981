import { beforeAll, describe, expect, it } from 'vitest';
import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import type { Method } from '../../setup/calls.ts';
import { movedBetween } from '../companySums.ts';
import type { IsMade } from './Made.ts';
import type { SequenceWorld } from './sequenceWorld.ts';

const orgaCountry = { sid: 'alpenfenster', country: 'CH' } as const;
const given: readonly GrantedRight[] = [
  { right: 'COMPANY', orgaCountry },
  { right: 'COMPANY' },
  { right: 'EDIT_PRODUCTS', orgaCountry },
  { right: 'EDIT_PRODUCTS' },
  { right: 'ADMIN' },
];

const product = (title: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'p1',
  productInfo: { articleNumber: 'P1', title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});
const url = '/import/product/CH/alpenfenster/p1';

interface Step {
  method: Method;
  url: string;
  body?: unknown;
  refused: 403 | 404;
}

/** All that somebody could still do with what they did, or saw, as long as they held the right. */
function stepsWith(change: number, report: string | undefined): Step[] {
  const list = '?orgaSid=alpenfenster&isBlackList=true';
  return [
    { method: 'GET', url, refused: 403 },
    { method: 'PUT', url, body: product('Nachher'), refused: 403 },
    { method: 'DELETE', url, refused: 403 },
    { method: 'POST', url: `/import/change/${change}/undo`, refused: 404 },
    { method: 'POST', url: `/import/change/${change}/undo?dryRun=true`, refused: 404 },
    {
      method: 'GET',
      url: '/import/audit?platform=CH&entity=product&key=%5B%22alpenfenster%22%2C%22p1%22%5D',
      refused: 403,
    },
    { method: 'GET', url: '/import/product/json/CH/alpenfenster/all', refused: 403 },
    { method: 'GET', url: '/import/product/xlsx/CH/alpenfenster/de', refused: 403 },
    {
      method: 'POST',
      url: '/import/product/CH?orgaSid=alpenfenster',
      body: [product('Nachher')],
      refused: 403,
    },
    { method: 'DELETE', url: `/import/product/CH${list}`, body: ['p1'], refused: 403 },
    { method: 'GET', url: '/import/report?platform=CH', refused: 403 },
    ...(report === undefined
      ? []
      : (['', '/events', '/xlsx'] as const).map((part): Step => {
          return { method: 'GET', url: `/import/report/${report}${part}`, refused: 404 };
        })),
    ...(report === undefined
      ? []
      : [{ method: 'POST', url: `/import/report/${report}/undo`, refused: 404 } as const]),
  ];
}

/**
 * Declares the tests of what somebody does with a right that was given to them by the API and taken again.
 */
export function takenRights(worldNow: () => SequenceWorld, isMade: IsMade): void {
  let world: SequenceWorld;
  beforeAll(() => {
    world = worldNow();
  });

  describe.each(given.map((right) => [nameOf(right), right] as const))(
    'A right that is taken away: %s',
    (_, right) => {
      it('leaves nothing to do with what was done with it', async () => {
        await world.give('other', []);
        const body = { sub: world.subs.other, ...right };
        expect((await world.call('root', 'POST', '/import/user-right', body)).statusCode).toBe(201);
        const saved = await world.call('other', 'PUT', url, product(`Vorher ${nameOf(right)}`));
        expect(saved.statusCode).toBe(200);
        const [newest] = (await world.call('root', 'GET', '/import/audit?range=[0,0]')).json() as {
          id: number;
        }[];
        const report = right.right === 'EDIT_PRODUCTS' ? undefined : await imported(nameOf(right));
        await take();
        for (const [index, step] of stepsWith(newest?.id ?? 0, report).entries()) {
          if (!isMade(nameOf(right), 'is taken before', String(index), step.method)) continue;
          const before = await world.sums();
          const answer = await world.call('other', step.method, step.url, step.body);
          expect(answer.statusCode, `${step.method} ${step.url}`).toBe(step.refused);
          expect(movedBetween(before, await world.sums())).toEqual([]);
        }
      });
    },
  );

  async function imported(title: string): Promise<string> {
    const answer = await world.call(
      'other',
      'POST',
      '/import/product/CH?orgaSid=alpenfenster',
      [product(`Import ${title}`)],
      { prefer: 'respond-async' },
    );
    const { id } = answer.json() as { id: string };
    await world.run(id);
    expect(await world.stateOf(id)).toBe('applied');
    return id;
  }

  async function take(): Promise<void> {
    const { rights } = (await world.call('root', 'GET', `/import/user-right/${world.subs.other}`)).json() as {
      rights: { id: string }[];
    };
    for (const { id } of rights)
      expect((await world.call('root', 'DELETE', `/import/user-right/${id}`)).statusCode).toBe(204);
  }
}

function nameOf({ right, orgaCountry: company }: GrantedRight): string {
  return company ? `${right} of ${company.sid}` : right;
}
